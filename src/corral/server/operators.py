"""For operators: health and metrics, all tables and people, bans, backups."""

import tempfile
from pathlib import Path

from litestar import Response, get, put
from litestar.di import NamedDependency as Given
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, FromQuery, JSONBody

from corral.store import backup, people, tables, trouble
from corral.table import Forbidden, TableRegistry

from . import messages, metrics
from .accounts import Me
from .asking import REFUSALS, Req, end_sessions
from .lobby import listed
from .settings import Settings


async def health() -> messages.Health:
    """This process is alive."""
    return messages.Health(True)


async def ready(request: Req, registry: Given[TableRegistry]) -> Response[messages.Health]:
    """It can serve: the database takes what is written, and the server is not stopping."""
    if request.app.state.stopping:
        return Response(messages.Health(False, "stopping"), status_code=503)
    try:
        await registry.store.write(people.try_writing, registry.store.now())
    except Exception as error:  # whatever it is: not ready
        return Response(messages.Health(False, str(trouble(error) or type(error).__name__)), status_code=503)
    return Response(messages.Health(True))


async def metric_text(request: Req, settings: Given[Settings]) -> Response[bytes]:
    """For Prometheus."""
    local = request.client is not None and request.client.host in ("127.0.0.1", "::1", "testclient")
    local = local and "x-forwarded-for" not in request.headers
    token = request.headers.get("authorization", "").removeprefix("Bearer ")
    if not (token == settings.metrics_token if settings.metrics_token else local):
        raise Forbidden("metrics are for the operator")
    return Response(metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


async def all_tables(operator: Given[Me], registry: Given[TableRegistry]) -> list[messages.TableSeen]:
    """The tables at which something happened last, private ones too."""
    return [listed(row, operator) for row in await registry.store.read(tables.latest)]


async def all_users(
    operator: Given[Me], registry: Given[TableRegistry], find: FromQuery[str] = ""
) -> list[messages.UserSeen]:
    """Those whose name begins so, the newest first."""
    rows = await registry.store.read(people.users_like, find)
    return [messages.UserSeen(row.id, row.name, row.made, row.key is None, row.operator, row.banned) for row in rows]


async def ban(
    request: Req,
    user: FromPath[str],
    data: JSONBody[messages.BanBody],
    operator: Given[Me],
    registry: Given[TableRegistry],
) -> messages.Health:
    """An operator shuts an account or a guest out, at once, or lets them in again. With `hours`, no newcomer comes from
    their address for so long."""
    await registry.store.read(people.find, user)
    if not data.banned:
        await registry.store.write(people.pardon, user)
    else:
        until = registry.store.now() + 3600 * data.hours if data.hours else None
        end_sessions(request, registry, await registry.store.write(people.ban, user, until))
    return messages.Health(True)


async def whole_backup(operator: Given[Me], registry: Given[TableRegistry]) -> Response[bytes]:
    """The same file as `corral backup` writes. It holds every secret of the server: keep it well."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "corral.zip"
        await backup(registry.store, file)
        data = file.read_bytes()
    headers = {"content-disposition": "attachment; filename=corral.zip"}
    return Response(data, media_type="application/zip", headers=headers)


ROUTES: list[HTTPRouteHandler] = [
    get("/api/operator/tables", responses=REFUSALS)(all_tables),
    get("/api/operator/users", responses=REFUSALS)(all_users),
    put("/api/operator/users/{user:str}/ban", responses=REFUSALS)(ban),
    get("/api/operator/backup", media_type="application/zip", responses=REFUSALS)(whole_backup),
    get("/health", responses=REFUSALS)(health),
    get("/ready", responses=REFUSALS)(ready),
    get("/metrics", include_in_schema=False, responses=REFUSALS)(metric_text),
]
