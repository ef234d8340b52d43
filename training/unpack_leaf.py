"""Take the networks out of the shipped file, as checkpoints to train on from.

    python training/unpack_leaf.py --data DIR --model packages/leaf-doctor/model --out RUNS/shipped

Writes `first.pt` (MobileNetV2) and `second.pt` (Inception), with the rounding and the offsets of the file in them. Centre and
spread of the features are measured anew on 3,000 training photographs; what a network answers stays the same. Exported again they
give the same whole numbers.
"""

from __future__ import annotations

import argparse
import gzip
import sys
from pathlib import Path

import numpy as np
import onnx
import torch
from onnx import numpy_helper
from torch import nn

sys.path.insert(0, str(Path(__file__).parent))
from export_leaf import MODEL_FILE
from leaf import views
from leaf.data import load_photos
from leaf.inception import InceptionNet
from leaf.model import Classifier, LeafNet


class Weights:
    """Arrays of one ONNX graph by name, whole numbers multiplied by their scales."""

    def __init__(self, graph: onnx.GraphProto):
        self.stored = {i.name: numpy_helper.to_array(i) for i in graph.initializer}
        self.made = {name: node for node in graph.node for name in node.output}

    def __getitem__(self, name: str) -> torch.Tensor:
        return torch.from_numpy(self.array(name).copy())

    def scale(self, name: str) -> torch.Tensor | None:
        """The scale of each filter that is stored as whole numbers."""
        node = self.made.get(name)
        return self[node.input[1]] if node is not None and node.op_type == "Mul" else None

    def array(self, name: str) -> np.ndarray:
        if name in self.stored:
            return self.stored[name].astype(np.float32)
        node = self.made[name]
        if node.op_type == "Mul":
            return self.array(node.input[0]) * self.array(node.input[1])
        assert node.op_type == "Cast", node.op_type
        return self.array(node.input[0])


def measure_features(model: Classifier, pictures: list[np.ndarray], size: int) -> None:
    """Centre and spread of the features on `pictures`; the linear layer is changed so that answers stay."""
    with torch.inference_mode():
        found = torch.cat([model.features(views.to_tensor([views.centre_view(p, size) for p in pictures[i : i + 64]]))
                           for i in range(0, len(pictures), 64)]).clone()
    weight, bias = model.head.weight.data, model.head.bias.data
    mean, spread = found.mean(0), found.std(0) + 0.05
    model.head.bias.data, model.head.weight.data = bias + weight @ mean, weight * spread
    model.centre.copy_(mean)
    model.spread.copy_(spread)


def main() -> None:
    p = argparse.ArgumentParser()
    p.add_argument("--data", type=Path, required=True)
    p.add_argument("--model", type=Path, required=True)
    p.add_argument("--size", type=int, default=192)
    p.add_argument("--out", type=Path, required=True)
    args = p.parse_args()
    graph = onnx.load_from_string(gzip.decompress((args.model / MODEL_FILE).read_bytes())).graph
    weights = Weights(graph)
    convolutions = iter([n for n in graph.node if n.op_type == "Conv"])
    last = [n for n in graph.node if n.op_type == "Gemm"]
    photos = load_photos(args.data, ("train",))
    pictures = [photos[i].pixels for i in np.random.default_rng(1).permutation(len(photos))[:3000]]
    args.out.mkdir(parents=True, exist_ok=True)
    for name, kind, answer in zip(("first", "second"), (LeafNet, InceptionNet), last, strict=True):
        model = kind(len(weights[answer.input[2]])).eval()
        scales = {}
        for path, layer in ((n, m) for n, m in model.named_modules() if isinstance(m, nn.Conv2d)):
            node = next(convolutions)
            layer.weight.data, layer.bias.data = weights[node.input[1]], weights[node.input[2]]
            scale = weights.scale(node.input[1])
            if scale is not None:
                scales[f"{path}.scale"] = scale
        model.head.weight.data = weights[answer.input[1]] * len(last)
        model.head.bias.data = weights[answer.input[2]] * len(last)
        measure_features(model, pictures, args.size)
        torch.save({"plain": {**model.state_dict(), **scales}}, args.out / f"{name}.pt")
        print(f"{args.out / name}.pt: {sum(p.numel() for p in model.parameters()):,} numbers")


if __name__ == "__main__":
    main()
