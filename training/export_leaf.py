"""Write one or several trained networks as a single ONNX file that answers with the mean of their raw scores.

    python training/export_leaf.py --net RUNS/a/epoch-31.pt --size 208 --out packages/leaf-doctor/model

Weights are stored as float16, or with --store byte those of large layers as whole numbers of one byte with a
scale for each filter, and widened when the session is built: the arithmetic stays float32 on every runtime. Two
networks fit in 5 MB as bytes; the first layers, which are small, cost most of the error and stay float16.
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


# Numbers in a layer from which on it is stored as bytes: halves the largest error for 115 kB more.
BYTE_FROM = 20_000


def one_byte(rows: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Each row as whole numbers −127..127 and a scale; of several clipping limits the one of least squared error."""
    best, least = np.zeros(len(rows), np.float32), np.full(len(rows), np.inf)
    for share in np.linspace(0.7, 1, 13):
        scale = np.maximum(np.abs(rows).max(1) * share / 127, 1e-12).astype(np.float32)
        error = ((np.clip(np.round(rows / scale[:, None]), -127, 127) * scale[:, None] - rows) ** 2).sum(1)
        best, least = np.where(error < least, scale, best), np.minimum(error, least)
    return np.clip(np.round(rows / best[:, None]), -127, 127).astype(np.int8), best


class Graph:
    """Collects nodes and weights of one ONNX graph; `store` is how weights travel: float, half or byte."""

    def __init__(self, store: str):
        self.store, self.nodes, self.weights, self.count = store, [], [], 0

    def name(self, kind: str) -> str:
        self.count += 1
        return f"{kind}{self.count}"

    def weight(self, value: torch.Tensor) -> str:
        array = value.detach().contiguous().numpy().astype(np.float32)
        name = self.name("w")
        if self.store == "float" or array.size < 64:
            self.weights.append(numpy_helper.from_array(array, name))
            return name
        if self.store == "byte" and array.size >= BYTE_FROM:
            numbers, scale = one_byte(array.reshape(len(array), -1))
            self.weights.append(numpy_helper.from_array(numbers.reshape(array.shape), f"{name}_byte"))
            self.weights.append(numpy_helper.from_array(scale.reshape(-1, *[1] * (array.ndim - 1)), f"{name}_scale"))
            self.nodes.append(helper.make_node("Cast", [f"{name}_byte"], [f"{name}_wide"], to=TensorProto.FLOAT))
            self.nodes.append(helper.make_node("Mul", [f"{name}_wide", f"{name}_scale"], [name]))
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


def scores_node(g: Graph, model: LeafNet, share: float) -> str:
    """Adds one network; its raw scores count `share`."""
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
    return g.add("Gemm", [x, g.weight(head * share), g.weight(bias * share)], transB=1)


def build(models: list[LeafNet], size: int, store: str) -> onnx.ModelProto:
    g = Graph(store)
    g.weights += [numpy_helper.from_array(np.array(v, np.float32), n) for n, v in (("zero", 0.0), ("six", 6.0))]
    answers = [scores_node(g, model, 1 / len(models)) for model in models]
    if len(answers) == 1:
        g.nodes[-1].output[0] = "logits"
    else:
        g.nodes.append(helper.make_node("Sum", answers, ["logits"]))
    classes = models[0].head.out_features
    graph = helper.make_graph(
        g.nodes, "leaf",
        [helper.make_tensor_value_info("pixels", TensorProto.FLOAT, ["n", 3, size, size])],
        [helper.make_tensor_value_info("logits", TensorProto.FLOAT, ["n", classes])], g.weights,
    )
    made = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=8)
    onnx.checker.check_model(made)
    return made


def load_checkpoint(paths: list[Path]) -> LeafNet:
    """One checkpoint, or the plain mean of several that began from the same one."""
    states = [torch.load(p, weights_only=True)["plain"] for p in paths]
    mean = {k: torch.stack([s[k].float() for s in states]).mean(0) for k in states[0]}
    model = LeafNet(mean["head.weight"].shape[0])
    model.load_state_dict(mean)
    return model.eval()


def add_net_argument(p: argparse.ArgumentParser) -> None:
    p.add_argument("--net", type=Path, nargs="+", action="append", required=True,
                   help="one network: a checkpoint or several to be averaged; say it again for each further network")


def main() -> None:
    p = argparse.ArgumentParser()
    add_net_argument(p)
    p.add_argument("--out", type=Path, required=True)
    p.add_argument("--size", type=int, default=192)
    p.add_argument("--store", choices=("float", "half", "byte"), default="half")
    args = p.parse_args()
    models = [load_checkpoint(paths) for paths in args.net]
    args.out.mkdir(parents=True, exist_ok=True)
    data = build(models, args.size, args.store).SerializeToString()
    (args.out / "leaf.onnx").write_bytes(data)
    print(f"leaf.onnx {len(data):,} bytes sha256 {hashlib.sha256(data).hexdigest()}")

    import onnxruntime as ort

    x = torch.rand(4, 3, args.size, args.size) * 2 - 1
    session = ort.InferenceSession(data, providers=["CPUExecutionProvider"])
    with torch.inference_mode():
        mean = torch.stack([model(x) for model in models]).mean(0).numpy()
        gap = np.abs(session.run(None, {"pixels": x.numpy()})[0] - mean).max()
    print(f"largest difference of a logit from PyTorch on noise: {gap:.4f}")


if __name__ == "__main__":
    main()
