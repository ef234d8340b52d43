"""List the mistakes on validation by crop, and lay them on contact sheets to be read; test is not read.

    python training/mistakes_leaf.py --data DIR --model packages/leaf-doctor/model --crops Maize,Wheat,Groundnut,Chilli --sheets OUT
    python training/mistakes_leaf.py --data DIR --net RUNS/r/epoch-25.pt --crops Maize,Wheat,Groundnut,Chilli --sheets OUT

The shipped model has learnt `val-taught`: of its mistakes only those marked "kept" are of photographs that it never saw. Contact sheets
stay outside the repository, for the photographs may not be redistributed.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw

sys.path.insert(0, str(Path(__file__).parent))
from calibrate_leaf import answers_of, fit_temperature, open_session, parse_views, softmax
from compare_leaf import scores_of
from export_leaf import MODEL_FILE, load_checkpoint
from leaf.data import Photo, load_photos, read_groups, read_labels

COLUMNS, ROWS, CELL, CAPTION = 5, 2, 300, 40  # photographs across and down, pixels


def contact_sheet(photos: list[Photo], captions: list[str]) -> Image.Image:
    sheet = Image.new("RGB", (COLUMNS * CELL, ROWS * (CELL + CAPTION)), "white")
    draw = ImageDraw.Draw(sheet)
    for i, (photo, caption) in enumerate(zip(photos, captions, strict=True)):
        image = Image.fromarray(photo.pixels)
        share = CELL / max(image.size)
        at = i % COLUMNS * CELL, i // COLUMNS * (CELL + CAPTION)
        sheet.paste(image.resize((round(image.width * share), round(image.height * share)), Image.LANCZOS), (at[0], at[1] + CAPTION))
        draw.text((at[0] + 3, at[1] + 2), caption, fill="black")
    return sheet


def main() -> None:
    p = argparse.ArgumentParser()
    p.add_argument("--data", type=Path, required=True)
    p.add_argument("--model", type=Path, help="folder of the shipped model")
    p.add_argument("--net", type=Path, nargs="+", help="instead of it one network: a checkpoint or several to be averaged")
    p.add_argument("--size", type=int, default=200)
    p.add_argument("--views", default="whole:1:flip,centre:1.5")
    p.add_argument("--crops", required=True, help="comma-separated")
    p.add_argument("--env", default="field")
    p.add_argument("--sheets", type=Path)
    args = p.parse_args()
    labels, groups = read_labels(args.data), read_groups(args.data)
    kept = {x.path for x in load_photos(args.data, ("val-kept",))}
    photos = load_photos(args.data, ("val",))
    truth = np.array([x.label for x in photos])
    if args.net:
        scores = scores_of(load_checkpoint(args.net), photos, parse_views(args.views), args.size)
    else:
        shipped = json.loads((args.model / "manifest.json").read_text())["input"]
        scores, _ = answers_of(open_session(args.model / MODEL_FILE), photos, shipped["views"], shipped["size"])
    prob = softmax(scores, fit_temperature(scores, truth, np.ones(len(truth))))
    guess = prob.argmax(1)
    for crop in args.crops.split(","):
        of = np.array([x.crop == crop and x.env == args.env for x in photos])
        wrong = sorted(np.flatnonzero(of & (guess != truth)), key=lambda i: (truth[i], guess[i]))
        print(f"\n{crop}: {len(wrong)} of {of.sum()} photographs wrong, in {len({groups[photos[i].path] for i in wrong})} of "
              f"{len({groups[x.path] for x, mine in zip(photos, of) if mine})} groups")
        for (a, b), n in Counter((labels[truth[i]], labels[guess[i]]) for i in wrong).most_common():
            print(f"  {n:3d}  {a.split('___')[1]} → {b}")
        captions = []
        for number, i in enumerate(wrong):
            path = photos[i].path
            captions.append(f"{number} {'kept' if path in kept else 'taught'}: {labels[truth[i]].split('___')[1]} {prob[i, truth[i]]:.2f}\n"
                            f"answer {labels[guess[i]]} {prob[i, guess[i]]:.2f}\n{path.split('_')[-1]}")
            print("    " + captions[-1].replace("\n", ", "))
        if args.sheets:
            args.sheets.mkdir(parents=True, exist_ok=True)
            for start in range(0, len(wrong), COLUMNS * ROWS):
                some = slice(start, start + COLUMNS * ROWS)
                sheet = contact_sheet([photos[i] for i in wrong[some]], captions[some])
                sheet.save(args.sheets / f"{crop}-{start // (COLUMNS * ROWS)}.png")


if __name__ == "__main__":
    main()
