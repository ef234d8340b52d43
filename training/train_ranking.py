"""Weighs what the ranking of documents is made by (packages/assistant/src/retrieval/ranking.json), on judged questions that the encoder has not seen.

    python training/train_ranking.py --fit training/assistant-eval/tune.jsonl ... --judge FILE ... [--out packages/assistant/src/retrieval/ranking.json]
"""

import argparse
import json
import subprocess
from collections import defaultdict
from pathlib import Path

import numpy as np
import torch
from sklearn.linear_model import LogisticRegression

HERE = Path(__file__).resolve().parent
RANK = ["encoder", "lexical", "coverage", "onCrop", "offCrop"]
ANSWER = [*RANK, "none", "lead", "strength", "unadvised"]
TOOLS = {"weather", "prices", "tasks", "finance"}


def read(files):
    lines = subprocess.run(["node", str(HERE / "assistant/signals.mjs"), *map(str, files)], capture_output=True, check=True).stdout.decode().splitlines()
    rows = [json.loads(line) for line in lines]
    return [row for row in rows if not row["expect"] or not all(e in TOOLS or e.startswith("help:") for e in row["expect"])]


def fit_rank(rows):
    """Softmax over each question's candidates; only questions of which a candidate is right."""
    sets = [row for row in rows if any(c["id"] in row["expect"] for c in row["candidates"])]
    most = max(len(row["candidates"]) for row in sets)
    signals = torch.zeros(len(sets), most, len(RANK))
    right, there = torch.zeros(len(sets), most, dtype=torch.bool), torch.zeros(len(sets), most, dtype=torch.bool)
    for at, row in enumerate(sets):
        for place, c in enumerate(row["candidates"]):
            signals[at, place] = torch.tensor([float(c[name]) for name in RANK])
            right[at, place], there[at, place] = c["id"] in row["expect"], True
    weights = torch.tensor([1.0, 4.0, 2.0, 2.0, -2.0], requires_grad=True)
    optimiser = torch.optim.Adam([weights], lr=0.05)
    for _ in range(400):
        scores = signals @ weights
        loss = (torch.logsumexp(scores.masked_fill(~there, -1e4), 1) - torch.logsumexp(scores.masked_fill(~right, -1e4), 1)).mean()
        loss = loss + 0.002 * (weights**2).sum()
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
    return dict(zip(RANK, weights.detach().tolist()))


def rescored(rows, rank):
    for row in rows:
        for c in row["candidates"]:
            c["score"] = sum(c[name] * rank[name] for name in RANK)
        row["candidates"].sort(key=lambda c: -c["score"])
        best, second = row["candidates"][:2]
        row["answer"] = {**row["answer"], **{name: best[name] for name in RANK}, "lead": best["score"] - second["score"]}
    return rows


def matrix(rows):
    return np.array([[float(row["answer"][name]) for name in ANSWER] for row in rows])


def report(rows, chance, limit, name):
    by = defaultdict(lambda: [0] * 6)
    for row, p in zip(rows, chance):
        for key in (row["lang"], "all"):
            n = by[key]
            if row["expect"]:
                n[0] += 1
                n[1] += any(c["id"] in row["expect"] for c in row["candidates"][:3])
                n[2] += p >= limit
                n[3] += row["candidates"][0]["id"] in row["expect"]
            else:
                n[4] += 1
                n[5] += p < limit
    for key, n in sorted(by.items()):
        print(f"{name} {key}: top-1 {n[3] / max(1, n[0]):.1%} top-3 {n[1] / max(1, n[0]):.1%} answered {n[2] / max(1, n[0]):.1%} of {n[0]}, refused {n[5] / max(1, n[4]):.1%} of {n[4]}")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--fit", type=Path, nargs="+", required=True)
    parser.add_argument("--judge", type=Path, nargs="*", default=[])
    parser.add_argument("--out", type=Path)
    parser.add_argument("--limit", type=float, default=0.5)
    parser.add_argument("--sure", type=float, default=0.5, help="from which fitted probability on to answer; it becomes the limit of 0.5")
    args = parser.parse_args()
    rows = read(args.fit)
    rank = fit_rank(rows)
    rows = rescored(rows, rank)
    good = np.array([bool(row["expect"]) for row in rows])
    answer = LogisticRegression(C=1.0, class_weight="balanced", max_iter=1000).fit(matrix(rows), good)
    answer.intercept_ -= np.log(args.sure / (1 - args.sure))
    weights = {"rank": {k: round(v, 3) for k, v in rank.items()}, "answer": dict(zip(ANSWER, answer.coef_[0].round(3).tolist())), "bias": round(float(answer.intercept_[0]), 3)}
    print(json.dumps(weights))
    report(rows, answer.predict_proba(matrix(rows))[:, 1], args.limit, "fit")
    for file in args.judge:
        judged = rescored(read([file]), rank)
        report(judged, answer.predict_proba(matrix(judged))[:, 1], args.limit, file.stem)
    if args.out:
        args.out.write_text(json.dumps(weights, indent=2) + "\n")


if __name__ == "__main__":
    main()
