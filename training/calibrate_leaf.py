"""Choose temperature and abstention thresholds on val, report test, and write the manifest.

    python training/calibrate_leaf.py --data DIR --model packages/leaf-doctor/model \
        --teach DIR --open-test DIR --views centre:1,whole:1 --version 1.0.0
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import json
import math
import sys
from pathlib import Path

import numpy as np
import onnxruntime as ort

sys.path.insert(0, str(Path(__file__).parent))
from export_leaf import MODEL_FILE, OUTPUT
from leaf import views
from leaf.data import load_extra, load_photos, read_labels
from leaf.metrics import crop_mask, ece, summary

NOT_LEAF = "NotLeaf___Background"
UNFAMILIAR = 0.04
UNSURE = 0.04


def parse_views(text: str) -> list[dict]:
    out = []
    for part in text.split(","):
        kind, zoom, *rest = part.split(":")
        out.append({"kind": kind, "zoom": float(zoom), "flip": "flip" in rest})
    return out


def render(pixels: np.ndarray, view: dict, size: int) -> np.ndarray:
    if view["kind"] == "whole":
        made = views.squash_view(pixels, size)
    else:
        made = views.centre_view(pixels, size, view["zoom"])
    return made[:, ::-1] if view["flip"] else made


def open_session(path: Path) -> ort.InferenceSession:
    """The gzipped model file as a session of two threads."""
    options = ort.SessionOptions()
    options.intra_op_num_threads = 2
    return ort.InferenceSession(gzip.decompress(path.read_bytes()), options, providers=["CPUExecutionProvider"])


def one_view(session, photos, view: dict, size: int) -> np.ndarray:
    rows = []
    for start in range(0, len(photos), 32):
        x = views.to_tensor([render(p.pixels, view, size) for p in photos[start : start + 32]]).numpy()
        rows.append(session.run(None, {"pixels": x})[0])
    return np.concatenate(rows)


def answers_of(session, photos, plan: list[dict], size: int, cache: Path | None = None) -> tuple[np.ndarray, np.ndarray]:
    """Raw scores (photographs, labels) and familiarity (photographs), means over the views; `cache` (a path stem) keeps each view's."""
    total = 0
    for view in plan:
        kept = cache and cache.with_name(f"{cache.name}-{view['kind']}-{view['zoom']}-{view['flip']}-{size}.npy")
        if kept and kept.exists():
            answer = np.load(kept)
        else:
            answer = one_view(session, photos, view, size)
            if kept:
                np.save(kept, answer)
        total = total + answer
    mean = (total / len(plan)).astype(np.float64)
    return mean[:, :-1], mean[:, -1]


def softmax(scores: np.ndarray, temperature: float) -> np.ndarray:
    z = scores / temperature
    z = np.exp(z - z.max(1, keepdims=True))
    return z / z.sum(1, keepdims=True)


def fit_temperature(scores: np.ndarray, truth: np.ndarray, weight: np.ndarray) -> float:
    """The temperature of least weighted log loss, by a fine grid."""
    rows = np.arange(len(truth))
    grid = np.exp(np.linspace(math.log(0.2), math.log(3), 271))
    losses = [-(weight * np.log(softmax(scores, t)[rows, truth] + 1e-12)).sum() for t in grid]
    return float(grid[int(np.argmin(losses))])


def wilson(right: int, n: int) -> dict | None:
    if n == 0:
        return None
    z, share = 1.96, right / n
    middle = (share + z * z / (2 * n)) / (1 + z * z / n)
    half = z / (1 + z * z / n) * math.sqrt(share * (1 - share) / n + z * z / (4 * n * n))
    return {"n": n, "accuracy": round(share, 4), "low": round(max(0, middle - half), 4),
            "high": round(min(1, middle + half), 4)}


def refused(scores: np.ndarray, familiar: np.ndarray, labels: list[str], temperature: float, limits: dict) -> np.ndarray:
    """The product's rule (postprocess.ts, no crop named)."""
    prob = softmax(scores, temperature)
    nl = labels.index(NOT_LEAF)
    return ((prob.argmax(1) == nl) | (prob[:, nl] >= limits["notLeafProbability"])
            | (prob.max(1) < limits["minProbability"]) | (familiar < limits["minFamiliarity"]))


def choose_limits(scores: np.ndarray, familiar: np.ndarray, truth: np.ndarray, labels: list[str], temperature: float,
                  unfamiliar: float, unsure: float) -> dict:
    """Thresholds that reject a share `unfamiliar` of these leaves as out of distribution, then a share `unsure` by low probability."""
    leaf = truth != labels.index(NOT_LEAF)
    limits = {"notLeafProbability": 0.5, "minFamiliarity": round(float(np.quantile(familiar[leaf], unfamiliar)), 4)}
    kept = leaf & (familiar >= limits["minFamiliarity"])
    prob = softmax(scores, temperature)
    limits["minProbability"] = round(float(np.quantile(prob.max(1)[kept], unsure)), 3)
    with_crop = softmax(np.where(crop_mask(labels)[truth], scores, -np.inf), temperature).max(1)
    limits["minProbabilityWithCrop"] = round(float(np.quantile(with_crop[kept], unsure)), 3)
    return limits


