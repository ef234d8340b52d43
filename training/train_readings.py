"""Trains which reading of a sentence's numbers is the amount that it tells (rupees, litres of milk) and writes
packages/assistant/data/entry/readings.json.

    python training/train_readings.py --judge training/entries-eval/third-tune.jsonl
    python training/train_readings.py --folds 5
    python training/train_readings.py --out packages/assistant/data/entry/readings.json

Every way to read the numbers (one alone, a price times counts, several added up) is scored by a linear model over hashed features of
what stands around them, in 4-bit whole numbers; learnt is that those which come to the right amount are likelier together than the
others. `--folds` leaves out each part of the scenarios in turn; without `--also` all labelled sentences are learnt from.
"""

import argparse
import json
import random
import subprocess
import tempfile
from pathlib import Path

import numpy as np
import torch
from scipy.sparse import csr_matrix

from text.augment import vary
from text.frames import sentences
from text import marked
from text.weights import packed, rounded

HERE = Path(__file__).resolve().parent
KEPT = 0.998  # share of the weights that rounding does not cut
LEARNT = ["tune", "second-tune", "third-tune", "third-held", "fourth-held", "fifth-held", "sixth-held", "seventh-held"]


def labelled(files: list[Path]) -> list[dict]:
    """Sentences that say an amount."""
    rows = [json.loads(line) for file in files for line in file.read_text(encoding="utf-8").splitlines() if line.strip()]
    return [row for row in rows if row.get("litres" if row["kind"] == "milk" else "amount") is not None and row["kind"] != "task"]


class Readings:
    """The readings of sentences, side by side: how often each has each feature, whose it is and whether it is right."""

    def __init__(self, rows: list[dict], buckets: int):
        lines = "\n".join(json.dumps(row, ensure_ascii=False) for row in rows) + "\n"
        with tempfile.NamedTemporaryFile() as scratch:
            subprocess.run(["node", str(HERE / "text/readings.mjs"), str(buckets), scratch.name], input=lines.encode(), check=True)
            flat = np.fromfile(scratch.name, dtype="<u4")
        at, features, offsets, owner, right, self.unreadable = 0, [], [0], [], [], []
        for number in range(len(rows)):
            count, at = int(flat[at]), at + 1
            found = []
            for _ in range(count):
                is_right, size = int(flat[at]), int(flat[at + 1])
                found.append((is_right, flat[at + 2:at + 2 + size]))
                at += 2 + size
            if not any(is_right for is_right, _ in found):
                self.unreadable.append(number)
                continue
            for is_right, own in found:
                features.append(own)
                offsets.append(offsets[-1] + len(own))
                owner.append(number)
                right.append(bool(is_right))
        self.rows = rows
        columns = np.concatenate(features).astype(np.int32)
        self.counts = csr_matrix((np.ones(len(columns), np.float32), columns, offsets), shape=(len(owner), buckets))
        self.counts.sum_duplicates()
        self.columns = self.counts.T.tocsr()
        self.owner = np.array(owner)
        self.right = np.array(right, np.float32)
        self.starts = np.flatnonzero(np.r_[True, self.owner[1:] != self.owner[:-1]])
        self.sentence = np.repeat(np.arange(len(self.starts)), np.diff(np.r_[self.starts, len(owner)]))

    def loss(self, table: np.ndarray) -> tuple[float, np.ndarray]:
        """How unlikely the right readings of a sentence are among all of its readings, and the gradient for each weight."""
        scores = self.counts @ table
        likely = np.exp(scores - np.maximum.reduceat(scores, self.starts)[self.sentence])
        every = np.add.reduceat(likely, self.starts)
        good = np.add.reduceat(likely * self.right, self.starts) + 1e-9
        change = likely / every[self.sentence] - likely * self.right / good[self.sentence]
        return float((np.log(every) - np.log(good)).mean()), self.columns @ (change / len(self.starts)).astype(np.float32)

    def correct(self, table: np.ndarray) -> list[bool]:
        best: dict[int, tuple[float, bool]] = {}
        for number, score, right in zip(self.owner.tolist(), (self.counts @ table).tolist(), self.right.tolist()):
            if number not in best or score > best[number][0]:
                best[number] = (score, bool(right))
        return [best.get(number, (0, False))[1] for number in range(len(self.rows))]


