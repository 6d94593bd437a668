"""Imports point down, between rooms (pyproject.toml) and within each: nothing goes round in a circle."""

import grimp


def test_no_module_imports_what_imports_it() -> None:
    graph = grimp.build_graph("corral")
    circles = [
        (module, imported)
        for module in sorted(graph.modules)
        for imported in sorted(graph.find_modules_directly_imported_by(module))
        if graph.chain_exists(importer=imported, imported=module)
    ]
    assert circles == []
