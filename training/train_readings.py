"""Trains which reading of a sentence's numbers is the amount that it tells (rupees, litres of milk) and what kind of entry it is, and
writes packages/assistant/data/entry/readings.json and network.json.

    python training/train_readings.py --judge training/entries-eval/third-tune.jsonl
    python training/train_readings.py --out packages/assistant/data/entry

Every way to read the numbers (one alone, a price times counts, several added up) is scored by a linear model over hashed features of
what stands around them, in 4-bit whole numbers, and by a recurrent network that reads the sentence in its order; learnt is that those
which come to the right amount are likelier together than the others. The network learns beside linear scores of sentences that the
linear model has not seen, so that it learns what that one gets wrong. Without `--judge` all labelled sentences are learnt from.
"""

import argparse
import base64
import json
import random
import time
import zlib
from dataclasses import asdict
from pathlib import Path

import numpy as np
import torch
from torch import nn

from text.augment import vary
from text.frames import sentences, tasks
from text import marked
from text.role_network import KEPT as TABLE_KEPT, PAIR_SCALE, Batch, RoleNetwork, Sizes, batch_of, loss_of
from text.sequences import Sequences, amount_of
from text.weights import packed, rounded
from train_entries import CLASSES, LEARNT, labelled

HERE = Path(__file__).resolve().parent
KEPT = 0.998  # share of the weights that rounding does not cut
BUCKETS = 65536
PARITY = HERE.parent / "packages/assistant/src/entry/entry-network.test-data.json"
EVALUATION = 2  # what a sentence of an evaluation set counts
READINGS = 40  # of a sentence, that the network learns from: the likeliest by the linear scores, and the right ones
WRITTEN = [f"gru.{name}_l0{way}" for way in ("", "_reverse") for name in ("weight_ih", "weight_hh", "bias_ih", "bias_hh")]
WRITTEN += [f"{name}.{part}" for name in ("role", "price", "count", "kind") for part in ("weight", "bias")]
MOST_READINGS = 150  # a sentence with more is learnt by the linear scores only as it was written


def read(file: Path) -> list[dict]:
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines() if line.strip()]


def gathered(args) -> list[dict]:
    """All sentences to learn from; `copy` is 0 of those that stand as somebody wrote them."""
    draw = random.Random(args.seed)
    files = sorted((HERE / "entries").glob("*.jsonl")) + [HERE / f"entries-eval/{name}.jsonl" for name in LEARNT]
    files += 2 * [HERE / "entries/acceptance.jsonl"]  # sentences of the tests count three times
    left_out = {file.resolve() for file in args.judge}
    # What writers of evaluation sets said is nearer to what others will say than what was written to order.
    weighed = {"entries-eval": EVALUATION, "acceptance.jsonl": EVALUATION}
    rows = [{**row, "weight": weighed.get(file.parent.name, weighed.get(file.name, 1))}
            for file in files if file.resolve() not in left_out for row in read(file)]
    rows = [{**row, "text": text, "copy": copy} for row in rows for copy, text in enumerate([row["text"], vary(row["text"], draw, [])])]
    rows += [{**row, "copy": 1, "weight": 1} for row in sentences(args.each, args.seed) + tasks(3 * args.each, args.seed)]
    seen = set()
    for row in marked.sentences(args.variants, args.seed):
        copy = int(row["scenario"] in seen)
        seen.add(row["scenario"])
        rows.append({**row, "copy": copy, "weight": 1, "text": vary(row["text"], draw, []) if copy else row["text"]})
    return rows


def linear_weights(data: Sequences, chosen: np.ndarray, args) -> np.ndarray:
    """Weights (buckets,) by Adam over all chosen sentences at once; the second half of the steps with the whole numbers that are shipped."""
    few = data.high - data.low <= MOST_READINGS
    written = np.array([row["copy"] == 0 for row in data.rows])
    of = np.flatnonzero((chosen & data.readable & (few | written))[data.owner])
    counts, owner, right = data.counts[of], data.owner[of], data.right[of]
    columns = counts.T.tocsr()
    weight = np.array([row["weight"] for row in data.rows], np.float32)
    starts = np.flatnonzero(np.r_[True, owner[1:] != owner[:-1]])
    sentence = np.repeat(np.arange(len(starts)), np.diff(np.r_[starts, len(owner)]))
    weight = weight[owner[starts]]
    weights, mean, square = (np.zeros(BUCKETS, np.float32) for _ in range(3))
    for step in range(args.steps):
        table = weights
        if step >= args.steps // 2:
            whole, scale = rounded(torch.from_numpy(weights), KEPT)
            table = (whole * scale).numpy()
        scores = counts @ table
        likely = np.exp(scores - np.maximum.reduceat(scores, starts)[sentence])
        every = np.add.reduceat(likely, starts)
        good = np.add.reduceat(likely * right, starts) + 1e-9
        change = likely / every[sentence] - likely * right / good[sentence]
        gradient = columns @ (change * (weight / weight.sum())[sentence]).astype(np.float32) + 2 * args.decay * table
        mean = 0.9 * mean + 0.1 * gradient
        square = 0.999 * square + 0.001 * gradient**2
        rate = args.rate * 0.5 * (1 + np.cos(np.pi * step / args.steps))
        weights = weights - rate * (mean / (1 - 0.9 ** (step + 1))) / (np.sqrt(square / (1 - 0.999 ** (step + 1))) + 1e-8)
    return weights


