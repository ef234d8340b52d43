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
from sklearn.pipeline import make_pipeline
from sklearn.preprocessing import StandardScaler

HERE = Path(__file__).resolve().parent
RANK = ["encoder", "lexical", "coverage", "onCrop", "offCrop"]
ANSWER = [*RANK, "none", "lead", "strength", "unadvised", "known", "tools", "asked", "alike", "guidance", "disease", "crop", "scheme", "en", "hi", "mr", "te"]
FACT = ["encoder", "words", "asked", "states"]
FOLDS = 6
PLAIN = 2
TOOLS = {"weather", "prices", "tasks", "finance"}


def read(files):
    lines = subprocess.run(["node", str(HERE / "assistant/signals.mjs"), *map(str, files)], capture_output=True, check=True).stdout.decode().splitlines()
    rows = [json.loads(line) for line in lines]
    return [row for row in rows if row["expect"] is None or not row["expect"] or not all(e in TOOLS or e.startswith("help:") for e in row["expect"])]


def choice(sets, begin):
    """Weights of a softmax over each question's candidates, given as lists of (signals, whether it is right)."""
    sets = [own for own in sets if any(good for _, good in own)]
    most = max(len(own) for own in sets)
    signals = torch.zeros(len(sets), most, len(begin))
    right, there = torch.zeros(len(sets), most, dtype=torch.bool), torch.zeros(len(sets), most, dtype=torch.bool)
    for at, own in enumerate(sets):
        signals[at, :len(own)] = torch.tensor([values for values, _ in own])
        right[at, :len(own)], there[at, :len(own)] = torch.tensor([good for _, good in own]), True
    weights = torch.tensor(begin, requires_grad=True)
    optimiser = torch.optim.Adam([weights], lr=0.05)
    for _ in range(300):
        scores = signals @ weights
        loss = (torch.logsumexp(scores.masked_fill(~there, -1e4), 1) - torch.logsumexp(scores.masked_fill(~right, -1e4), 1)).mean()
        loss = loss + 0.002 * (weights**2).sum()
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
    return weights.detach().tolist()


def fit_rank(rows):
    named = [row for row in rows if row["expect"]]
    sets = [[([float(c[name]) for name in RANK], c["id"] in row["expect"]) for c in row["candidates"]] for row in named]
    return dict(zip(RANK, choice(sets, [1.0, 4.0, 2.0, 2.0, -2.0])))


def fit_facts(rows):
    """Which fact of which document: the document's score beside the fact's signals."""
    named = [row for row in rows if row.get("facts")]
    sets = [
        [([c["score"], *(float(f[name]) for name in FACT)], f'{c["id"]}#{f["key"]}' in row["facts"]) for c in row["candidates"] for f in c["chosen"]]
        for row in named
    ]
    return dict(zip(["document", *FACT], choice(sets, [1.0, 1.0, 2.0, 2.0, 0.0])))


def judge_facts(rows, fact):
    first = second = 0
    named = [row for row in rows if row.get("facts")]
    for row in named:
        found = [(c["score"] * fact["document"] + sum(f[name] * fact[name] for name in FACT), f'{c["id"]}#{f["key"]}') for c in row["candidates"] for f in c["chosen"]]
        best = [name for _, name in sorted(found, reverse=True)[:2]]
        first += best[:1] and best[0] in row["facts"]
        second += any(name in row["facts"] for name in best)
    return first, second, len(named)


