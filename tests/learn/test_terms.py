"""One word for one thing: what was decided against stands nowhere, neither on buttons nor in the log, the rules, the
lessons, the notes."""

import re

import pytest

from corral.learn import LANGUAGES

from ..contract.tables import TESTS

ROOT = TESTS.parent
LEARN = ROOT / "src" / "corral" / "learn"

# language -> game -> another word: the one to use. The words of the players stand in the search of the rules.
INSTEAD: dict[str, dict[str, dict[str, str]]] = {
    "de": {
        "moon_river": {
            r"Gebiete?n?\b": "Territorium",
            r"Partnerplättchen": "Partner-Chip",
            r"Trapper": "Pelzjäger",
            r"Lagerpl[aä]tz": "Lagerfeld",
            r"\b[Aa]bwerfen|\bwirft .* ab\b": "aus dem Spiel kommen",
            r"gemeinsame[rn]? Vorrat": "allgemeiner Vorrat",
            r"Wertungsblatt": "Wertungsblock",
            r"\bRind(er)?\b": "Kuh",
            r"Flößerei": "Holzhandel",
        },
        "wind_river": {
            r"\bhungrig": "unversorgt",
            r"Prärie|Weite Ebene": "Spielplan, Open Plains",
            r"auf die Open Plains": "in die Open Plains",
            r"\bReserve\b": "unbenutzte Tipis",
            r"\bZelte?\b": "Tipi",
        },
        "dice_town": {
            r"Besitzurkunde": "Besitzrechtskarte",
            r"Rauchzeichen": "Rauchsignal",
            r"Leibwache": "Bodyguard",
            r"\bTresor\b": "Bank",
            r"Hut herum\b": "Der Hut geht herum",
            r"Könige\b": "Kings",
            r"\b[Aa]nwerben|wirbt .* an\b": "rekrutieren",
            r"(?<!Gold)[Nn]ugget": "Goldnugget",
            r"\bOutlaw": "Schurke",
            r"\bLaden": "General Store",
            r"\bDollars\b": "Dollar",
            r"\bHaus\b": "Ort",
            r"den Stern\b|\bSterne\b": "Sheriffstern",
            r"\bSpielern?\b": "Person",
        },
    },
    "nl": {
        "moon_river": {
            r"\b[Gg]ebied": "territorium",
            r"dominosteen": "domino",
            r"opslagplaats": "opslagveld",
            r"ranchero’s": "rancheros",
            r"in dienst": "rekruteren",
            r"[Mm]aïs": "mais",
            r"gemeenschappelijk": "algemene voorraad",
            r"bonusperceel": "Landschapsbonustegel",
            r"Houthandel": "De Vlotterij",
            r"Bandieten": "Outlaws",
            r"Kampbord": "Kamp",
            r"\bin de saloon\b": "Saloon",
            r"bouwde|\bstappen\b": "aanleggen, verplaatsing",
            r"het spel (is afgelopen|eindigt)|\bOpzet\b": "de partij, Voorbereiding",
            r"\bzege\b": "overwinning",
        },
        "wind_river": {
            r"\b[Vv]lakte|[Pp]rairie": "bord, Open Plains",
            r"in de Open Plains": "op de Open Plains",
            r"heeft .*honger\b": "hongerig",
            r"\b[Ss]te(en|nen)\b(?! voor)": "voorraadsteen",
            r"\bOp(zet|bouw)\b": "Voorbereiding",
            r"\bzege\b": "overwinning",
        },
        "dice_town": {
            r"eigendom": "grond, akte",
            r"uitstalling": "rij",
            r"[Aa]anwerven": "rekruteren",
            r"bandiet": "schurk",
            r"verhinder": "annuleren",
            r"geneesmiddel": "middel",
            r"verzwaarde": "valse dobbelsteen",
            r"(?<!goud)(?<!Goud)klompje": "goudklompje",
            r"(?<!post)(?<!Post)koets": "postkoets",
            r"\b[Oo]utlaws\b": "schurk",
            r"\bEditie": "Uitgave",
            r"het spel (is afgelopen|eindigt)|\bOpzet\b": "de partij, Voorbereiding",
            r"\bzege\b": "overwinning",
        },
    },
    "fr": {
        "moon_river": {
            r"\b[Ss]tock\b": "réserve",
            r"\b[Aa]ssocié": "partenaire",
            r"nombre au dos": "numéro au dos",
            r"\b[Rr]ecrut": "engager",
            r"\bquitten?t? la partie|sort(ent)? du jeu": "quitter le jeu",
            r"légendes\b": "Légendes",
        },
        "wind_river": {
            r"[Bb]uffle": "bison",
            r"Grandes Plaines": "Open Plains",
            r"faire des provisions": "amasser",
            r"la plaine\b": "plateau",
        },
        "dice_town": {
            r"\bmaisons?\b": "lieu",
            r"[Cc]artes? du magasin": "carte magasin",
            r"\bshérif": "Shérif",
            r"dé libre": "dé non gardé",
            r"carte haute": "dé le plus haut",
            r"\bGeneral Store(?!\))": "Magasin",
        },
    },
}
GAMES = ["moon_river", "wind_river", "dice_town"]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_one_word_stands_for_one_thing(language, game):
    words = ROOT / "web" / "src" / "words" / language
    files = [
        *(
            LEARN / part / language / f"{game}.{kind}"
            for part, kind in (("rules", "md"), ("lessons", "toml"), ("notes", "toml"))
        ),
        *sorted(words.glob(f"{game}*.ftl")),
        words / "score.ftl",
        ROOT / "docs" / "rules" / language / f"{game.replace('_', '-')}.md",
    ]
    found = []
    for file in files:
        told = file.read_text(encoding="utf-8")
        if file.parts[-3] == "rules" and file.suffix == ".md":
            told = told.rpartition("\n## ")[0] if "learn" in file.parts else told
        for number, line in enumerate(told.splitlines(), 1):
            text = re.sub(r"^\s*\*?\[\w+\]|\{[^}]*\}", "", line.partition(" = ")[2] or line)
            for other, term in INSTEAD[language][game].items():
                if met := re.search(other, text):
                    found.append(f"{file.relative_to(ROOT)}:{number}: {term}, not {met[0]}")
    assert found == []
