"""How often diseases never taught to the head are refused: labels are taken out, head and limits fitted anew.

    python training/open_set_leaf.py --data DIR --net RUNS/a/epoch-31.pt --teach TEACH --draws 5 --held 8

The trunk is the shipped one and has seen the held-out photographs; head, temperature and limits have not.
Limits are set as in calibrate_leaf.py. Reported on the test part, for each draw of labels and together.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import numpy as np
import onnxruntime as ort
import torch
import torch.nn.functional as F
from onnx import TensorProto, helper

sys.path.insert(0, str(Path(__file__).parent))
from calibrate_leaf import NOT_LEAF, choose_limits, fit_temperature, parse_views, refused, render, softmax
from export_leaf import add_net_argument, build, load_checkpoint
from leaf import views
from leaf.data import load_extra, load_photos, read_labels


def feature_session(model, size: int) -> ort.InferenceSession:
    made = build([model], size, "float")
    flat = next(n for n in made.graph.node if n.op_type == "Flatten").output[0]
    made.graph.output.append(helper.make_tensor_value_info(flat, TensorProto.FLOAT, ["n", 1280]))
    options = ort.SessionOptions()
    options.intra_op_num_threads = 1
    return ort.InferenceSession(made.SerializeToString(), options, providers=["CPUExecutionProvider"])


def features(session: ort.InferenceSession, photos, plan: list[dict], size: int) -> torch.Tensor:
    rows = []
    for photo in photos:
        x = views.to_tensor([render(photo.pixels, view, size) for view in plan]).numpy()
        rows.append(session.run(None, {"pixels": x})[1].mean(0))
    return torch.from_numpy(np.stack(rows))


def fit_head(x: torch.Tensor, y: torch.Tensor, classes: int) -> tuple[torch.Tensor, torch.Tensor]:
    """A linear layer on the features, smoothed labels, weight decay."""
    torch.manual_seed(7)
    w, b = torch.zeros(classes, x.shape[1], requires_grad=True), torch.zeros(classes, requires_grad=True)
    optimiser = torch.optim.AdamW([w, b], lr=2e-3, weight_decay=0.3)
    for _ in range(120):
        loss = F.cross_entropy(x @ w.T + b, y, label_smoothing=0.1)
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
    return w.detach(), b.detach()


def main() -> None:
    p = argparse.ArgumentParser()
    p.add_argument("--data", type=Path, required=True)
    add_net_argument(p)
    p.add_argument("--teach", type=Path, required=True)
    p.add_argument("--size", type=int, default=208)
    p.add_argument("--views", default="whole:1:flip,centre:1.2:flip")
    p.add_argument("--draws", type=int, default=5)
    p.add_argument("--held", type=int, default=8)
    p.add_argument("--cache", type=Path)
    args = p.parse_args()
    torch.set_num_threads(1)
    labels, plan = read_labels(args.data), parse_views(args.views)
    kept = {}
    for split in ("train", "val", "test"):
        photos = load_photos(args.data, (split,))
        if split == "train":
            photos += load_extra(args.teach, labels.index(NOT_LEAF))
        file = args.cache and args.cache / f"features-{split}.npy"
        if file and file.exists():
            x = torch.from_numpy(np.load(file))
        else:
            x = features(feature_session(load_checkpoint(args.net[0]), args.size), photos, plan, args.size)
            if file:
                np.save(file, x.numpy())
        kept[split] = x, np.array([q.label for q in photos]), np.array([q.env for q in photos])
    mean, std = kept["train"][0].mean(0), kept["train"][0].std(0) + 0.05
    kept = {k: ((x - mean) / std, y, e) for k, (x, y, e) in kept.items()}
    rng, diseases = np.random.default_rng(11), [c for c, n in enumerate(labels) if n != NOT_LEAF]
    answers, known, wrong_sure = [], [], []
    for draw in range(args.draws):
        held = rng.choice(diseases, args.held, replace=False)
        rest = [c for c in range(len(labels)) if c not in held]
        new = {c: i for i, c in enumerate(rest)}
        names = [labels[c] for c in rest]
        part = {}
        for split, (x, y, e) in kept.items():
            seen = ~np.isin(y, held)
            part[split] = x[torch.from_numpy(seen)], np.array([new[c] for c in y[seen]]), e[seen]
        w, b = fit_head(part["train"][0], torch.from_numpy(part["train"][1]), len(rest))

        def scores(x: torch.Tensor) -> np.ndarray:
            return (x @ w.T + b).numpy().astype(np.float64)

        x, y, e = part["val"]
        weight = np.where(e == "field", 1 / (e == "field").sum(), 1 / (e == "lab").sum())
        temperature = fit_temperature(scores(x), y, weight)
        limits = choose_limits(scores(x), y, names, temperature, 0.055)
        x, y, _ = part["test"]
        true_leaf = y != names.index(NOT_LEAF)
        lost = refused(scores(x), names, temperature, limits)[true_leaf]
        strange = kept["test"][0][torch.from_numpy(np.isin(kept["test"][1], held))]
        no = refused(scores(strange), names, temperature, limits)
        sure = ~no & (softmax(scores(strange), temperature).max(1) > 0.8)
        right = (scores(x).argmax(1) == y).mean()
        print(f"without {', '.join(labels[c] for c in sorted(held))}:\n  refused {no.mean() * 100:.1f} % of {len(no)}, "
              f"named above 80 % {sure.mean() * 100:.1f} %; known leaves refused {lost.mean() * 100:.1f} %, "
              f"top-1 of the known {right * 100:.1f} %", flush=True)
        answers.append(no)
        known.append(lost)
        wrong_sure.append(sure)
    print(f"all draws: never taught refused {np.concatenate(answers).mean() * 100:.1f} % of {len(np.concatenate(answers))}, "
          f"named above 80 % {np.concatenate(wrong_sure).mean() * 100:.1f} %; known refused {np.concatenate(known).mean() * 100:.1f} %")


if __name__ == "__main__":
    main()
