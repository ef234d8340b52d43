"""Reads the training sentences: sections `## level kind scenario`, one message a line, one file a language."""

import re
from dataclasses import dataclass
from pathlib import Path

SECTION = re.compile(r"^##\s+(person|animal|none|border|health)\s+(\S+)\s*(.*)$")


@dataclass(frozen=True)
class Sentence:
    text: str
    label: str  # "none", "border", "health", the kind of a person's emergency, or "animal-" and the kind of an animal's
    scenario: str  # language and section: sentences of one section are never divided between training and tuning
    language: str


def label_of(level: str, kind: str) -> str:
    if level == "person":
        return kind
    if level == "animal":
        return f"animal-{kind}"
    return level


def read_sentences(folder: Path) -> list[Sentence]:
    """All sentences below a folder. Raises ValueError for a line before the first section or an unknown level."""
    found: list[Sentence] = []
    for file in sorted(folder.glob("*.txt")):
        section = None
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            line = line.strip()
            if line.startswith("#"):
                match = SECTION.match(line)
                if not match:
                    raise ValueError(f"{file.name}:{number}: not a section: {line}")
                level, kind, scenario = match.groups()
                section = (label_of(level, kind), f"{file.stem}/{level}/{kind}/{scenario or number}")
            elif line:
                if section is None:
                    raise ValueError(f"{file.name}:{number}: a message before the first section")
                found.append(Sentence(line, *section, file.stem[:2]))
    return found


def level_of(label: str) -> str:
    if label in ("none", "border", "health"):
        return label
    return "animal" if label.startswith("animal-") else "person"
