"""Accuracy of the shipped files when only the background of the leaf changes.

    python training/background_leaf.py --data DIR --model packages/leaf-doctor/model

Laboratory photographs of test on a plain background (`leaf/paste.py`), unchanged and with the leaf pasted onto a crop of a field photograph of
test. Both are laboratory leaves: this measures the effect of the background, not the accuracy in a field.
"""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import replace
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).parent))
from calibrate_leaf import answers_of, open_session, refused
from compare_leaf import line
from leaf import paste
from leaf.data import load_photos
from leaf.metrics import crop_mask


def main() -> None:
    p = argparse.ArgumentParser()
    p.add_argument("--data", type=Path, required=True)
    p.add_argument("--model", type=Path, required=True)
    p.add_argument("--seed", type=int, default=5)
    args = p.parse_args()
    manifest = json.loads((args.model / "manifest.json").read_text())
    plan, size, mask = manifest["input"]["views"], manifest["input"]["size"], crop_mask(manifest["labels"])
    photos, rng = load_photos(args.data, ("test",)), np.random.default_rng(args.seed)
    behind = [x for x in photos if x.env == "field"]
    plain, laid = [], []
    for photo in photos:
        leaf = paste.leaf_mask(photo.pixels) if photo.env == "lab" and photo.crop != "NotLeaf" else None
        if leaf is not None:
            plain.append(photo)
            laid.append(replace(photo, pixels=paste.lay_on(photo.pixels, leaf, behind[rng.integers(len(behind))].pixels, rng)))
    truth = np.array([x.label for x in plain])
    session = open_session(args.model / manifest["model"]["file"])
    print(f"{len(plain)} laboratory photographs: top-1 / crop named / top-3 / macro-F1")
    for name, some in (("even ground", plain), ("field behind", laid)):
        answer = answers_of(session, some, plan, size)
        line(name, answer[0], truth, mask)
        held_back = refused(*answer, manifest["labels"], manifest["temperature"], manifest["thresholds"])
        print(f"  held back as not sure {100 * held_back.mean():.1f} %")


if __name__ == "__main__":
    main()