def unseen_scores(data: Sequences, args) -> np.ndarray:
    """Linear scores of all readings, each by weights that were learnt without the half of the scenarios in which it is."""
    half = np.array([zlib.crc32(row.get("scenario", row["text"]).encode()) % 2 for row in data.rows])
    scores = np.zeros(len(data.owner), np.float32)
    for one in (0, 1):
        own = half[data.owner] == one
        scores[own] = (data.counts @ linear_weights(data, half != one, args))[own]
    return scores


def train_network(data: Sequences, linear: np.ndarray, args, seed: int) -> RoleNetwork:
    torch.manual_seed(seed)
    draw = random.Random(seed)
    labels = [labelled(row)[1] for row in data.rows]
    readings = []
    for low, high in zip(data.low, data.high):
        likeliest = low + np.argsort(-linear[low:high])[:READINGS]
        readings.append(np.union1d(likeliest, low + np.flatnonzero(data.right[low:high])))
    network = RoleNetwork(Sizes(classes=len(CLASSES)))
    order = [at for at, tokens in enumerate(data.tokens) if tokens]
    draw.shuffle(order)
    batches: list[Batch] = []
    for begin in range(0, len(order), 20 * args.batch):  # of sentences of like length
        near = sorted(order[begin:begin + 20 * args.batch], key=lambda one: len(data.tokens[one]))
        batches += [batch_of(data, near[at:at + args.batch], readings, linear, labels, network.sizes.buckets) for at in range(0, len(near), args.batch)]
    optimiser = torch.optim.AdamW(network.parameters(), lr=args.learn, weight_decay=0.01)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, args.learn, total_steps=args.epochs * len(batches) + 1, pct_start=0.15)
    began = time.monotonic()
    for epoch in range(args.epochs):
        network.train()
        network.whole = epoch >= 0.6 * args.epochs
        draw.shuffle(batches)
        total = 0.0
        for batch in batches:
            loss = loss_of(batch, *network(batch, drop=0.2, words=0.08))
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 1.0)
            optimiser.step()
            schedule.step()
            total += float(loss)
        print(f"epoch {epoch}: loss {total / len(batches):.4f}, {time.monotonic() - began:.0f} s", flush=True)
    network.eval()
    return network


@torch.no_grad()
def judge(name: str, rows: list[dict], weights: np.ndarray, networks: list[RoleNetwork]) -> None:
    """How many amounts the linear scores find, and both together; and how many classes the networks find."""
    data = Sequences([{**row, "copy": 0, "weight": 1} for row in rows], BUCKETS)
    linear = data.counts @ weights
    scores, right = linear.copy(), 0
    labels = [labelled(row)[1] for row in rows]
    every = [np.arange(low, high) for low, high in zip(data.low, data.high)]
    for at in range(0, len(rows), 256):
        batch = batch_of(data, list(range(at, min(at + 256, len(rows)))), every, linear, labels, networks[0].sizes.buckets)
        found, kinds = (sum(parts) / len(networks) for parts in zip(*(network(batch) for network in networks)))
        scores[np.concatenate([every[one] for one in batch.sentences])] = found.numpy()
        right += int((kinds.argmax(1) == batch.labels).sum())
    told = [at for at, row in enumerate(rows) if amount_of(row) is not None]
    for label, some in (("linear", linear), (f"with {len(networks)} networks", scores)):
        print(f"{name}, {label}: {100 * np.mean([data.best_is_right(some, one) for one in told]):.1f} % of {len(told)} amounts")
    print(f"{name}: {sum(not data.readable[one] for one in told)} without a right reading, {100 * right / len(rows):.1f} % of classes")


