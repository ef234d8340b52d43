"""Words of one meaning in four languages: `concept: English | Hindi | Marathi | Telugu`, one concept a line."""

from pathlib import Path


def read_lexicon(folder: Path) -> tuple[list[str], list[int], int]:
    """Words, the number of each one's concept, and how many concepts there are. Words joined by `_` are phrases and left out."""
    words, concepts, count = [], [], 0
    for file in sorted(folder.glob("*.txt")):
        for line in file.read_text(encoding="utf-8").splitlines():
            if not line.strip() or line.startswith("#"):
                continue
            own = {word for word in line.split(":", 1)[1].replace("|", " ").split() if "_" not in word}
            words += sorted(own)
            concepts += [count] * len(own)
            count += 1
    return words, concepts, count
