"""Command line options of train_leaf.py."""

from __future__ import annotations

import argparse
from pathlib import Path


def arguments() -> argparse.Namespace:
    p = argparse.ArgumentParser()
    p.add_argument("--data", type=Path, required=True)
    p.add_argument("--out", type=Path, required=True)
    p.add_argument("--extra", type=Path, help="folder of drawn pictures without a leaf")
    p.add_argument("--extra-field", type=Path, action="append", default=[], help="folder of npm run export:leaf; may be given more than once")
    p.add_argument("--images", type=int, default=540_000)
    p.add_argument("--until", help="HH:MM UTC; overrides --images")
    p.add_argument("--minutes", type=float, help="stop after so many minutes; overrides --images")
    p.add_argument("--epoch", type=int, default=12_000, help="pictures between two checkpoints to resume from")
    p.add_argument("--keep", type=int, default=1, help="after every so many epochs: measure validation and keep the network")
    p.add_argument("--sizes", default="128:0.3,160:0.6,192:1.0", help="size:until-progress")
    p.add_argument("--eval-size", type=int, default=192)
    p.add_argument("--batch", type=int, default=64)
    p.add_argument("--lr", type=float, default=3e-4)
    p.add_argument("--decay", type=float, default=0.02)
    p.add_argument("--ema", type=float, default=0.998)
    p.add_argument("--field", type=float, default=2.0)
    p.add_argument("--balance", type=float, default=0.35)
    p.add_argument("--smoothing", type=float, default=0.1)
    p.add_argument("--seed", type=int, default=20260521)
    p.add_argument("--splits", default="train", help="train, or train,val-apart (then val-kept is looked at)")
    p.add_argument("--hold-out", default="", help="comma-separated labels never shown in training")
    p.add_argument("--expose", default="", help="comma-separated labels shown as unknown: all other labels equally likely (outlier exposure)")
    p.add_argument("--teacher", type=Path, help="soft labels written by teach_leaf.py")
    p.add_argument("--mix", type=float, default=0.4, help="share of batches with mixup or CutMix")
    p.add_argument("--crop", type=float, default=0.25, help="smallest share of the picture a crop keeps")
    p.add_argument("--drop-path", type=float, default=0.05)
    p.add_argument("--dropout", type=float, default=0.2)
    p.add_argument("--colour", type=float, default=1.0, help="strength of colour changes; below 1 no shadow, noise or erasing")
    p.add_argument("--paste", type=float, default=0.0, help="share of leaves on plain ground that are laid before a field")
    p.add_argument("--inception", type=Path, help="train the Inception network; folder of its ImageNet weights")
    p.add_argument("--resnet", type=Path, help="train the ResNet; file of its ImageNet weights")
    p.add_argument("--blocks", type=int, default=10, help="blocks of the ResNet, 1 to 13")
    p.add_argument("--frozen", type=int, default=0, help="the first so many layers of the trunk stay as they are: less work a picture")
    p.add_argument("--levels", type=int, default=0, help="train large filters on a grid of so many steps (odd)")
    p.add_argument("--like", type=Path, help="a checkpoint of the same network that answers every picture as it is shown; weighs 0.7")
    p.add_argument("--share", type=float, default=0.5, help="weight of the soft labels, 0 to 0.7")
    p.add_argument("--init", type=Path, help="start from this checkpoint's averaged weights")
    p.add_argument("--rehearse", type=int, help="as many epochs, of only so many pictures: do the steps fit together?")
    args = p.parse_args()
    if args.rehearse:
        args.images, args.epoch = args.images * args.rehearse // args.epoch, args.rehearse
    return args