def left_out(rows, rank=RANK, answer=ANSWER, fact=FACT):
    """Figures of questions left out of the fit, weighed by some of the signals alone; the others are taken for 0."""
    rows = [{**row, "candidates": [without(c, RANK, rank) | {"chosen": [without(f, FACT, fact) for f in c["chosen"]]} for c in row["candidates"]]} for row in rows]
    fold = np.array([at // 8 % FOLDS for at in range(len(rows))])
    chance, facts, top = np.zeros(len(rows)), np.zeros(3), np.zeros(3)
    names = [ANSWER.index(name) for name in answer]
    for left in range(FOLDS):
        kept, out = [rows[at] for at in np.flatnonzero(fold != left)], [rows[at] for at in np.flatnonzero(fold == left)]
        weights = fit_rank(kept)
        kept, out = rescored(kept, weights), rescored(out, weights)
        facts += judge_facts(out, fit_facts(kept))
        model = make_pipeline(StandardScaler(), LogisticRegression(C=0.5, class_weight="balanced", max_iter=2000))
        model.fit(matrix(kept)[:, names], np.array([row["expect"] != [] for row in kept]))
        chance[fold == left] = model.predict_proba(matrix(out)[:, names])[:, 1]
        for row in out:
            if row["expect"]:
                top += [row["candidates"][0]["id"] in row["expect"], any(c["id"] in row["expect"] for c in row["candidates"][:3]), 1]
    good = np.array([row["expect"] != [] for row in rows])
    refused = [(chance[~good] < np.quantile(chance[good], 1 - share)).mean() for share in (0.92, 0.91, 0.9)]
    return np.array([top[0] / top[2], top[1] / top[2], np.mean(refused), facts[0] / facts[2], facts[1] / facts[2]]) * 100


def without(signals, all_of_them, kept):
    return {name: 0.0 if name in all_of_them and name not in kept else value for name, value in signals.items()}


def ablation(rows):
    """Prints what each signal is worth: the change of each figure when it is left out and the rest is weighed anew."""
    whole = left_out(rows)
    print("signal                top-1  top-3  refused at 90-92 % answered  right fact first  among two")
    print(f"{'all':20}" + "".join(f"{value:8.1f}" for value in whole), flush=True)
    for part, names in (("rank", RANK), ("answer", ANSWER), ("fact", FACT)):
        for name in names:
            change = left_out(rows, **{part: [one for one in names if one != name]}) - whole
            print(f"{'-' + part + '.' + name:20}" + "".join(f"{value:+8.1f}" for value in change), flush=True)


def cross_validate(rows, plain, sure):
    """Prints what questions left out of the fit would get: one fold in six, whole runs of neighbouring questions together."""
    chance, short, facts = np.zeros(len(rows)), np.zeros(len(plain)), np.zeros(3)
    fold = np.array([at // 8 % FOLDS for at in range(len(rows))])
    plain_fold = np.array([at % FOLDS for at in range(len(plain))])
    for left in range(FOLDS):
        kept, out = [rows[at] for at in np.flatnonzero(fold != left)], [rows[at] for at in np.flatnonzero(fold == left)]
        rank = fit_rank(kept)
        kept, out = rescored(kept, rank), rescored(out, rank)
        facts += judge_facts(out, fit_facts(kept))
        plain = rescored(plain, rank)
        answer = fit_answer(kept, [plain[at] for at in np.flatnonzero(plain_fold != left)], sure)
        chance[fold == left] = answer.predict_proba(matrix(out))[:, 1]
        if plain:
            short[plain_fold == left] = answer.predict_proba(matrix([plain[at] for at in np.flatnonzero(plain_fold == left)]))[:, 1]
    report(rows, chance, 0.5, "left out")
    report(plain, short, 0.5, "plain, left out")
    good = np.array([row["expect"] != [] for row in rows])
    for share in (0.95, 0.93, 0.92, 0.91, 0.9, 0.89, 0.88):
        limit = np.quantile(chance[good], 1 - share)
        print(f"  answered {share:.0%}: refused {(chance[~good] < limit).mean():.1%} (sure {limit:.2f})")
    print(f"  right fact first {facts[0] / facts[2]:.1%}, among two {facts[1] / facts[2]:.1%} of {facts[2]:.0f}")


def fit_answer(rows, plain, sure):
    """Plain questions of few words, which no judge writes, are counted several times."""
    rows = [*rows, *plain * PLAIN]
    good = np.array([row["expect"] != [] for row in rows])
    answer = make_pipeline(StandardScaler(), LogisticRegression(C=0.5, class_weight="balanced", max_iter=2000)).fit(matrix(rows), good)
    answer[-1].intercept_ -= np.log(sure / (1 - sure))
    return answer


def rescored(rows, rank):
    for row in rows:
        for c in row["candidates"]:
            c["score"] = sum(c[name] * rank[name] for name in RANK)
        row["candidates"].sort(key=lambda c: -c["score"])
        best, second = row["candidates"][:2]
        row["answer"] = {**row["answer"], **{name: best[name] for name in RANK}, "lead": min(8.0, best["score"] - second["score"])}
    return rows


def matrix(rows):
    return np.array([[float(row["answer"][name]) for name in ANSWER] for row in rows])


def report(rows, chance, limit, name):
    by = defaultdict(lambda: [0] * 6)
    for row, p in zip(rows, chance):
        for key in (row["lang"], "all"):
            n = by[key]
            if row["expect"] is None:
                n[0] += 1
                n[2] += p >= limit
            elif row["expect"]:
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
    parser.add_argument("--plain", type=Path, nargs="*", default=[], help="questions of few words (topic, language, question), which weigh in the decision to answer alone")
    parser.add_argument("--judge", type=Path, nargs="*", default=[])
    parser.add_argument("--out", type=Path)
    parser.add_argument("--keep", type=Path, help="a file of weights whose order of documents and choice of facts stay: only the decision to answer is weighed")
    parser.add_argument("--ablation", action="store_true", help="only prints what each signal is worth on questions left out of the fit")
    parser.add_argument("--cross", action="store_true", help="prints first what questions left out of the fit get")
    parser.add_argument("--limit", type=float, default=0.5)
    parser.add_argument("--sure", type=float, default=0.5, help="from which fitted probability on to answer; it becomes the limit of 0.5")
    args = parser.parse_args()
    rows = read(args.fit)
    if args.ablation:
        ablation(rows)
        return
    plain = read(args.plain) if args.plain else []
    if args.cross:
        cross_validate(rows, plain, args.sure)
    kept = json.loads(args.keep.read_text()) if args.keep else None
    rank = kept["rank"] if kept else fit_rank(rows)
    rows = rescored(rows, rank)
    fact = kept["fact"] if kept else fit_facts(rows)
    answer = fit_answer(rows, rescored(plain, rank), args.sure)
    scaler, model = answer[0], answer[-1]
    weights = model.coef_[0] / scaler.scale_
    bias = float(model.intercept_[0] - (weights * scaler.mean_).sum())
    fitted = {"rank": rank, "answer": dict(zip(ANSWER, weights.tolist())), "fact": fact}
    fitted = {part: {name: round(value, 3) for name, value in own.items()} for part, own in fitted.items()}
    fitted["bias"] = round(bias, 3)
    print(json.dumps(fitted))
    report(rows, answer.predict_proba(matrix(rows))[:, 1], args.limit, "fit")
    for file in args.judge:
        judged = rescored(read([file]), rank)
        report(judged, answer.predict_proba(matrix(judged))[:, 1], args.limit, file.stem)
    if args.out:
        args.out.write_text(json.dumps(fitted, indent=2) + "\n")


if __name__ == "__main__":
    main()
