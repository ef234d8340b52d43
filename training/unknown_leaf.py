"""Compare detectors of labels that were not trained on, on training and validation photographs; test is not read.

    python training/unknown_leaf.py --data DIR --hold-out "$(cat training/held-out-labels.txt)" --net RUNS/ro/epoch-20.pt

Each --net was trained by train_leaf.py with the same --hold-out, and with the same --expose if any. Known leaves are those of `val`; unknown are all
photographs of the labels held out, of `train` and `val`. For every detector: area under the ROC curve over all photographs and by
crop (against the known leaves of that crop), and the share of unknown leaves refused when 8 % of the known ones are.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import numpy as np
from scipy.special import logsumexp
from sklearn.linear_model import LogisticRegression
from sklearn.metrics import roc_auc_score

sys.path.insert(0, str(Path(__file__).parent))
from calibrate_leaf import NOT_LEAF, fit_temperature, parse_views, softmax
from export_leaf import add_net_argument, load_nets
from familiar_leaf import EVERY, features_of
from leaf.data import load_photos, read_labels
from leaf.familiar import fit_familiar

REFUSED_OF_KNOWN = 0.08
NEIGHBOURS = (1, 5, 20)


def unit(x: np.ndarray) -> np.ndarray:
    return x / np.maximum(np.linalg.norm(x, axis=1, keepdims=True), 1e-9)


def nearness(x: np.ndarray, bank: np.ndarray, ks: tuple[int, ...]) -> dict[int, np.ndarray]:
    """Cosine of the angle to the k-th nearest row of `bank` (Sun et al. 2022, arXiv:2204.06507), for each k."""
    near = np.concatenate([-np.sort(-(unit(x[i : i + 512]) @ unit(bank).T), 1)[:, : max(ks)] for i in range(0, len(x), 512)])
    return {k: near[:, k - 1] for k in ks}


def detectors(features: dict[str, np.ndarray], state: dict[str, np.ndarray], known: np.ndarray, temperature: float,
              bank: np.ndarray, bank_truth: np.ndarray) -> dict[str, dict[str, np.ndarray]]:
    """For each detector and each part one number a photograph, higher for known; `features` are (photographs, views, channels)."""
    spread = features["bank"].reshape(-1, bank.shape[1]).std(0) + 0.05
    familiar = fit_familiar(bank, bank_truth)
    out: dict[str, dict[str, np.ndarray]] = {}
    for part, x in features.items():
        if part == "bank":
            continue
        scores = (((x - state["centre"]) / state["spread"]) @ state["head.weight"].T + state["head.bias"]).mean(1)[:, known]
        prob, mean = softmax(scores, temperature), x.mean(1)
        made = {
            "highest probability": prob.max(1),
            "entropy": (prob * np.log(prob + 1e-12)).sum(1),
            "highest raw score": scores.max(1),
            "energy": logsumexp(scores, axis=1),
            "familiarity": familiar.of(x.reshape(-1, x.shape[2])).reshape(x.shape[:2]).mean(1),
        }
        for k, value in nearness(mean / spread, features["bank"].mean(1) / spread, NEIGHBOURS).items():
            made[f"neighbour {k}, features"] = value
        low, low_bank = (mean - familiar.centre) @ familiar.project, (features["bank"].mean(1) - familiar.centre) @ familiar.project
        for k, value in nearness(low, low_bank, NEIGHBOURS).items():
            made[f"neighbour {k}, 64 directions"] = value
        for name, value in made.items():
            out.setdefault(name, {})[part] = value
    return out


def joined(found: dict[str, dict[str, np.ndarray]], unknown_label: np.ndarray) -> dict[str, np.ndarray]:
    """Logistic regression of all detectors; unknown labels and known photographs are scored by what was fitted without them (five folds)."""
    names = list(found)
    known, unknown = (np.stack([found[n][part] for n in names], 1) for part in ("known", "unknown"))
    middle, size = known.mean(0), known.std(0)
    known, unknown = (known - middle) / size, (unknown - middle) / size
    rng = np.random.default_rng(0)
    labels = np.unique(unknown_label)
    fold_of = dict(zip(labels, rng.permutation(len(labels)) % 5))
    fold_u, fold_k = np.array([fold_of[c] for c in unknown_label]), rng.permutation(len(known)) % 5
    out = {"known": np.zeros(len(known)), "unknown": np.zeros(len(unknown))}
    for k in range(5):
        x = np.concatenate([known[fold_k != k], unknown[fold_u != k]])
        y = np.repeat([1, 0], [(fold_k != k).sum(), (fold_u != k).sum()])
        model = LogisticRegression(class_weight="balanced", C=0.1, max_iter=500).fit(x, y)
        out["known"][fold_k == k] = model.decision_function(known[fold_k == k])
        out["unknown"][fold_u == k] = model.decision_function(unknown[fold_u == k])
    return out


def auc(known: np.ndarray, unknown: np.ndarray) -> float:
    return roc_auc_score(np.repeat([1, 0], [len(known), len(unknown)]), np.concatenate([known, unknown]))


def print_table(total: dict[str, dict[str, np.ndarray]], crop: dict[str, np.ndarray]) -> None:
    crops = sorted(set(crop["unknown"]) & set(crop["known"]))
    print(f"\n| detector | AUC | refused at 8 % | {' | '.join(crops)} |\n|{'---|' * (3 + len(crops))}")
    for name, parts in total.items():
        no = (parts["unknown"] < np.quantile(parts["known"], REFUSED_OF_KNOWN)).mean()
        by = [f"{auc(parts['known'][crop['known'] == c], parts['unknown'][crop['unknown'] == c]):.2f}" for c in crops]
        print(f"| {name} | {auc(parts['known'], parts['unknown']):.3f} | {100 * no:.1f} % | {' | '.join(by)} |", flush=True)


def main() -> None:
    p = argparse.ArgumentParser()
    p.add_argument("--data", type=Path, required=True)
    add_net_argument(p)
    p.add_argument("--hold-out", required=True, help="comma-separated labels that the networks were never shown")
    p.add_argument("--expose", default="", help="comma-separated labels that the networks were shown as unknown; in neither group")
    p.add_argument("--size", type=int, default=184)
    p.add_argument("--views", default="whole:1:flip,centre:1.5")
    args = p.parse_args()
    labels, plan = read_labels(args.data), parse_views(args.views)
    held = [labels.index(name) for name in args.hold_out.split(",")]
    exposed = [labels.index(name) for name in filter(None, args.expose.split(","))]
    taught = np.array([c not in held + exposed for c in range(len(labels))])
    leaf = taught & (np.arange(len(labels)) != labels.index(NOT_LEAF))

    train, val = load_photos(args.data, ("train",)), load_photos(args.data, ("val",))
    photos = {"bank": [x for x in train if leaf[x.label]][::EVERY], "known": [x for x in val if leaf[x.label]],
              "unknown": [x for x in train + val if x.label in held]}
    print({name: len(some) for name, some in photos.items()}, flush=True)
    truth = {name: np.array([x.label for x in some]) for name, some in photos.items()}
    crop = {name: np.array([x.crop for x in some]) for name, some in photos.items()}

    total: dict[str, dict[str, np.ndarray]] = {}
    for model in load_nets(args):
        features = {name: features_of(model, some, plan, args.size) for name, some in photos.items()}
        state = {k: v.numpy() for k, v in model.state_dict().items() if not k.startswith("trunk")}
        bank = features["bank"].reshape(-1, features["bank"].shape[2])
        columns = np.flatnonzero(taught)
        x = (((features["known"] - state["centre"]) / state["spread"]) @ state["head.weight"].T + state["head.bias"]).mean(1)[:, columns]
        temperature = fit_temperature(x.astype(np.float64), np.searchsorted(columns, truth["known"]), np.ones(len(x)))
        print(f"known labels of val, top-1 {100 * (columns[x.argmax(1)] == truth['known']).mean():.1f} %, temperature {temperature:.2f}", flush=True)
        found = detectors(features, state, columns, temperature, bank, np.repeat(truth["bank"], len(plan)))
        for name, parts in found.items():
            middle, size = parts["known"].mean(), parts["known"].std()
            into = total.setdefault(name, {"known": 0.0, "unknown": 0.0})
            for part, value in parts.items():
                into[part] = into[part] + (value - middle) / size
    total["all, logistic"] = joined(total, truth["unknown"])

    print_table(total, crop)


if __name__ == "__main__":
    main()
