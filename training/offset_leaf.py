"""Fit a logit offset for each label, to correct the networks' label bias on unseen photographs.

    python training/offset_leaf.py --data DIR --unseen RUNS/a/epoch-31.pt --unseen RUNS/dp/epoch-03.pt \
        --net RUNS/dv/epoch-03.pt --net RUNS/i/epoch-56.pt --out RUNS/offsets.json

A network knows its training photographs too well to show there which labels it favours. `val-kept` is looked at with the
networks of --net; `val-taught`, which they were taught, with those of --unseen, which never saw validation. Least log loss of both with a ridge; groups of near-duplicates stay together when it is tried out in fifths.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

import numpy as np
import torch

sys.path.insert(0, str(Path(__file__).parent))
from calibrate_leaf import fit_temperature, parse_views, softmax
from compare_leaf import line, scores_of
from export_leaf import add_net_argument, load_checkpoint, load_nets
from leaf.data import load_photos, read_groups, read_labels
from leaf.metrics import crop_mask


def fit_offsets(scores: np.ndarray, truth: np.ndarray, ridge: float) -> np.ndarray:
    """An offset for each label, in nats, of least log loss; `scores` are already divided by their temperature."""
    x, y = torch.from_numpy(scores), torch.from_numpy(truth)
    offset = torch.zeros(x.shape[1], dtype=x.dtype, requires_grad=True)
    steps = torch.optim.LBFGS([offset], max_iter=200, line_search_fn="strong_wolfe")

    def loss() -> torch.Tensor:
        steps.zero_grad()
        total = torch.nn.functional.cross_entropy(x + offset, y, reduction="sum") + ridge * (offset**2).sum()
        total.backward()
        return total

    steps.step(loss)
    return offset.detach().numpy()


def tried_out(scores: np.ndarray, truth: np.ndarray, groups: list[str], ridge: float, folds: int = 5) -> np.ndarray:
    """The scores with offsets that were each fitted on the other groups."""
    names = sorted(set(groups))
    fold_of = dict(zip(names, np.random.default_rng(0).permutation(len(names)) % folds))
    fold, out = np.array([fold_of[g] for g in groups]), scores.copy()
    for k in range(folds):
        out[fold == k] += fit_offsets(scores[fold != k], truth[fold != k], ridge)
    return out


def main() -> None:
    p = argparse.ArgumentParser()
    p.add_argument("--data", type=Path, required=True)
    p.add_argument("--unseen", type=Path, nargs="+", action="append", required=True, help="as --net")
    p.add_argument("--size", type=int, default=200)
    p.add_argument("--views", default="whole:1:flip,centre:1.5")
    p.add_argument("--ridge", type=float, default=6.0)
    p.add_argument("--out", type=Path, required=True)
    add_net_argument(p)
    args = p.parse_args()
    torch.set_num_threads(2)
    labels, plan = read_labels(args.data), parse_views(args.views)
    group_of, mask = read_groups(args.data), crop_mask(labels)
    photos, scores = [], []
    for part, nets in (("val-taught", [load_checkpoint(paths) for paths in args.unseen]), ("val-kept", load_nets(args))):
        found = load_photos(args.data, (part,))
        raw = np.mean([scores_of(net, found, plan, args.size) for net in nets], 0).astype(np.float64)
        temperature = fit_temperature(raw, np.array([x.label for x in found]), np.ones(len(found)))
        photos += found
        scores.append(raw / temperature)
    scores = np.concatenate(scores)
    truth, env = np.array([x.label for x in photos]), np.array([x.env for x in photos])
    after = tried_out(scores, truth, [group_of[x.path] for x in photos], args.ridge)
    for e in ("field", "lab"):
        print(f"\n{e}, {(env == e).sum()} photographs: top-1 / crop named / top-3 / macro-F1")
        line("as trained", scores[env == e], truth[env == e], mask)
        line("with offsets", after[env == e], truth[env == e], mask)
    given, there = softmax(scores, 1).sum(0), np.bincount(truth, minlength=len(labels))
    print("\nprobability given, in photographs, and photographs there are, where they differ most")
    for j in np.argsort(-abs(given - there))[:12]:
        print(f"{labels[j]:36s} {given[j]:6.1f} {there[j]:4d}")
    offset = fit_offsets(scores, truth, args.ridge) * temperature
    args.out.write_text(json.dumps({name: round(float(v), 3) for name, v in zip(labels, offset)}, indent=1) + "\n")


if __name__ == "__main__":
    main()
