"""Open-set evaluation: rejection rate of labels that the networks were not trained on, by probability alone and with familiarity.

    python training/open_set_leaf.py --data DIR --hold-out "$(cat training/held-out-labels.txt)" \
        --net RUNS/ho/epoch-12.pt --net RUNS/hoi/epoch-09.pt --size 184

Each --net was trained by train_leaf.py with the same --hold-out. Temperature and limits are set on `val-kept` as in
calibrate_leaf.py; every photograph of a label held out, of any part, counts as never taught.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).parent))
from calibrate_leaf import NOT_LEAF, UNFAMILIAR, UNSURE, choose_limits, fit_temperature, parse_views, refused, softmax
from export_leaf import add_net_argument, load_nets
from familiar_leaf import EVERY, features_of
from leaf.data import load_photos, read_labels
from leaf.familiar import fit_familiar

PARTS = ("train", "val-apart", "val-kept", "test")


def main() -> None:
    p = argparse.ArgumentParser()
    p.add_argument("--data", type=Path, required=True)
    add_net_argument(p)
    p.add_argument("--hold-out", required=True, help="comma-separated labels that the networks were never shown")
    p.add_argument("--size", type=int, default=184)
    p.add_argument("--views", default="whole:1:flip,centre:1.5")
    p.add_argument("--unfamiliar", type=float, default=UNFAMILIAR)
    p.add_argument("--unsure", type=float, default=UNSURE)
    p.add_argument("--cache", type=Path, help="folder that keeps the features")
    args = p.parse_args()
    labels, plan, models = read_labels(args.data), parse_views(args.views), load_nets(args)
    held = [labels.index(name) for name in args.hold_out.split(",")]

    found = {part: [] for part in PARTS}
    about = {}
    for part in PARTS:
        photos = load_photos(args.data, (part,))
        if part == "train":  # as many as familiar_leaf.py looks at, and all of the labels held out
            photos = [x for i, x in enumerate(photos) if i % EVERY == 0 or x.label in held]
        about[part] = np.array([x.label for x in photos]), np.array([x.env for x in photos])
        for number, model in enumerate(models):
            file = args.cache and args.cache / f"{part}-{number}.npy"
            if file and file.exists():
                x = np.load(file).astype(np.float32)
            else:
                x = features_of(model, photos, plan, args.size)
                if file:
                    np.save(file, x.astype(np.float16))
            found[part].append(x)
        print(f"{part}: {len(photos)} photographs", flush=True)

    truth = {part: y for part, (y, _) in about.items()}
    taught = {part: ~np.isin(y, held) for part, y in truth.items()}
    scores, familiar = {part: 0.0 for part in PARTS}, {part: 0.0 for part in PARTS}
    for number, model in enumerate(models):
        state = {k: v.numpy() for k, v in model.state_dict().items() if not k.startswith("trunk")}
        weight, bias = state["head.weight"], state["head.bias"].copy()
        bias[held] = -1e3
        seen = {part: taught[part] & (truth[part] != labels.index(NOT_LEAF)) for part in ("train", "val-apart")}
        fitted = fit_familiar(
            np.concatenate([found[part][number][rows].reshape(-1, weight.shape[1]) for part, rows in seen.items()]),
            np.concatenate([np.repeat(truth[part][rows], len(plan)) for part, rows in seen.items()]))
        for part in PARTS:
            x = found[part][number]
            z = ((x - state["centre"]) / state["spread"]) @ weight.T + bias
            scores[part] = scores[part] + z.mean(1).astype(np.float64) / len(models)
            familiar[part] = familiar[part] + fitted.of(x.reshape(-1, x.shape[2])).reshape(x.shape[:2]).mean(1) / len(models)

    def some(part: str, rows: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        return scores[part][rows], familiar[part][rows]

    rows, (y, env) = taught["val-kept"], about["val-kept"]
    weight = np.where(env == "field", 1 / (rows & (env == "field")).sum(), 1 / (rows & (env == "lab")).sum())[rows]
    temperature = fit_temperature(scores["val-kept"][rows], y[rows], weight)
    strange = [np.concatenate(x) for x in zip(*(some(part, ~taught[part]) for part in PARTS))]
    strange_label = np.concatenate([truth[part][~taught[part]] for part in PARTS])
    strange_env = np.concatenate([about[part][1][~taught[part]] for part in PARTS])
    leaf = taught["test"] & (truth["test"] != labels.index(NOT_LEAF))
    known, known_truth, known_env = some("test", leaf), truth["test"][leaf], about["test"][1][leaf]
    right = known[0].argmax(1) == known_truth
    print("known labels, test, top-1:", {e: round(100 * right[known_env == e].mean(), 1) for e in ("field", "lab")})

    for name, unfamiliar, unsure in (("by probability alone", 0.0, args.unfamiliar + args.unsure),
                                     ("with familiarity", args.unfamiliar, args.unsure)):
        limits = choose_limits(*some("val-kept", rows), y[rows], labels, temperature, unfamiliar, unsure)
        lost = refused(*known, labels, temperature, limits)
        no = refused(*strange, labels, temperature, limits)
        sure = ~no & (softmax(strange[0], temperature).max(1) > 0.8)
        by = {e: f"{100 * no[strange_env == e].mean():.1f}" for e in ("field", "lab")}
        print(f"{name}: never taught refused {100 * no.mean():.1f} % of {len(no)} {by}, named above 80 % {100 * sure.mean():.1f} %; "
              f"known leaves refused {100 * lost.mean():.1f} % (field {100 * lost[known_env == 'field'].mean():.1f} %), "
              f"of the answered right {100 * right[~lost].mean():.1f} %")
    for c in held:
        print(f"  {labels[c]}: {100 * no[strange_label == c].mean():.0f} % of {(strange_label == c).sum()}")


if __name__ == "__main__":
    main()