def main() -> None:
    p = argparse.ArgumentParser()
    p.add_argument("--data", type=Path, required=True)
    p.add_argument("--model", type=Path, required=True)
    p.add_argument("--teach", type=Path, required=True)
    p.add_argument("--open-test", type=Path, required=True)
    p.add_argument("--size", type=int, default=192)
    p.add_argument("--views", default="centre:1")
    p.add_argument("--unfamiliar", type=float, default=UNFAMILIAR, help="share of true val leaves held back as unlike all labels")
    p.add_argument("--unsure", type=float, default=UNSURE, help="share of the others held back for a low probability")
    p.add_argument("--version", default="0.1.0")
    p.add_argument("--cache", type=Path, help="folder that keeps the scores of each view")
    p.add_argument("--val", default="val", help="val, or val-kept for weights that were taught val-apart")
    p.add_argument("--keep-limits", type=Path, help="take temperature and limits from this manifest: for weights that have since seen val")
    args = p.parse_args()
    labels, plan = read_labels(args.data), parse_views(args.views)
    mask, nl = crop_mask(labels), labels.index(NOT_LEAF)
    session = open_session(args.model / MODEL_FILE)

    val = load_photos(args.data, (args.val,))
    cache = args.cache
    scores, familiar = answers_of(session, val, plan, args.size, cache and cache / args.val)
    truth, env = np.array([x.label for x in val]), np.array([x.env for x in val])
    weight = np.where(env == "field", 1 / (env == "field").sum(), 1 / (env == "lab").sum())
    temperature = round(fit_temperature(scores, truth, weight), 3)
    prob = softmax(scores, temperature)
    limits = choose_limits(scores, familiar, truth, labels, temperature, args.unfamiliar, args.unsure)
    if args.keep_limits:
        kept_manifest = json.loads(args.keep_limits.read_text())
        temperature, limits = kept_manifest["temperature"], kept_manifest["thresholds"]
    for e in ("field", "lab"):
        print(f"val {e}", {k: round(v, 3) for k, v in summary(prob[env == e], truth[env == e], mask).items()})

    test = load_photos(args.data, ("test",))
    scores, familiar = answers_of(session, test, plan, args.size, cache and cache / "test")
    truth, env = np.array([x.label for x in test]), np.array([x.env for x in test])
    crops = np.array([x.crop for x in test])
    prob = softmax(scores, temperature)
    right = prob.argmax(1) == truth
    for e in ("field", "lab"):
        print(f"test {e}", {k: round(v, 3) for k, v in summary(prob[env == e], truth[env == e], mask).items()})
    no = refused(scores, familiar, labels, temperature, limits)
    leaf = truth != nl
    print(f"test ece {ece(prob, truth):.4f}; true leaves refused {no[leaf].mean():.4f} "
          f"(field {no[leaf & (env == 'field')].mean():.4f}); of the answered, right {right[~no & leaf].mean():.4f}")
    strange = load_extra(args.open_test, nl)
    no_strange = refused(*answers_of(session, strange, plan, args.size, cache and cache / "strange"), labels, temperature, limits)
    families = np.array([x.path.split("-")[0] for x in strange])
    print(f"drawn non-leaves refused {no_strange.mean():.4f}", {f: round(float(no_strange[families == f].mean()), 2) for f in np.unique(families)})
    print(f"not-a-leaf photographs of test refused {no[truth == nl].mean():.4f}")

    def of(where: np.ndarray) -> dict | None:
        return wilson(int(right[where].sum()), int(where.sum()))

    names = [c for c in dict.fromkeys(x.split("___")[0] for x in labels) if c != "NotLeaf"]
    data = (args.model / MODEL_FILE).read_bytes()
    manifest = {
        "version": args.version,
        "model": {"file": MODEL_FILE, "bytes": len(data), "sha256": hashlib.sha256(data).hexdigest(),
                  "input": "pixels", "output": OUTPUT},
        "labels": labels,
        "input": {"size": args.size, "layout": "NCHW", "mean": 128, "scale": 128, "views": plan},
        "temperature": temperature,
        "thresholds": limits,
        "accuracy": {"field": of(env == "field"), "lab": of(env == "lab"),
                     "crops": [{"crop": c, "field": of((crops == c) & (env == "field")),
                                "lab": of((crops == c) & (env == "lab"))} for c in names]},
    }
    (args.model / "manifest.json").write_text(json.dumps(manifest, indent=2) + "\n")
    print("temperature", temperature, limits)


if __name__ == "__main__":
    main()
