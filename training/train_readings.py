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

from text.augment import vary
from text.frames import sentences
from text import marked
from text.weights import packed, rounded

HERE = Path(__file__).resolve().parent
KEPT = 0.998  # share of the weights that rounding does not cut
LEARNT = ["tune", "second-tune", "third-tune", "third-held", "fourth-held"]


def labelled(files: list[Path]) -> list[dict]:
    """Sentences that say an amount."""
    rows = [json.loads(line) for file in files for line in file.read_text(encoding="utf-8").splitlines() if line.strip()]
    return [row for row in rows if row.get("litres" if row["kind"] == "milk" else "amount") is not None and row["kind"] != "task"]


class Readings:
    """The readings of sentences, side by side: features, where each begins, whose it is and whether it is right."""

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
        self.features = torch.tensor(np.concatenate(features).astype(np.int64))
        self.offsets = torch.tensor(offsets[:-1])
        self.owner = torch.tensor(owner)
        self.right = torch.tensor(right)

    def scores(self, table: torch.Tensor) -> torch.Tensor:
        return torch.nn.functional.embedding_bag(self.features, table, self.offsets, mode="sum").squeeze(1)

    def loss(self, scores: torch.Tensor) -> torch.Tensor:
        """How unlikely the right readings of a sentence are among all of its readings."""
        count = len(self.rows)
        largest = torch.full((count,), -torch.inf).scatter_reduce(0, self.owner, scores.detach(), "amax")
        likely = torch.exp(scores - largest[self.owner])
        every = torch.zeros(count).index_add(0, self.owner, likely)
        good = torch.zeros(count).index_add(0, self.owner, likely * self.right)
        known = every > 0
        return (torch.log(every[known]) - torch.log(good[known] + 1e-9)).mean()

    def correct(self, table: torch.Tensor) -> list[bool]:
        scores = self.scores(table).tolist()
        best: dict[int, tuple[float, bool]] = {}
        for number, score, right in zip(self.owner.tolist(), scores, self.right.tolist()):
            if number not in best or score > best[number][0]:
                best[number] = (score, right)
        return [best.get(number, (0, False))[1] for number in range(len(self.rows))]


def train(rows: list[dict], args) -> torch.Tensor:
    """Whole weights (buckets, 1)."""
    draw = random.Random(args.seed)
    torch.manual_seed(args.seed)
    seen = [row if copy == 0 else {**row, "text": vary(row["text"], draw, [])} for row in rows
            for copy in range(1 if "scenario" in row else args.copies)]
    data = Readings(seen, args.buckets)
    weights = torch.nn.Parameter(torch.zeros(args.buckets, 1))
    optimiser = torch.optim.Adam([weights], lr=0.03)
    schedule = torch.optim.lr_scheduler.CosineAnnealingLR(optimiser, args.steps)
    for step in range(args.steps):
        table = weights
        if step >= args.steps // 2:  # learn on with the whole numbers that are shipped
            whole, scale = rounded(weights, KEPT)
            table = weights + (whole * scale - weights).detach()
        loss = data.loss(data.scores(table)) + args.decay * (weights**2).sum()
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        schedule.step()
    return rounded(weights, KEPT)[0]


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
        right += Readings(left, args.buckets).correct(train(kept, args).float())
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
    parser.add_argument("--buckets", type=int, default=8192)
    parser.add_argument("--each", type=int, default=6, help="sentences made of each frame")
    parser.add_argument("--variants", type=int, default=3, help="sentences with other numbers made of each marked one")
    parser.add_argument("--copies", type=int, default=2)
    parser.add_argument("--steps", type=int, default=70)
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
            tell(file.name, judged, data.correct(weights.float()), args.verbose)
    if args.out:
        args.out.write_text(json.dumps({"buckets": args.buckets, "weights": packed(weights)}) + "\n")


if __name__ == "__main__":
    main()
