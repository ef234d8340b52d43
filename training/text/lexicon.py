"""Words of one meaning in four languages: `concept: English | Hindi | Marathi | Telugu`, one concept a line."""

import random
import re
from pathlib import Path

LANGUAGES = ("en", "hi", "mr", "te")
LATIN = re.compile(r"[a-z]", re.I)
# Of words that have others of their meaning, so many stand for another; of these, so many are English.
SWAPPED, ENGLISH = 0.2, 0.1


def read_columns(folders: list[Path]) -> list[dict[str, list[str]]]:
    """The words of each concept by language. Words joined by `_` are phrases and left out."""
    concepts = []
    for file in [file for folder in folders for file in sorted(folder.glob("*.txt"))]:
        for line in file.read_text(encoding="utf-8").splitlines():
            if not line.strip() or line.startswith("#"):
                continue
            columns = line.split(":", 1)[1].split("|")
            concepts.append({lang: [word for word in own.split() if "_" not in word] for lang, own in zip(LANGUAGES, columns)})
    return concepts


def read_lexicon(*folders: Path) -> tuple[list[str], list[int], int]:
    """Words, the number of each one's concept, and how many concepts there are."""
    words, concepts, columns = [], [], read_columns(list(folders))
    for at, by_language in enumerate(columns):
        own = {word for some in by_language.values() for word in some}
        words += sorted(own)
        concepts += [at] * len(own)
    return words, concepts, len(columns)


class Synonyms:
    """Puts words of one meaning for each other: other forms, what else a thing is called, now and then the English word."""

    def __init__(self, folder: Path, draw: random.Random):
        self.draw = draw
        self.concepts = read_columns([folder])
        self.known: dict[tuple[str, str], dict[str, list[str]]] = {}
        for concept in self.concepts:
            for lang, words in concept.items():
                for word in words:
                    self.known.setdefault((lang, word), concept)

    def swapped(self, text: str, lang: str) -> str:
        return " ".join(self.other(word, lang) for word in text.split())

    def other(self, word: str, lang: str) -> str:
        concept = self.known.get((lang, word.lower().strip("?,.!")))
        if concept is None or self.draw.random() > SWAPPED:
            return word
        if self.draw.random() < ENGLISH:
            return self.draw.choice(concept["en"])
        latin = bool(LATIN.search(word))
        return self.draw.choice([one for one in concept[lang] if bool(LATIN.search(one)) == latin] or [word])
