"""What a test asks the server for in the name of the page's visitor; and a finger that stays."""

from typing import Any

from playwright.sync_api import Locator, Page


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


def hold(page: Page, thing: Locator, shown: Locator) -> None:
    """A long touch, until what it opens is shown."""
    thing.scroll_into_view_if_needed()
    box = thing.bounding_box()
    assert box
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    fingers = page.context.new_cdp_session(page)
    fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    shown.wait_for()
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
