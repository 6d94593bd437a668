"""What stands before every request, and on every answer: nothing comes from other sites."""

from typing import Any

from litestar import Request, Response
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from corral.refusal import Code

from . import messages, metrics

HEADERS = {
    "content-security-policy": "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
SAFE = ("GET", "HEAD", "OPTIONS")
ZERO_BYTE = b"%00"


def guard(app: ASGIApp) -> ASGIApp:
    """Requests that other sites made a browser send are refused, and addresses that no database can look for."""

    async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
        refusal = None
        if str(scope["type"]) == "http":
            if scope.get("method") not in SAFE and not same_origin(scope):
                refusal = messages.Refusal(403, Code.NOT_YOURS, "not from another site")
            elif ZERO_BYTE in scope.get("raw_path", b"") or ZERO_BYTE in scope.get("query_string", b""):
                refusal = messages.Refusal(400, Code.MALFORMED, "an address holds no zero byte")
        if refusal is None:
            await app(scope, receive, send)
        else:
            answer: Response[Any] = Response(refusal, status_code=refusal.status_code)
            await answer.to_asgi_response(None, Request(scope))(scope, receive, send)

    return guarded


async def with_headers(message: Message, scope: Scope) -> None:
    """On every answer, whatever it is."""
    if message["type"] == "http.response.start":
        metrics.REQUESTS.labels(scope.get("method", ""), str(message["status"])).inc()
        said = {name.lower() for name, _ in message["headers"]}
        extra = [(name.encode(), value.encode()) for name, value in HEADERS.items() if name.encode() not in said]
        message["headers"] = [*message["headers"], *extra]


def same_origin(scope: Any) -> bool:
    """A browser says where a request comes from; programs do not."""
    headers = {name.decode().lower(): value.decode("latin-1") for name, value in scope["headers"]}
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    return str(origin).partition("://")[2] == headers.get("host")
