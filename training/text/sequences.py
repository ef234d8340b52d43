"""What the product's own code makes of sentences (`sequences.mjs`): the tokens that the network reads, and the readings of the numbers."""

import json
import subprocess
import tempfile
from pathlib import Path

import numpy as np
from scipy.sparse import csr_matrix

HERE = Path(__file__).resolve().parent


def amount_of(row: dict) -> float | None:
    """The litres of milk or the rupees that a sentence tells; None where it tells none."""
    return None if row["kind"] == "task" else row.get("litres" if row["kind"] == "milk" else "amount")


class Sequences:
    """Sentences with their tokens, figures and readings. Readings of all sentences stand below each other: `owner` is the sentence
    of each, `right` whether it comes to the amount, `counts` how often it has each feature of the linear scores; those of sentence
    i are `low[i]` to `high[i]`."""

    def __init__(self, rows: list[dict], buckets: int):
        lines = "\n".join(json.dumps(row, ensure_ascii=False) for row in rows) + "\n"
        with tempfile.NamedTemporaryFile() as scratch:
            subprocess.run(["node", str(HERE / "sequences.mjs"), str(buckets), scratch.name], input=lines.encode(), check=True)
            flat = np.fromfile(scratch.name, dtype="<u4")
        self.rows, self.tokens, self.figures, self.roles, self.pairs = rows, [], [], [], []
        owner, right, starts, sizes = [], [], [], []
        at, item = 0, flat.item

        def taken(size: int) -> np.ndarray:
            nonlocal at
            at += size
            return flat[at - size:at]

        def number() -> int:
            nonlocal at
            at += 1
            return item(at - 1)

        for sentence in range(len(rows)):
            self.tokens.append([taken(number()) for _ in range(number())])
            count = number()
            self.figures.append(taken(count).astype(np.int32))
            for _ in range(number()):
                owner.append(sentence)
                right.append(number())
                self.roles.append(taken(count))
                self.pairs.append(taken(2 * number()))
                sizes.append(number())
                starts.append(at)
                at += sizes[-1]
        self.owner, self.right = np.array(owner), np.array(right, np.float32)
        lengths = np.array(sizes)
        offsets = np.r_[0, lengths.cumsum()]
        places = np.arange(offsets[-1]) - np.repeat(offsets[:-1], lengths) + np.repeat(np.array(starts), lengths)
        columns = flat[places].astype(np.int32)
        self.counts = csr_matrix((np.ones(len(columns), np.float32), columns, offsets), shape=(len(owner), buckets))
        self.counts.sum_duplicates()
        every = np.arange(len(rows))
        self.low, self.high = np.searchsorted(self.owner, every), np.searchsorted(self.owner, every, "right")
        self.readable = np.array([self.right[low:high].any() for low, high in zip(self.low, self.high)])

    def best_is_right(self, scores: np.ndarray, sentence: int) -> bool:
        low, high = self.low[sentence], self.high[sentence]
        return bool(high > low and self.right[low + scores[low:high].argmax()])
