"""Trains the linear score that tells questions which something answers from all others, and puts it into packages/assistant/model/questions.bin.

    python training/train_answered.py --judged training/assistant-eval/tune.jsonl ... --out packages/assistant/model/questions.bin    # a minute
"""

import argparse
import json
from pathlib import Path

import numpy as np
import torch

from model_file import put_last
from text.features import features_of

HERE = Path(__file__).resolve().parent
BUCKETS, PAIRS = 12288, 16384
JUDGED_COPIES, EPOCHS, BATCH = 3, 5, 512
TALK = {"greeting", "thanks", "who", "rude"}


def read_written():
    for file in sorted((HERE / "questions").glob("*/*.txt")):
        if file.stem not in TALK:
            yield from ((line[4:], file.stem != "none") for line in file.read_text().splitlines() if line.strip() and not line.startswith("#"))


def read_judged(files):
    for file in files:
        for row in map(json.loads, filter(str.strip, file.read_text().splitlines())):
            yield row["question"], bool(row.get("expect", row.get("answerable")))


def bags_of(texts):
    """The buckets of a message: those of its words' features, and one for each two neighbouring words, as `answered-score.ts` finds them."""
    for message in features_of(texts, "question", BUCKETS):
        last = [int(word[-1]) for word in message]
        pairs = [BUCKETS + (own * 40503 + after * 7919) % PAIRS for own, after in zip(last, last[1:])]
        yield np.unique(np.concatenate([*message, np.array(pairs, dtype=np.int64)]).astype(np.int64))


def train(bags, answered, seed):
    torch.manual_seed(seed)
    order, draw = np.arange(len(bags)), np.random.default_rng(seed)
    table, bias = torch.nn.EmbeddingBag(BUCKETS + PAIRS, 1, mode="sum"), torch.zeros(1, requires_grad=True)
    torch.nn.init.zeros_(table.weight)
    optimiser = torch.optim.Adam([table.weight, bias], lr=0.02)
    weight = torch.where(answered > 0, (1 - answered.mean()) / answered.mean(), 1.0)
    for epoch in range(EPOCHS):
        draw.shuffle(order)
        for at in range(0, len(order), BATCH):
            rows = order[at:at + BATCH]
            sizes = np.array([len(bags[row]) for row in rows])
            starts = torch.from_numpy(np.concatenate([[0], sizes.cumsum()[:-1]]))
            score = table(torch.from_numpy(np.concatenate([bags[row] for row in rows])), starts)[:, 0] / torch.from_numpy(sizes).sqrt() + bias
            loss = (torch.nn.functional.binary_cross_entropy_with_logits(score, answered[rows], reduction="none") * weight[rows]).mean()
            loss = loss + 1e-5 * (table.weight**2).sum()
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
        print(f"  epoch {epoch + 1}: loss of the last batch {loss.item():.3f}", flush=True)
    return table.weight.detach(), bias.detach()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--judged", type=Path, nargs="*", default=[])
    parser.add_argument("--out", type=Path, required=True, help="the encoder's file, which gets the score as its last layer")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    torch.set_num_threads(1)
    rows = [*read_written(), *(row for row in read_judged(args.judged) for _ in range(JUDGED_COPIES))]
    print(f"{len(rows)} questions, {sum(good for _, good in rows)} of them answered", flush=True)
    weights, bias = train(list(bags_of([text for text, _ in rows])), torch.tensor([float(good) for _, good in rows]), args.seed)
    put_last(args.out, ("answered", weights, bias, True))


if __name__ == "__main__":
    main()
