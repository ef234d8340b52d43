"""Varies a message as people's typing does: letters lost, doubled or swapped, words lost or joined, other words around it."""

import random
import re

LATIN = re.compile(r"[a-z]", re.I)
SWAPS = [("aa", "a"), ("ee", "i"), ("i", "ee"), ("oo", "u"), ("u", "oo"), ("v", "w"), ("w", "v"), ("z", "j"), ("j", "z"), ("ph", "f"),
         ("f", "ph"), ("kh", "k"), ("th", "t"), ("t", "th"), ("d", "dh"), ("dh", "d"), ("sh", "s"), ("s", "sh"), ("ai", "e"), ("e", "ai"),
         ("y", "i"), ("a", "aa"), ("ch", "c"), ("chh", "ch"), ("ck", "k"), ("c", "k"), ("er", "r"), ("ing", "in")]  # fmt: skip


def noisy_word(word: str, draw: random.Random) -> str:
    if len(word) < 3:
        return word
    at = draw.randrange(len(word) - 1)
    kind = draw.random()
    if LATIN.search(word) and kind < 0.5:
        before, after = draw.choice(SWAPS)
        return word.replace(before, after, 1)
    if kind < 0.65:
        return word[:at + 1] + word[at + 2:]
    if kind < 0.8:
        return word[:at] + word[at + 1] + word[at] + word[at + 2:]
    return word[:at] + word[at] + word[at:]


def vary(text: str, draw: random.Random, around: list[str]) -> str:
    """One variation of a message; `around` holds harmless messages of its language to stand before or behind it."""
    words = text.split()
    rate = draw.choice([0.0, 0.08, 0.2])
    words = [noisy_word(word, draw) if draw.random() < rate else word for word in words]
    if len(words) > 4 and draw.random() < 0.4:
        del words[draw.randrange(len(words))]
    if len(words) > 3 and draw.random() < 0.12:
        at = draw.randrange(len(words) - 1)
        words[at:at + 2] = [words[at] + words[at + 1]]
    if draw.random() < 0.15:
        at = draw.randrange(len(words) + 1)
        words = words[at:] + words[:at]
    text = " ".join(words)
    if around and draw.random() < 0.22:
        other = " ".join(draw.choice(around).split()[: draw.randrange(2, 12)])
        text = f"{other} {text}" if draw.random() < 0.5 else f"{text} {other}"
    return text
