"""The browser part, if it is built (static/), else a plain page that says so."""

from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.params import FromPath
from litestar.response import File

STATIC = Path(__file__).parent / "static"
FOREVER = "public, max-age=31536000, immutable"  # names of built files hold a digest of their content
PLAIN = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Corral</title>
<h1>Corral</h1>
<p>The server runs. The browser part is not built here.</p>
<p>Programs: <a href="/schema/openapi.json">what can be asked</a>, and <code>corral.client</code> in Python.</p>
</html>
"""


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def page(request: Request[Any, Any, State], path: FromPath[str] = "") -> Response[str] | File:
    """A built file, or the one page that shows all others: it knows what its addresses mean."""
    wanted = (STATIC / path.lstrip("/")).resolve()
    if path.strip("/") and wanted.is_relative_to(STATIC.resolve()) and wanted.is_file():
        return _file(wanted, FOREVER if path.startswith("/assets/") else "no-cache")
    navigated = "text/html" in request.headers.get("accept", "")  # a name may have a dot: /people/j.r
    if path.startswith(("/api/", "/assets/")) or ("." in path.rsplit("/", 1)[-1] and not navigated):
        return Response("there is no such page\n", status_code=404, media_type=MediaType.TEXT)
    if (STATIC / "index.html").is_file():
        return _file(STATIC / "index.html", "no-cache")
    return Response(PLAIN, media_type=MediaType.HTML)


def _file(path: Path, cache: str) -> File:
    return File(path, filename=path.name, content_disposition_type="inline", headers={"cache-control": cache})
