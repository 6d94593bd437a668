"""The browser part, if it is built (static/), else a plain page that says so."""

from pathlib import Path

from litestar import MediaType, Response, get
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
def page(path: FromPath[str] = "") -> Response[str] | File:
    """A built file, or the one page that shows all others."""
    wanted = (STATIC / path.lstrip("/")).resolve()
    if path.strip("/") and wanted.is_relative_to(STATIC.resolve()) and wanted.is_file():
        headers = {"cache-control": FOREVER if "/assets/" in path else "no-cache"}
        return File(wanted, filename=wanted.name, content_disposition_type="inline", headers=headers)
    last = path.rsplit("/", 1)[-1]
    if path.startswith("/api/") or "." in last:
        return Response("there is no such page\n", status_code=404, media_type=MediaType.TEXT)
    if (STATIC / "index.html").is_file():
        return File(
            STATIC / "index.html",
            filename="index.html",
            content_disposition_type="inline",
            headers={"cache-control": "no-cache"},
        )
    return Response(PLAIN, media_type=MediaType.HTML)
