"""Fit the familiarity score (out-of-distribution detection) of each network on features of training photographs.

    python training/familiar_leaf.py --data DIR --net RUNS/g/epoch-04.pt --net RUNS/before/second.pt --out RUNS/familiar.npz

Every third training photograph is enough, seen in the views of the product; with `--taught` those of `val-apart` too.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import numpy as np
import onnxruntime as ort

sys.path.insert(0, str(Path(__file__).parent))
from calibrate_leaf import NOT_LEAF, parse_views, render
from export_leaf import Graph, add_net_argument, features_node, load_nets, one_graph
from leaf import views
from leaf.data import Photo, load_photos, read_labels
from leaf.familiar import fit_familiar, write_familiar
from leaf.model import Classifier


EVERY = 3  # of the training photographs


def feature_session(model: Classifier, size: int) -> ort.InferenceSession:
    """The trunk of one network, (n, 3, size, size) to (n, channels); faster than PyTorch by half."""
    g = Graph("float")
    features_node(g, model)
    options = ort.SessionOptions()
    options.intra_op_num_threads = 2
    made = one_graph(g, size, model.centre.shape[0])
    return ort.InferenceSession(made.SerializeToString(), options, providers=["CPUExecutionProvider"])


def features_of(model: Classifier, photos: list[Photo], plan: list[dict], size: int) -> np.ndarray:
    """(photographs, views, channels)."""
    rows, session = [], feature_session(model, size)
    for start in range(0, len(photos), 8):
        made = [render(p.pixels, view, size) for p in photos[start : start + 8] for view in plan]
        x = session.run(None, {"pixels": views.to_tensor(made).numpy()})[0]
        rows.append(x.reshape(-1, len(plan), x.shape[1]))
    return np.concatenate(rows)


def main() -> None:
    p = argparse.ArgumentParser()
    p.add_argument("--data", type=Path, required=True)
    add_net_argument(p)
    p.add_argument("--size", type=int, default=200)
    p.add_argument("--views", default="whole:1:flip,centre:1.5")
    p.add_argument("--taught", action="store_true", help="the networks were taught val-apart as well")
    p.add_argument("--out", type=Path, required=True)
    args = p.parse_args()
    plan, not_leaf = parse_views(args.views), read_labels(args.data).index(NOT_LEAF)
    photos = load_photos(args.data, ("train",))[::EVERY] + (load_photos(args.data, ("val-apart",)) if args.taught else [])
    photos = [x for x in photos if x.label != not_leaf]
    truth = np.repeat([x.label for x in photos], len(plan))
    networks = []
    for model in load_nets(args):
        features = features_of(model, photos, plan, args.size)
        networks.append(fit_familiar(features.reshape(len(truth), -1), truth))
        print(f"{len(photos)} photographs, {features.shape[2]} channels", flush=True)
    write_familiar(args.out, networks)


if __name__ == "__main__":
    main()
