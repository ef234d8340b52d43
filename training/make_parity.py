"""Write the figures that hold the TypeScript inference against PyTorch and Pillow.

    python training/make_parity.py --data DIR --net RUNS/a/epoch-31.pt --familiar RUNS/familiar.npz \
        --model packages/leaf-doctor/model --out packages/leaf-doctor/src/parity.test-data.json

Photographs are reduced to 24 x 24 pixels, all that the repository may hold of them.
"""

from __future__ import annotations

import argparse
import base64
import json
import sys
from pathlib import Path

import numpy as np
import torch
from PIL import Image

sys.path.insert(0, str(Path(__file__).parent))
from calibrate_leaf import render
from export_leaf import add_net_argument, load_nets, mean_scores
from leaf import views
from leaf.data import load_photos
from leaf.familiar import read_familiar

SOURCES = ("blackgram", "chilli", "citrus", "mangoleafbd")


def main() -> None:
    p = argparse.ArgumentParser()
    p.add_argument("--data", type=Path, required=True)
    add_net_argument(p)
    p.add_argument("--model", type=Path, required=True)
    p.add_argument("--familiar", type=Path, required=True)
    p.add_argument("--out", type=Path, required=True)
    args = p.parse_args()
    manifest = json.loads((args.model / "manifest.json").read_text())
    models, familiar = load_nets(args), read_familiar(args.familiar)
    photos = [x for x in load_photos(args.data, ("val",)) if x.path.split("/")[-1].startswith(SOURCES)]
    chosen = photos[:: len(photos) // 6][:6]
    cases = []
    for photo in chosen:
        small = np.asarray(Image.fromarray(photo.pixels).resize((24, 24), Image.BILINEAR))
        made = [render(small, view, manifest["input"]["size"]) for view in manifest["input"]["views"]]
        with torch.inference_mode():
            x = views.to_tensor(made)
            logits = mean_scores(models, x).mean(0).numpy()
            near = np.mean([f.of(model.features(x).numpy()) for model, f in zip(models, familiar, strict=True)])
        cases.append({
            "source": photo.path.split("/")[-1].split("_")[0],
            "rgb": base64.b64encode(small.tobytes()).decode(),
            "logits": [round(float(v), 4) for v in logits],
            "familiarity": round(float(near), 4),
        })
    rng = np.random.default_rng(5)
    before = rng.integers(0, 256, (13, 17, 3), dtype=np.uint8)
    resizes = []
    for box, size in [((0, 0, 17, 13), (5, 4)), ((0, 0, 17, 13), (24, 20)), ((2.5, 0.0, 15.5, 13.0), (6, 6))]:
        after = np.asarray(Image.fromarray(before).resize(size, Image.BILINEAR, box=box))
        resizes.append({"box": box, "width": size[0], "height": size[1],
                        "rgb": base64.b64encode(after.tobytes()).decode()})
    made = {"side": 24, "photographs": cases,
            "resize": {"width": 17, "height": 13, "rgb": base64.b64encode(before.tobytes()).decode(), "cases": resizes}}
    args.out.write_text(json.dumps(made) + "\n")
    print(f"{args.out.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
