"""Compare ways to store and compute the shipped networks on val: float, half, whole numbers of one byte, and int8 arithmetic.

    python training/quantise_leaf.py --data DIR --net RUNS/a/epoch-31.pt --out RUNS/int8 --size 208

"int8" also rounds what flows between the layers (calibrated on train).
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

import numpy as np
import onnxruntime as ort
from onnxruntime.quantization import CalibrationDataReader, QuantFormat, QuantType, quantize_static

sys.path.insert(0, str(Path(__file__).parent))
from export_leaf import add_net_argument, build, load_nets
from leaf import views
from leaf.data import load_photos, read_labels
from leaf.metrics import crop_mask, summary


class Reader(CalibrationDataReader):
    """Every n-th training photograph, one at a time."""

    def __init__(self, photos, size: int):
        self.rest = iter([{"pixels": views.to_tensor([views.centre_view(p.pixels, size)]).numpy()} for p in photos])

    def get_next(self):
        return next(self.rest, None)


def measure(path: Path, photos, labels, size: int) -> None:
    options = ort.SessionOptions()
    options.intra_op_num_threads = 1
    session = ort.InferenceSession(str(path), options, providers=["CPUExecutionProvider"])
    scores, times = [], []
    for photo in photos:
        x = views.to_tensor([views.centre_view(photo.pixels, size)]).numpy()
        start = time.perf_counter()
        scores.append(session.run(None, {"pixels": x})[0][0])
        times.append(time.perf_counter() - start)
    scores, truth = np.array(scores), np.array([p.label for p in photos])
    env = np.array([p.env for p in photos])
    for e in ("field", "lab"):
        figures = summary(np.exp(scores - scores.max(1, keepdims=True))[env == e], truth[env == e], crop_mask(labels))
        print(path.name, e, {k: round(v, 2) for k, v in figures.items() if k != "ece"})
    print(path.name, f"{path.stat().st_size:,} bytes, {1000 * np.median(times):.1f} ms a pass on one thread")


def main() -> None:
    p = argparse.ArgumentParser()
    p.add_argument("--data", type=Path, required=True)
    add_net_argument(p)
    p.add_argument("--out", type=Path, required=True)
    p.add_argument("--size", type=int, default=192)
    args = p.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    models, labels = load_nets(args), read_labels(args.data)
    for store in ("float", "half", "whole"):
        (args.out / f"{store}.onnx").write_bytes(build(models, args.size, store).SerializeToString())
    train = load_photos(args.data, ("train",))
    quantize_static(
        str(args.out / "float.onnx"), str(args.out / "int8.onnx"), Reader(train[::40], args.size),
        quant_format=QuantFormat.QDQ, per_channel=True,
        activation_type=QuantType.QUInt8, weight_type=QuantType.QInt8,
    )
    val = load_photos(args.data, ("val",))
    for name in ("float.onnx", "half.onnx", "whole.onnx", "int8.onnx"):
        measure(args.out / name, val, labels, args.size)


if __name__ == "__main__":
    main()
