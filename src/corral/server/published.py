"""The OpenAPI document, with the view of every game that is ready: `GAME.View` and its parts."""

from typing import Any

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin

from corral import games
from corral.match import view_of

REF = "#/components/schemas/"


class Published(JsonRenderPlugin):
    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return self.render_json(request, with_views(openapi_schema))


def with_views(document: dict[str, Any]) -> dict[str, Any]:
    ready = [name for name in games.GAMES if name not in games.unready]
    kinds = {**document["components"]["schemas"]}
    for name in ready:
        _, parts = msgspec.json.schema_components([view_of(games.find(name))], ref_template=f"{REF}{name}.{{name}}")
        kinds |= {f"{name}.{part}": schema for part, schema in parts.items()}
    views = [{"$ref": f"{REF}{kind}"} for kind in ("View", *(f"{name}.View" for name in ready))]
    seen = kinds["Seen"]
    kinds["Seen"] = {**seen, "properties": {**seen["properties"], "view": {"anyOf": [*views, {"type": "null"}]}}}
    return {**document, "components": {**document["components"], "schemas": kinds}}
