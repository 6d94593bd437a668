"""corral dataset: records as a table for learning."""

from pathlib import Path


def dataset(folder: Path, target: Path, /, *, luck: bool = False) -> None:
    """Turn finished records of one game into a Parquet file, a row for each choice, with a data card beside it.

    Parameters
    ----------
    folder
        Where the records are, as `corral arena --records` writes them: *.txt.
    target
        The file to write, such as moon-river.parquet.
    luck
        Let the judge say what draws did to each seat's chance to win: seconds for each game.
    """
    from corral.arena import dataset as tables

    if not folder.is_dir():
        raise ValueError(f"{folder} is no folder")
    told = tables.write(folder.glob("*.txt"), target, luck)
    print(f"{told['rows']} choices of {told['records']} games: {target}, {target.with_suffix('.md')}")
