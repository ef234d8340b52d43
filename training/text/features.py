"""The product's own features of messages, by the product's own code."""

import subprocess
import tempfile
from pathlib import Path

import numpy as np

HERE = Path(__file__).resolve().parent


def features_of(texts: list[str], kind: str, buckets: int) -> list[list[np.ndarray]]:
    """Of each message the buckets of each word's features; `kind` is "emergency", "question", "language" or "entry". A message without words is one empty feature."""
    lines = "\n".join(text.replace("\n", " ") for text in texts) + "\n"
    with tempfile.NamedTemporaryFile() as scratch:
        subprocess.run(["node", str(HERE / "features.mjs"), kind, str(buckets), scratch.name], input=lines.encode(), check=True)
        flat = np.fromfile(scratch.name, dtype="<u2")
    found, at = [], 0
    for _ in texts:
        words, at = int(flat[at]), at + 1
        message = []
        for _ in range(words):
            count, at = int(flat[at]), at + 1
            message.append(flat[at:at + count])
            at += count
        found.append(message or [np.zeros(1, "<u2")])
    return found
