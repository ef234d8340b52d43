"""Compare networks alone and averaged, and the overlap of their errors: whether another training would add anything.

    python training/compare_leaf.py --data DIR --split val-kept --net RUNS/a/epoch-31.pt --net RUNS/i/epoch-56.pt

Several checkpoints after one --net are one network, their mean; both shipped views at 200 px unless said. The log loss is of
each line's own best temperature on the same photographs. Behind it the difference in top-1 to network 1, with the 95 % interval when
groups of near-duplicates are resampled: where it contains 0, the difference is not significant. Below, top-1 by crop. The field
is also told apart by collections with and without training photographs beside the tests: where a network was taught those, only
the second figure says what it is worth.
"""

from __future__ import annotations

import argparse
import sys
from itertools import combinations
from pathlib import Path

import numpy as np
import torch

sys.path.insert(0, str(Path(__file__).parent))
from calibrate_leaf import fit_temperature, parse_views, render, softmax
from export_leaf import add_net_argument, load_nets
from leaf import views
from leaf.data import Photo, load_photos, read_groups, read_labels, read_rows, shared_collections
from leaf.metrics import crop_mask, summary
from leaf.model import Classifier


def scores_of(model: Classifier, photos: list[Photo], plan: list[dict], size: int) -> np.ndarray:
    """Raw scores, photographs by labels, the mean of all views."""
    model = model.to(memory_format=torch.channels_last)
    out = []
    with torch.inference_mode(), torch.autocast("cpu", torch.bfloat16):
        for i in range(0, len(photos), 64):
            seen = [views.to_tensor([render(p.pixels, v, size) for p in photos[i : i + 64]]) for v in plan]
            out.append(sum(model(x.contiguous(memory_format=torch.channels_last)).float() for x in seen) / len(plan))
    return torch.cat(out).numpy()


def line(name: str, scores: np.ndarray, truth: np.ndarray, mask: np.ndarray, behind: str = "") -> None:
    t = fit_temperature(scores, truth, np.ones(len(truth)))
    prob = softmax(scores, t)
    s, loss = summary(prob, truth, mask), -np.log(prob[np.arange(len(truth)), truth] + 1e-12).mean()
    print(f"{name:12s} {s['top1']:.2f} / {s['crop']:.2f} / {s['top3']:.2f} / {s['f1']:.2f}, log loss {loss:.3f}{behind}", flush=True)


def difference(right: np.ndarray, other: np.ndarray, groups: np.ndarray, draws: int = 2000) -> str:
    """Points by which `right` is above `other`, with the interval of a bootstrap over groups."""
    names, of = np.unique(groups, return_inverse=True)
    gain, size = np.bincount(of, right.astype(float) - other), np.bincount(of)
    picked = np.random.default_rng(0).integers(0, len(names), (draws, len(names)))
    low, high = np.percentile(100 * gain[picked].sum(1) / size[picked].sum(1), (2.5, 97.5))
    return f"{100 * gain.sum() / size.sum():+.2f} ({low:+.2f} to {high:+.2f})"


def main() -> None:
    p = argparse.ArgumentParser()
    p.add_argument("--data", type=Path, required=True)
    p.add_argument("--split", default="val-kept")
    p.add_argument("--size", type=int, default=200)
    p.add_argument("--views", default="whole:1:flip,centre:1.5")
    add_net_argument(p)
    args = p.parse_args()
    torch.set_num_threads(2)
    labels = read_labels(args.data)
    photos, plan, mask = load_photos(args.data, (args.split,)), parse_views(args.views), crop_mask(labels)
    truth, env, crop = (np.array([getattr(x, name) for x in photos]) for name in ("label", "env", "crop"))
    group_of = read_groups(args.data)
    near = np.array([group_of[x.path] for x in photos])
    scores = np.stack([scores_of(model, photos, plan, args.size) for model in load_nets(args)])
    groups = [[n] for n in range(len(scores))] + [list(two) for two in combinations(range(len(scores)), 2)]
    source, shared = read_rows(args.data / "manifest.csv"), shared_collections(args.data)
    beside = np.array([source[x.path]["source"] in shared for x in photos])
    parts = {"field": env == "field", "field, collections with neighbours of tests": (env == "field") & beside,
             "field, collections without": (env == "field") & ~beside, "lab": env == "lab"}
    for e, of in parts.items():
        print(f"\n{e}, {of.sum()} photographs: top-1 / crop named / top-3 / macro-F1")
        first = scores[0][of].argmax(1) == truth[of]
        named = {" + ".join(str(n + 1) for n in group): scores[group].mean(0)[of] for group in groups}
        if len(scores) > 2:
            named["all"] = scores.mean(0)[of]
        for name, made in named.items():
            behind = f", {difference(made.argmax(1) == truth[of], first, near[of])}" if name != "1" else ""
            line(name, made, truth[of], mask, behind)
        for name, made in named.items():
            right = made.argmax(1) == truth[of]
            print(f"{name:12s} " + ", ".join(f"{c} {100 * right[crop[of] == c].mean():.1f}" for c in np.unique(crop[of])))
        guesses, mean = scores[:, of].argmax(2), scores.mean(0)[of].argmax(1)
        wrong = guesses != truth[of]
        missed, shared = mean != truth[of], wrong.all(0)
        alike = shared & (guesses == guesses[0]).all(0)
        print(f"the mean's mistakes: {missed.sum()}; of them made by every network {(missed & shared).sum()}, with the same label "
              f"{(missed & alike).sum()}; no network right on {shared.sum()}")


if __name__ == "__main__":
    main()
