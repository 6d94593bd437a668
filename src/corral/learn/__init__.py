"""Learning by doing: courses of short lessons, and notes that say what a question or a thing means.

All of it is data beside the modules, in four languages: `lessons/` and `notes/` hold English, and a folder for each
other language with the same sentences. A lesson's position is a record, so teaching can never bend a rule."""

from typing import Literal, get_args

Language = Literal["en", "de", "nl", "fr"]
LANGUAGES: tuple[Language, ...] = get_args(Language)
ENGLISH: Language = "en"
