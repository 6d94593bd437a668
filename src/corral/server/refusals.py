"""Errors as answers: a status, a code and one sentence."""

from collections.abc import Callable
from typing import Any

import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException, MethodNotAllowedException, NotFoundException

from corral.learn.courses import UnknownLesson
from corral.learn.puzzles import UnknownPuzzle
from corral.record import BadRecord, NotNow
from corral.refusal import Code, code_of
from corral.store import Enough, Missing, trouble
from corral.table import Forbidden, Stale

from . import messages
from .accounts import NotKnown, TooManyGuesses
from .asking import TooMany
from .socket import FAILED

BODY_BYTES = 65536
TOO_BIG = 413
STATUS = {
    NotKnown: 401,
    TooManyGuesses: 429,
    TooMany: 429,
    Enough: 429,
    Forbidden: 403,
    Missing: 404,
    UnknownLesson: 404,
    UnknownPuzzle: 404,
    NotNow: 409,
    Stale: 409,
    ValueError: 400,
    RecursionError: 400,
}
log = structlog.get_logger()


def refusal(
    status: int, headers: dict[str, str] | None = None
) -> Callable[[Request[Any, Any, Any], Exception], Response[messages.Refusal]]:
    def answer(_: Request[Any, Any, Any], error: Exception) -> Response[messages.Refusal]:
        line = error.line if isinstance(error, BadRecord) else None
        told = messages.Refusal(status, code_of(error), str(error), line)
        return Response(told, status_code=status, headers=headers)

    return answer


def http_refusal(request: Request[Any, Any, Any], error: HTTPException) -> Response[messages.Refusal]:
    """What the framework refuses, in words that say what to do."""
    code, detail = Code.MALFORMED, error.detail
    if isinstance(error.extra, list) and error.extra:  # what is wrong with what was sent, field by field
        detail = "; ".join(f"{row['key']}: {row['message']}" if "key" in row else row["message"] for row in error.extra)
    elif isinstance(error, NotFoundException):
        code, detail = Code.MISSING, f"there is nothing at {request.url.path}; what there is: /schema/openapi.json"
    elif isinstance(error, MethodNotAllowedException):
        detail = f"{request.method} is nothing that {request.url.path} can do; what it can: /schema/openapi.json"
    elif error.status_code == TOO_BIG:
        detail = f"too much at once: at most {BODY_BYTES} bytes"
    return Response(messages.Refusal(error.status_code, code, detail), status_code=error.status_code)


def failure(request: Request[Any, Any, Any], error: Exception) -> Response[messages.Refusal]:
    """An error that nobody foresaw, such as a full disk."""
    log.error("request", method=request.method, path=request.url.path, exc_info=error)
    known = trouble(error) or FAILED
    return Response(messages.Refusal(500, known.code, str(known)), status_code=500)