def written(network: RoleNetwork, scale: float) -> dict:
    """A network as `entry-network.ts` reads it: the table in four bits, all else in eight, each matrix with its scale."""
    table, table_scale = rounded(network.table.detach(), TABLE_KEPT)
    state = network.state_dict()
    scales = [float(state[name].abs().max()) / 127 for name in WRITTEN]
    whole = [(state[name] / one).round().clamp(-127, 127).to(torch.int8).numpy().tobytes() for name, one in zip(WRITTEN, scales)]
    return {
        "linear": float(network.linear) * scale, "table": {"scale": float(table_scale), "weights": packed(table)},
        "scales": scales, "weights": base64.b64encode(b"".join(whole)).decode(),
    }  # fmt: skip


@torch.no_grad()
def as_written(network: RoleNetwork, made: dict) -> None:
    """Gives a network the weights that are written."""
    weights = np.frombuffer(base64.b64decode(made["weights"]), np.int8)
    state, at = network.state_dict(), 0
    for name, scale in zip(WRITTEN, made["scales"]):
        size = state[name].numel()
        state[name] = torch.from_numpy(weights[at:at + size] * np.float32(scale)).reshape(state[name].shape)
        at += size
    network.load_state_dict(state)
    network.whole = True


@torch.no_grad()
def parity(networks: list[RoleNetwork], data: Sequences, chosen: list[int]) -> list[dict]:
    """Tokens of some sentences and what the networks make of them together: `entry-network.test.ts`."""
    cases, buckets = [], networks[0].sizes.buckets
    for one in chosen:
        batch = batch_of(data, [one], [np.arange(0)] * len(data.rows), np.zeros(0, np.float32), [0] * len(data.rows), buckets)
        every = []
        for network in networks:
            figures = network.states(batch)[0, : int(batch.lengths[0])][batch.figures]
            pairs = network.price(figures) @ network.count(figures).T / PAIR_SCALE
            every.append({"kinds": network(batch)[1][0], "roles": network.role(figures), "pairs": pairs})
        told = {name: sum(one[name] for one in every) / len(networks) for name in every[0]}
        cases.append({
            "tokens": [(token % buckets).tolist() for token in data.tokens[one]],
            "figureAt": data.figures[one].tolist(),
            **{name: np.round(value.double().numpy(), 4).tolist() for name, value in told.items()},
        })  # fmt: skip
    return cases


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--judge", type=Path, nargs="*", default=[], help="files that are judged and not learnt from")
    parser.add_argument("--out", type=Path, help="folder to write to")
    parser.add_argument("--each", type=int, default=4, help="sentences made of each frame")
    parser.add_argument("--variants", type=int, default=1, help="sentences with other numbers made of each marked one")
    parser.add_argument("--steps", type=int, default=120)
    parser.add_argument("--rate", type=float, default=0.06)
    parser.add_argument("--decay", type=float, default=1e-4)
    parser.add_argument("--epochs", type=int, default=9)
    parser.add_argument("--batch", type=int, default=96)
    parser.add_argument("--learn", type=float, default=5e-3)
    parser.add_argument("--seed", type=int, default=20261129)
    parser.add_argument("--networks", type=int, default=2, help="of several beginnings, whose scores are averaged")
    args = parser.parse_args()
    data = Sequences(gathered(args), BUCKETS)
    print(f"{len(data.rows)} sentences, {int(data.readable.sum())} with a reading that is right", flush=True)
    unseen = unseen_scores(data, args)
    whole, scale = rounded(torch.from_numpy(linear_weights(data, np.ones(len(data.rows), bool), args)).unsqueeze(1), KEPT)
    some = [at for at, row in enumerate(data.rows) if row["copy"] == 0 and len(data.figures[at]) > 1][:: len(data.rows) // 6]
    networks: list[RoleNetwork] = []
    for at in range(args.networks):
        networks.append(train_network(data, unseen, args, args.seed + at))
        for file in args.judge:
            judge(file.name, read(file), (whole * scale).numpy()[:, 0], networks)
        if args.out:  # after each network, so that a run that is cut short leaves those it has
            (args.out / "readings.json").write_text(json.dumps({"buckets": BUCKETS, "weights": packed(whole)}) + "\n")
            made = [written(network, float(scale)) for network in networks]
            (args.out / "network.json").write_text(json.dumps({**asdict(networks[0].sizes), "networks": made}) + "\n")
            for network, one in zip(networks, made):
                as_written(network, one)
            PARITY.write_text(json.dumps(parity(networks, data, some)) + "\n")


if __name__ == "__main__":
    main()
