"""Whole games as somebody plays them who does not see: by the tree of roles and names that Chromium gives a screen
reader, by what live regions say, and by keys. No selector, no position, no colour."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page

from .conftest import Visit
from .dealt import deal

PRESSES = 1500  # for a whole game; more means that it does not go on
ANSWERS = ("button", "gridcell")
LOOKS = 100  # for the focus

# What a screen reader does: it hears live regions, and knows when the page has changed.
READER = """
    window.reader = { heard: [], changes: 0 };
    const last = new WeakMap();
    new MutationObserver((records) => {
        window.reader.changes += 1;
        for (const { target } of records) {
            const node = target.nodeType === Node.ELEMENT_NODE ? target : target.parentElement;
            const live = node?.closest('[aria-live], [role=status], [role=alert], [role=log]');
            const text = live?.textContent.trim();
            if (text && last.get(live) !== text) window.reader.heard.push(text);
            if (live) last.set(live, text);
        }
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
"""

# Buttons beside the question that answer nothing
ASIDE = {
    "en": r"Hint|Skip|Turn|Show .* again|Start over|.*[Tt]ake back|Play on without me",
    "de": r"Tipp|Überspringen|Drehen|.*noch einmal zeigen|Von vorn|.*[Zz]urücknehmen|Ohne mich weiterspielen",
}
TALK = {"en": "Log and chat", "de": "Verlauf und Gespräch"}
YOU = {"en": "You", "de": "Du"}
PLACE = {"en": r"win|place", "de": r"gewinn|Platz"}


@dataclass(frozen=True)
class Node:
    role: str
    name: str
    states: frozenset[str]
    within: tuple["Node", ...]  # from the outermost one on
    place: int = field(compare=False)  # in the document

    def inside(self, role: str, name: str | None = None) -> bool:
        return any(one.role == role and name in (None, one.name) for one in self.within)


NOTHING = {"none", "generic", "StaticText", "InlineTextBox", "RootWebArea"}  # roles of which no screen reader speaks


class Tree:
    """What there is for a screen reader, as Chromium computes it."""

    def __init__(self, page: Page) -> None:
        self._line = page.context.new_cdp_session(page)
        self._line.send("Accessibility.enable")

    def read(self) -> list[Node]:
        """All of it, in reading order."""
        told = {one["nodeId"]: one for one in self._line.send("Accessibility.getFullAXTree")["nodes"]}
        return list(self._below(told, next(one for one in told.values() if "parentId" not in one), ()))

    def _below(self, told: dict[str, Any], one: dict[str, Any], within: tuple[Node, ...]) -> Iterator[Node]:
        role = one.get("role", {}).get("value")
        if not one["ignored"] and role not in NOTHING:
            states = frozenset(_states(one["properties"]))
            node = Node(role, one["name"]["value"].strip(), states, within, one["backendDOMNodeId"])
            yield node
            within = (*within, node)
        for child in one.get("childIds", []):
            if child in told:
                yield from self._below(told, told[child], within)

    def focus(self, node: Node) -> None:
        self._line.send("DOM.focus", {"backendNodeId": node.place})


def _states(properties: list[dict[str, Any]]) -> Iterator[str]:
    for one in properties:
        name, value = one["name"], one["value"].get("value")
        if name == "level":
            yield f"level={value}"
        elif name in ("disabled", "focused", "pressed") and value not in (False, "false"):
            yield name


class Blind:
    """A player with a seeded hand."""

    def __init__(self, page: Page, lang: str, seed: int, twins: bool) -> None:
        self.page, self.lang, self.random, self.twins = page, lang, Random(seed), twins
        self.tree = Tree(page)
        self.asked = 0
        self.last = ""  # what was pressed
        self.heard: list[str] = []
        self.rivals: set[str] = set()

    def listen(self) -> list[str]:
        """What was said since I last listened."""
        news: list[str] = self.page.evaluate("window.reader.heard.splice(0)")
        self.heard += news
        return news

    def play(self) -> None:
        """Until the end is announced."""
        question, waited = "", False
        for _ in range(PRESSES):
            changes = self.settle()
            nodes = self.tree.read()
            if any(node.role == "dialog" for node in nodes):
                break
            choices = self.choices(nodes)
            if not choices:
                self.page.wait_for_function("count => window.reader.changes > count", arg=changes, timeout=60_000)
                waited = True
                continue
            told, question = self.listen(), self.understand(nodes, choices)
            if waited and self.asked:
                assert any(question in text for text in told), f"{question} was not heard: {told}"
            self.asked, waited = self.asked + 1, False
            self.press(self.pick(choices, question))
        else:
            raise AssertionError(f"no end after {PRESSES} presses; asked is: {question}")
        self.listen()

    def settle(self) -> int:
        """Until nothing is on its way: how often the page has changed by then."""
        self.page.wait_for_function("() => !document.querySelector('[aria-busy=true]')")
        return int(self.page.evaluate("window.reader.changes"))

    def choices(self, nodes: list[Node]) -> list[Node]:
        """Everything that can be chosen now."""
        aside = re.compile(ASIDE[self.lang])
        return [
            node
            for node in nodes
            if node.role in ANSWERS
            and node.inside("main")
            and "disabled" not in node.states
            and not node.inside("tablist")
            and not node.inside("region", TALK[self.lang])
            and not aside.fullmatch(node.name)
        ]

    def understand(self, nodes: list[Node], choices: list[Node]) -> str:
        """Is it clear what is asked, and what each answer is?"""
        headings = [node for node in nodes if node.role == "heading" and "level=1" in node.states]
        assert len(headings) == 1, "one question at a time"
        question = headings[0].name
        assert question
        assert headings[0].inside("region", question), "the region is named by its question"
        assert all(node.name for node in choices), "what can be chosen has a name"
        names = [node.name for node in choices]
        if self.asked:  # by keys: from then on the focus follows
            places = {node.place for node in choices}
            for _ in range(LOOKS):  # it is set right after the question
                if any("focused" in node.states and node.place in places for node in nodes):
                    break
                nodes = self.tree.read()
            else:
                held = self.page.evaluate("document.activeElement.outerHTML.slice(0, 200)")
                raise AssertionError(f"{question}: the focus is not on an answer, but on {held}; last was {self.last}")
        if not self.twins:
            found = [(node.within, node.name) for node in choices]  # on the board and in a list it may be called alike
            assert len(found) == len(set(found)), f"{question}: {names}"
        self.rivals |= {
            node.name
            for node in nodes
            if node.role == "heading" and node.inside("article") and node.name != YOU[self.lang]
        }
        return question

    def pick(self, choices: list[Node], question: str) -> Node:
        """Anything; but what is held is rather confirmed than changed, and a tipi rather arrives than not."""
        pressed = [node for node in choices if "pressed" in node.states]
        free = [node for node in choices if node not in pressed]
        asked = [node for node in free if node.inside("region", question)]
        board = [node for node in free if node not in asked]
        if any(node.inside("region", question) for node in pressed):
            asked = []  # what is done is chosen; now where
        elif len(pressed) > 1 and not asked and (not board or self.random.random() < 0.5):
            board = pressed  # perhaps too much is held: something of it goes
        if asked and board:
            return self.random.choice(asked if self.random.random() < (0.8 if pressed else 0.4) else board)
        goal = [node for node in board if node.name.startswith("Open Plains")]
        return self.random.choice(asked or goal or board or choices)

    def press(self, node: Node) -> None:
        """By keyboard, and until something has come of it."""
        changes = self.page.evaluate("window.reader.changes")
        self.last = node.name
        self.tree.focus(node)
        self.page.keyboard.press("Enter")
        self.page.wait_for_function("count => window.reader.changes > count", arg=changes)


@pytest.mark.parametrize(
    ("lang", "game", "options", "twins"),
    [
        ("en", "wind_river", {"depth": "3"}, False),
        ("de", "wind_river", {"depth": "3"}, False),
        ("en", "moon_river", {}, False),
        ("de", "moon_river", {}, False),
        ("en", "dice_town", {}, True),  # equal dice are called alike
        ("de", "dice_town", {}, True),
    ],
)
def test_a_whole_game_is_played_by_ear(
    visit: Visit, folder: Path, lang: str, game: str, options: dict[str, Any], twins: bool
) -> None:
    page = visit(lang=lang)
    page.context.add_init_script(READER)
    page.goto(f"/table/{deal(folder, game, [page, 'greenhorn'], **options)}")
    page.get_by_role("main").wait_for()
    blind = Blind(page, lang, seed=1, twins=twins)
    blind.play()
    assert blind.asked > 3
    assert blind.rivals
    for rival in blind.rivals:
        assert sum(rival in text for text in blind.heard) > 2, f"what {rival} did was not told: {blind.heard}"
    over = blind.tree.read()
    (end,) = [node for node in over if node.role == "dialog"]
    assert re.search(PLACE[lang], end.name), "who has won"
    assert page.get_by_role("dialog").evaluate("end => end.contains(document.activeElement)"), "it has the focus"
    heads = [node.name for node in over if node.role == "columnheader" and end in node.within]
    assert YOU[lang] in heads
    assert blind.rivals <= set(heads)