def train(rows: list[dict], args) -> torch.Tensor:
    """Whole weights (buckets, 1), by Adam over all sentences at once (sparse matrices: ten seconds, where an embedding takes minutes)."""
    draw = random.Random(args.seed)
    seen = [row if copy == 0 else {**row, "text": vary(row["text"], draw, [])} for row in rows
            for copy in range(1 if "scenario" in row else args.copies)]
    data = Readings(seen, args.buckets)
    weights, mean, square = (np.zeros(args.buckets, np.float32) for _ in range(3))
    for step in range(args.steps):
        table = weights
        if step >= args.steps // 2:  # learn on with the whole numbers that are shipped
            whole, scale = rounded(torch.from_numpy(weights), KEPT)
            table = (whole * scale).numpy()
        loss, gradient = data.loss(table)
        gradient += 2 * args.decay * table
        mean = 0.9 * mean + 0.1 * gradient
        square = 0.999 * square + 0.001 * gradient**2
        rate = args.rate * 0.5 * (1 + np.cos(np.pi * step / args.steps))
        weights = weights - rate * (mean / (1 - 0.9 ** (step + 1))) / (np.sqrt(square / (1 - 0.999 ** (step + 1))) + 1e-8)
    print(f"loss {loss:.3f}")
    return rounded(torch.from_numpy(weights).unsqueeze(1), KEPT)[0]


def tell(name: str, rows: list[dict], right: list[bool], verbose: bool = False) -> None:
    print(f"{name}: {100 * sum(right) / max(1, len(right)):.1f} % of {len(right)} amounts")
    if verbose:
        for row, good in zip(rows, right):
            if not good:
                print(f"  {row['text']} = {row.get('amount') or row.get('litres')}")


def folds(rows: list[dict], args) -> None:
    """Leaves out each part of the scenarios in turn; a sentence without a named scenario is one of its own."""
    names = sorted({row.get("scenario", row["text"]) for row in rows})
    random.Random(args.seed).shuffle(names)
    right, judged = [], []
    for part in range(args.folds):
        out = set(names[part::args.folds])
        kept = [row for row in rows if row.get("scenario", row["text"]) not in out]
        left = [row for row in rows if row.get("scenario", row["text"]) in out]
        right += Readings(left, args.buckets).correct(train(kept, args).float().numpy()[:, 0])
        judged += left
    tell(f"cross-validated by scenario in {args.folds} parts", judged, right, args.verbose)
    money = [good for row, good in zip(judged, right) if row["kind"] != "milk"]
    tell("  of money", [], money)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--judge", type=Path, nargs="*", default=[], help="files that are judged and not learnt from")
    parser.add_argument("--folds", type=int, default=0)
    parser.add_argument("--out", type=Path)
    parser.add_argument("--verbose", action="store_true")
    parser.add_argument("--buckets", type=int, default=65536)
    parser.add_argument("--each", type=int, default=6, help="sentences made of each frame")
    parser.add_argument("--variants", type=int, default=3, help="sentences with other numbers made of each marked one")
    parser.add_argument("--copies", type=int, default=2)
    parser.add_argument("--steps", type=int, default=200)
    parser.add_argument("--rate", type=float, default=0.05)
    parser.add_argument("--decay", type=float, default=1e-4)
    parser.add_argument("--seed", type=int, default=20261123)
    args = parser.parse_args()
    files = sorted((HERE / "entries").glob("*.jsonl")) + [HERE / f"entries-eval/{name}.jsonl" for name in LEARNT]
    files += 2 * [HERE / "entries/acceptance.jsonl"]  # sentences of the tests count three times
    left_out = {file.resolve() for file in args.judge}
    rows = labelled([file for file in files if file.resolve() not in left_out])
    rows += sentences(args.each, args.seed)
    rows += [row for row in marked.sentences(args.variants, args.seed) if row["kind"] != "task"]
    print(f"{len(rows)} sentences with an amount")
    if args.folds:
        folds(rows, args)
    if args.judge or args.out:
        weights = train(rows, args)
        for file in args.judge:
            judged = labelled([file])
            data = Readings(judged, args.buckets)
            print(f"{file.name}: no reading right of {len(data.unreadable)}")
            tell(file.name, judged, data.correct(weights.float().numpy()[:, 0]), args.verbose)
    if args.out:
        args.out.write_text(json.dumps({"buckets": args.buckets, "weights": packed(weights)}) + "\n")


if __name__ == "__main__":
    main()
