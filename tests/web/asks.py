"""What a test asks the server for in the name of the page's visitor."""

from typing import Any

from playwright.sync_api import Page


def call(page: Page, method: str, path: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
    """The server's answer to a request of the page."""
    answer: dict[str, Any] = page.evaluate(
        """async ([method, path, body]) => (await fetch(path, {
            method, headers: { 'content-type': 'application/json' }, body: body && JSON.stringify(body),
        })).json()""",
        [method, path, body],
    )
    return answer


def seen(page: Page) -> dict[str, Any]:
    """What the server says of the table that the page shows."""
    return dict(call(page, "GET", f"/api/tables/{page.url.rsplit('/', 1)[1]}")["seen"])
