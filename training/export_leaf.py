"""Write the trained model as ONNX: float (for reference) and the shipped one with half-size weights.

    python training/export_leaf.py --checkpoint RUNS/a/epoch-31.pt --out packages/leaf-doctor/model

The shipped file stores weights as float16 and widens them when the session is built, so the arithmetic
stays float32 on every runtime; the file is half as large and the answers agree with PyTorch.
"""

from __future__ import annotations

import argparse
import hashlib
import sys
from pathlib import Path

import numpy as np
import onnx
import torch
from onnx import TensorProto, helper, numpy_helper

sys.path.insert(0, str(Path(__file__).parent))
from leaf.model import Block, LeafNet, SameConv


class Graph:
    """Collects nodes and weights of one ONNX graph; `half` stores the weights as float16."""

    def __init__(self, half: bool):
        self.half, self.nodes, self.weights, self.count = half, [], [], 0

    def name(self, kind: str) -> str:
        self.count += 1
        return f"{kind}{self.count}"

    def weight(self, value: torch.Tensor) -> str:
        array = value.detach().contiguous().numpy().astype(np.float32)
        name = self.name("w")
        if not self.half or array.size < 64:
            self.weights.append(numpy_helper.from_array(array, name))
            return name
        self.weights.append(numpy_helper.from_array(array.astype(np.float16), f"{name}_half"))
        self.nodes.append(helper.make_node("Cast", [f"{name}_half"], [name], to=TensorProto.FLOAT))
        return name

    def add(self, op: str, inputs: list[str], **attributes) -> str:
        out = self.name(op.lower())
        self.nodes.append(helper.make_node(op, inputs, [out], **attributes))
        return out

    def conv(self, layer: SameConv, x: str) -> str:
        k, pad = layer.kernel, layer.kernel // 2
        pads = [pad] * 4 if layer.stride == 1 else [0, 0, 1, 1]
        inputs = [x, self.weight(layer.conv.weight), self.weight(layer.conv.bias)]
        y = self.add("Conv", inputs, kernel_shape=[k, k], strides=[layer.stride] * 2, pads=pads,
                     group=layer.conv.groups)
        return self.add("Clip", [y, "zero", "six"]) if layer.relu else y


def build(model: LeafNet, size: int, half: bool) -> onnx.ModelProto:
    g = Graph(half)
    g.weights += [numpy_helper.from_array(np.array(v, np.float32), n) for n, v in (("zero", 0.0), ("six", 6.0))]
    x = "pixels"
    for layer in model.trunk:
        if isinstance(layer, Block):
            y = x
            for inner in layer.layers:
                y = g.conv(inner, y)
            x = g.add("Add", [x, y]) if layer.residual else y
        else:
            x = g.conv(layer, x)
    x = g.add("Flatten", [g.add("GlobalAveragePool", [x])])
    head = model.head.weight / model.spread
    bias = model.head.bias - head @ model.centre
    g.nodes.append(helper.make_node("Gemm", [x, g.weight(head), g.weight(bias)], ["logits"], transB=1))
    classes = model.head.out_features
    graph = helper.make_graph(
        g.nodes, "leaf",
        [helper.make_tensor_value_info("pixels", TensorProto.FLOAT, ["n", 3, size, size])],
        [helper.make_tensor_value_info("logits", TensorProto.FLOAT, ["n", classes])], g.weights,
    )
    made = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=8)
    onnx.checker.check_model(made)
    return made


def load_checkpoint(paths: list[Path]) -> LeafNet:
    """One checkpoint, or the plain mean of several of the same run."""
    states = [torch.load(p, weights_only=True)["plain"] for p in paths]
    mean = {k: torch.stack([s[k].float() for s in states]).mean(0) for k in states[0]}
    model = LeafNet(mean["head.weight"].shape[0])
    model.load_state_dict(mean)
    return model.eval()


def main() -> None:
    p = argparse.ArgumentParser()
    p.add_argument("--checkpoint", type=Path, nargs="+", required=True)
    p.add_argument("--out", type=Path, required=True)
    p.add_argument("--size", type=int, default=192)
    args = p.parse_args()
    model = load_checkpoint(args.checkpoint)
    args.out.mkdir(parents=True, exist_ok=True)
    data = build(model, args.size, half=True).SerializeToString()
    (args.out / "leaf.onnx").write_bytes(data)
    print(f"leaf.onnx {len(data):,} bytes sha256 {hashlib.sha256(data).hexdigest()}")

    import onnxruntime as ort

    x = torch.rand(4, 3, args.size, args.size) * 2 - 1
    session = ort.InferenceSession(data, providers=["CPUExecutionProvider"])
    with torch.inference_mode():
        gap = np.abs(session.run(None, {"pixels": x.numpy()})[0] - model(x).numpy()).max()
    print(f"largest difference of a logit from PyTorch on noise: {gap:.4f}")


if __name__ == "__main__":
    main()
