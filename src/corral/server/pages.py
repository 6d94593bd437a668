"""The browser part and the documentation, if they are built (static/, docs/), else a plain page that says so."""

import base64
import functools
import hashlib
import re
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.params import FromPath
from litestar.response import File, Redirect

STATIC = Path(__file__).parent / "static"
DOCS = Path(__file__).parent / "docs"
NO_DOCS = "the documentation is not built here: `make docs` does it; it can be read in the folder docs, too\n"
SCRIPT = re.compile(r"<script>(.*?)</script>", re.S)  # those that stand in a page itself
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


@get(["/docs", "/docs/{path:path}"], include_in_schema=False, sync_to_thread=False)
def docs(request: Request[Any, Any, State], path: FromPath[str] = "") -> Response[str] | File | Redirect:
    """The documentation, a folder a page."""
    wanted = (DOCS / path.lstrip("/")).resolve()
    if not wanted.is_relative_to(DOCS.resolve()) or not wanted.exists():
        missing = NO_DOCS if not DOCS.exists() else "there is no such page\n"
        return Response(missing, status_code=404, media_type=MediaType.TEXT)
    if wanted.is_file():
        return _file(wanted, "no-cache")
    if not request.scope["raw_path"].endswith(b"/"):
        return Redirect(f"{request.url.path}/", status_code=307)
    return _file(wanted / "index.html", "no-cache", _policy(wanted / "index.html"))


@functools.cache
def _policy(page: Path) -> str:
    """Scripts that stand in a page of the documentation may run, for they are known; no others."""
    scripts = [hashlib.sha256(script.encode()).digest() for script in SCRIPT.findall(page.read_text())]
    known = " ".join(f"'sha256-{base64.b64encode(digest).decode()}'" for digest in scripts)
    return (
        f"default-src 'self'; script-src 'self' {known}; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    )


def _file(path: Path, cache: str, policy: str | None = None) -> File:
    headers = {"cache-control": cache} | ({"content-security-policy": policy} if policy else {})
    return File(path, filename=path.name, content_disposition_type="inline", headers=headers)
