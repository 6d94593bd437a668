"""Does a page fit its screen? What must be seen is seen whole without scrolling, no text is small, no word is broken,
nothing lies on another thing, nothing jumps."""

from typing import Any

from playwright.sync_api import Page

LAPTOPS = [(1366, 768), (1280, 720), (1024, 768)]
PHONES = [(390, 844), (360, 740), (844, 390)]
SMALLEST = 12  # px: of any text
NEARLY = 1  # px: what a browser's rounding may add

MEASURE = """([musts, smallest, nearly]) => {
    const told = [];
    const seen = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const heard = (one) => one && (getComputedStyle(one).clipPath !== 'none' || heard(one.parentElement)); // only
    for (const must of musts) {
        const found = [...document.querySelectorAll(must)].filter(seen);
        if (!found.length) told.push(`${must} is not there`);
        for (const one of found) {
            const { left, top, right, bottom } = one.getBoundingClientRect();
            const box = [left, top, right, bottom].map(Math.round);
            if (left < -nearly || top < -nearly || right > innerWidth + nearly || bottom > innerHeight + nearly)
                told.push(`${must} is not whole on the screen: ${box}`);
            else if (one.scrollHeight > one.clientHeight + nearly && one.clientHeight
                && getComputedStyle(one).overflowY !== 'visible')
                told.push(`${must} has more than it shows: ${one.scrollHeight} of ${one.clientHeight}`);
            else for (const x of [left + 3, (left + right) / 2, right - 3])
                for (const y of [top + 3, (top + bottom) / 2, bottom - 3]) {
                    const there = document.elementFromPoint(x, y);
                    if (there && !one.contains(there) && !there.contains(one))
                        told.push(`${must} lies under ${there.className?.baseVal ?? there.className}`);
                }
        }
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        const words = texts.currentNode.textContent.trim();
        const one = texts.currentNode.parentElement;
        if (!words || !seen(one) || one.closest('.hidden, script, style, symbol')) continue;
        const matrix = one.getScreenCTM?.();
        const scale = matrix ? Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) : 1;
        const size = parseFloat(getComputedStyle(one).fontSize) * scale;
        if (size < smallest - 0.05) told.push(`"${words.slice(0, 30)}" is ${size.toFixed(1)} px small`);
        if (heard(one)) continue;
        for (const word of texts.currentNode.textContent.matchAll(/[^\\s\\-–/]{2,}/g)) {
            if (word[0].includes('\u00ad')) continue;
            const range = document.createRange();
            range.setStart(texts.currentNode, word.index);
            range.setEnd(texts.currentNode, word.index + word[0].length);
            const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
            if (lines.size > 1) told.push(`"${word[0]}" is broken`);
        }
    }
    const { scrollWidth, scrollHeight } = document.documentElement;
    return { told: [...new Set(told)], wider: scrollWidth - innerWidth, higher: scrollHeight - innerHeight };
}"""


def misfits(page: Page, musts: list[str], below: bool = False) -> list[str]:
    """What does not fit: of these selectors, all that must be seen whole; texts; the page, which does not scroll.

    `below`: more may lie below the edge of the screen, where one scrolls to it (a phone's log, say).
    """
    found: dict[str, Any] = page.evaluate(MEASURE, [musts, SMALLEST, NEARLY])
    told: list[str] = found["told"]
    if found["wider"] > 0:
        told.append(f"the page is {found['wider']} px too wide")
    if found["higher"] > 0 and not below:
        told.append(f"the page is {found['higher']} px too high")
    return told


CLASH = """([selector, nearly]) => {
    const all = [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
    const told = [];
    for (const [index, one] of all.entries())
        for (const other of all.slice(index + 1)) {
            if (one.contains(other) || other.contains(one)) continue;
            const [a, b] = [one, other].map((each) => each.getBoundingClientRect());
            const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
            const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
            if (wide > nearly && high > nearly)
                told.push(`${one.textContent.trim()} (${one.className?.baseVal ?? one.className}) lies on
                    ${other.textContent.trim()} (${other.className?.baseVal ?? other.className})`);
        }
    return told;
}"""


def clashes(page: Page, selector: str) -> list[str]:
    """Of all that the selector finds: what lies on another one."""
    found: list[str] = page.evaluate(CLASH, [selector, NEARLY])
    return found


def boxes(page: Page, selectors: list[str]) -> dict[str, list[float]]:
    """Where these are and how large, to see that nothing has jumped."""
    found: dict[str, list[float]] = page.evaluate(
        """selectors => Object.fromEntries(selectors.map((selector) => {
            const { x, y, width, height } = document.querySelector(selector).getBoundingClientRect();
            return [selector, [x, y, width, height].map((side) => Math.round(side))];
        }))""",
        selectors,
    )
    return found
