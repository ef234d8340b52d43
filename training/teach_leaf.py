"""Soft labels for the training photographs: the mean answer of several checkpoints.

    python training/teach_leaf.py --data DIR --checkpoints RUNS/a/epoch-13.pt,RUNS/a/epoch-18.pt --out RUNS/teacher.npz

Every checkpoint sees the middle and the whole picture mirrored. Early checkpoints are wanted: they have
learnt the disease and not yet the single wrong label. Prints how often teacher and label disagree, per crop.
"""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path

import numpy as np
import torch

from export_leaf import load_checkpoint
from leaf import views
from leaf.data import load_extra, load_photos, read_labels


def main() -> None:
    p = argparse.ArgumentParser()
    p.add_argument("--data", type=Path, required=True)
    p.add_argument("--extra", type=Path)
    p.add_argument("--checkpoints", required=True)
    p.add_argument("--splits", default="train")
    p.add_argument("--size", type=int, default=160)
    p.add_argument("--out", type=Path, required=True)
    args = p.parse_args()
    torch.set_num_threads(2)
    labels = read_labels(args.data)
    photos = load_photos(args.data, tuple(args.splits.split(",")))
    if args.extra:
        photos += load_extra(args.extra, labels.index("NotLeaf___Background"))
    total = np.zeros((len(photos), len(labels)))
    files = args.checkpoints.split(",")
    for file in files:
        model = load_checkpoint([Path(file)]).to(memory_format=torch.channels_last)
        with torch.inference_mode(), torch.autocast("cpu", torch.bfloat16):
            for i in range(0, len(photos), 64):
                some = [q.pixels for q in photos[i : i + 64]]
                middle = [views.centre_view(q, args.size) for q in some]
                whole = [views.squash_view(q, args.size)[:, ::-1] for q in some]
                for view in (middle, whole):
                    x = views.to_tensor(view).contiguous(memory_format=torch.channels_last)
                    total[i : i + len(some)] += torch.softmax(model(x).float(), 1).numpy()
        print(f"{file} done", flush=True)
    prob = total / (2 * len(files))
    truth = np.array([q.label for q in photos])
    own = prob[np.arange(len(truth)), truth]
    against = (prob.argmax(1) != truth) & (prob.max(1) > 0.7) & (own < 0.1)
    np.savez_compressed(args.out, paths=np.array([q.path for q in photos]), prob=prob.astype(np.float16))
    print(f"{len(photos)} photographs, teacher agrees with {np.mean(prob.argmax(1) == truth) * 100:.1f} %, "
          f"contradicts firmly {against.sum()}")
    for crop, n in Counter(q.crop for q in photos).most_common():
        of = np.array([q.crop == crop for q in photos])
        print(f"  {crop:12s} {n:5d}: agrees {np.mean((prob.argmax(1) == truth)[of]) * 100:5.1f} %, "
              f"contradicts {int((against & of).sum())}")


if __name__ == "__main__":
    main()
