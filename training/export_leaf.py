"""Write one or several trained networks as a single ONNX file that answers with the mean of their raw scores.

    python training/export_leaf.py --net RUNS/a/epoch-31.pt --size 208 --out packages/leaf-doctor/model

With --familiar (of familiar_leaf.py) a last column says how familiar the leaf looks, the mean over the networks.

Weights are stored as float16, or with --store whole those of large layers as whole numbers of so many --levels (a byte
each) with a scale for each filter, and widened when the session is built: the arithmetic stays float32 on every
runtime. Small layers cost most of the error and little room; they stay float16. The file is gzipped: few levels make it small.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import json
import sys
from pathlib import Path

import numpy as np
import onnx
import torch
from torch import nn
from onnx import TensorProto, helper, numpy_helper

sys.path.insert(0, str(Path(__file__).parent))
from leaf.familiar import OF_ALL, Familiar, read_familiar
from leaf.inception import Branches, Conv, SmoothConv
from leaf.levels import BYTE_LEVELS, WHOLE_FROM, whole_numbers
from leaf.model import Block, Classifier, SameConv
from leaf.networks import network_of
from leaf.resnet import Bottleneck, Norm

MODEL_FILE = "leaf.onnx.gz"
OUTPUT = "answer"


class Graph:
    """Collects nodes and weights of one ONNX graph; `store` is how weights travel: float, half or whole numbers of `levels`."""

    def __init__(self, store: str):
        self.store, self.levels, self.nodes, self.weights, self.count = store, BYTE_LEVELS, [], [], 0

    def name(self, kind: str) -> str:
        self.count += 1
        return f"{kind}{self.count}"

    def weight(self, value: torch.Tensor, levels: int = BYTE_LEVELS, scale: np.ndarray | None = None) -> str:
        """Adds one array of weights; `scale` belongs to filters that were trained on its grid."""
        array = value.detach().contiguous().numpy().astype(np.float32)
        name = self.name("w")
        if self.store == "float" or array.size < 64:
            self.weights.append(numpy_helper.from_array(array, name))
            return name
        if self.store == "whole" and array.size >= WHOLE_FROM:
            rows = array.reshape(len(array), -1)
            if scale is None:
                numbers, scale = whole_numbers(rows, levels)
            else:
                numbers = np.round(rows / scale[:, None]).astype(np.int64)
            self.weights.append(numpy_helper.from_array(numbers.reshape(array.shape).astype(np.int8), f"{name}_byte"))
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

    def filters(self, conv: nn.Conv2d) -> list[str]:
        return [self.weight(conv.weight, self.levels, getattr(conv, "scale", None)), self.weight(conv.bias)]

    def conv(self, layer: SameConv, x: str) -> str:
        k, pad = layer.kernel, layer.kernel // 2
        pads = [pad] * 4 if layer.stride == 1 else [0, 0, 1, 1]
        inputs = [x, *self.filters(layer.conv)]
        y = self.add("Conv", inputs, kernel_shape=[k, k], strides=[layer.stride] * 2, pads=pads,
                     group=layer.conv.groups)
        return self.add("Clip", [y, "zero", "six"]) if layer.relu else y


def layer_node(g: Graph, layer: nn.Module, x: str) -> str:
    """Adds one layer, or a block of layers, of either network."""
    if isinstance(layer, nn.Sequential):
        for inner in layer:
            x = layer_node(g, inner, x)
        return x
    if isinstance(layer, SameConv):
        return g.conv(layer, x)
    if isinstance(layer, Block):
        y = layer_node(g, layer.layers, x)
        return g.add("Add", [x, y]) if layer.residual else y
    if isinstance(layer, nn.MaxPool2d):
        return g.add("MaxPool", [x], kernel_shape=[3, 3], strides=[2, 2], **({"pads": [1] * 4} if layer.padding else {}))
    if isinstance(layer, Norm):
        return norm_node(g, layer, x)
    if isinstance(layer, Bottleneck):
        y = norm_node(g, layer.norm, x)
        beside = x if layer.beside is None else plain_conv_node(g, layer.beside, y)
        y = layer_node(g, layer.spatial, layer_node(g, layer.reduce, y))
        return g.add("Add", [plain_conv_node(g, layer.widen, y), beside])
    if isinstance(layer, Branches):
        out = [layer_node(g, chain, x) for chain in layer.chains]
        if layer.pooled:
            out.append(g.add("MaxPool", [x], kernel_shape=[3, 3], strides=[2, 2]))
        return g.add("Concat", out, axis=1)
    assert isinstance(layer, Conv), layer
    y = plain_conv_node(g, layer.conv, x)
    if isinstance(layer, SmoothConv):  # a mean and a 1x1 convolution change places freely; so it has fewer channels to smooth
        y = g.add("AveragePool", [y], kernel_shape=[3, 3], pads=[1] * 4, count_include_pad=0)
    return g.add("Relu", [y])


def plain_conv_node(g: Graph, c: nn.Conv2d, x: str) -> str:
    return g.add("Conv", [x, *g.filters(c)], kernel_shape=list(c.kernel_size), strides=list(c.stride), pads=list(c.padding) * 2)


def norm_node(g: Graph, layer: Norm, x: str) -> str:
    """Adds a scale and shift for each channel, as a batch norm: onnxruntime keeps its blocked layout through that node, not through Mul and Add."""
    channels = len(layer.weight)
    scale, shift = layer.scale_and_shift()
    inputs = [x, g.weight(scale), g.weight(shift), g.weight(torch.zeros(channels)), g.weight(torch.ones(channels))]
    y = g.add("BatchNormalization", inputs, epsilon=0.0)
    return g.add("Relu", [y]) if layer.relu else y


def features_node(g: Graph, model: Classifier) -> str:
    """Adds the trunk of one network."""
    return g.add("Flatten", [g.add("GlobalAveragePool", [layer_node(g, model.trunk, "pixels")])])


def scores_node(g: Graph, model: Classifier, features: str, share: float) -> str:
    """Adds the last layer of one network; its raw scores count `share`."""
    head = model.head.weight / model.spread
    bias = model.head.bias - head @ model.centre
    return g.add("Gemm", [features, g.weight(head * share), g.weight(bias * share)], transB=1)


def familiar_node(g: Graph, familiar: Familiar, features: str, share: float) -> str:
    """Adds how familiar the features look, (n, 1), counting `share`: `Familiar.of`."""
    share /= familiar.means.shape[1]

    def numbers(value: np.ndarray) -> str:
        return g.weight(torch.from_numpy(value.astype(np.float32)))

    x = g.add("MatMul", [g.add("Sub", [features, numbers(familiar.centre)]), numbers(familiar.project)])
    near = g.add("MatMul", [x, numbers(2 * share * familiar.means.T)])
    near = g.add("Sub", [near, numbers(share * (familiar.means**2).sum(1))])
    near = g.add("ReduceMax", [near], axes=[1], keepdims=1)
    far = g.add("MatMul", [g.add("Mul", [x, x]), numbers(np.full((familiar.means.shape[1], 1), share * (1 - OF_ALL)))])
    return g.add("Sub", [near, far])


def total(g: Graph, parts: list[str]) -> str:
    return parts[0] if len(parts) == 1 else g.add("Sum", parts)


def one_graph(g: Graph, size: int, columns: int) -> onnx.ModelProto:
    """What was collected, as a model from `pixels` to the last node's (n, columns)."""
    used = {name for node in g.nodes for name in node.input}
    g.weights += [numpy_helper.from_array(np.array(v, np.float32), n) for n, v in (("zero", 0.0), ("six", 6.0)) if n in used]
    g.nodes[-1].output[0] = OUTPUT
    graph = helper.make_graph(
        g.nodes, "leaf",
        [helper.make_tensor_value_info("pixels", TensorProto.FLOAT, ["n", 3, size, size])],
        [helper.make_tensor_value_info(OUTPUT, TensorProto.FLOAT, ["n", columns])], g.weights,
    )
    made = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=8)
    onnx.checker.check_model(made)
    return made


def build(models: list[Classifier], size: int, store: str, levels: list[int] | None = None,
          familiar: list[Familiar] | None = None) -> onnx.ModelProto:
    """One graph for all networks; `levels` and `familiar` belong to them one by one."""
    g, share, features, answers = Graph(store), 1 / len(models), [], []
    for model, g.levels in zip(models, levels or [BYTE_LEVELS] * len(models), strict=True):
        features.append(features_node(g, model))
        answers.append(scores_node(g, model, features[-1], share))
    columns, answer = models[0].head.out_features, total(g, answers)
    if familiar:
        g.levels = BYTE_LEVELS
        parts = [familiar_node(g, f, x, share) for f, x in zip(familiar, features, strict=True)]
        g.add("Concat", [answer, total(g, parts)], axis=1)
        columns += 1
    return one_graph(g, size, columns)


def load_checkpoint(paths: list[Path]) -> Classifier:
    """One checkpoint, or the plain mean of several that began from the same one."""
    states = [torch.load(p, weights_only=True)["plain"] for p in paths]
    scales = {k: v for k, v in states[0].items() if k.endswith(".scale")}
    assert not scales or len(paths) == 1, "filters on a grid of whole numbers have no mean on it"
    mean = {k: torch.stack([s[k].float() for s in states]).mean(0) for k in states[0] if k not in scales}
    return network_of({**mean, **scales})


def mean_scores(models: list[Classifier], x: torch.Tensor) -> torch.Tensor:
    return torch.stack([model(x) for model in models]).mean(0)


def add_net_argument(p: argparse.ArgumentParser) -> None:
    p.add_argument("--net", type=Path, nargs="+", action="append", required=True,
                   help="one network: a checkpoint or several to be averaged; say it again for each further network")
    p.add_argument("--offsets", type=Path, help="numbers added to the raw scores, of offset_leaf.py")


def load_nets(args: argparse.Namespace) -> list[Classifier]:
    """The networks of `add_net_argument`, their last layers moved by the offsets."""
    models = [load_checkpoint(paths) for paths in args.net]
    if args.offsets:
        offsets = torch.tensor(list(json.loads(args.offsets.read_text()).values()))
        for model in models:
            model.head.bias.data += offsets
    return models


def main() -> None:
    p = argparse.ArgumentParser()
    add_net_argument(p)
    p.add_argument("--out", type=Path, required=True)
    p.add_argument("--size", type=int, default=192)
    p.add_argument("--store", choices=("float", "half", "whole"), default="half")
    p.add_argument("--familiar", type=Path, help="how familiar leaves look to each network, of familiar_leaf.py")
    p.add_argument("--levels", type=int, nargs="+", help="odd; one for each network, 255 (a byte) where not said")
    args = p.parse_args()
    models = load_nets(args)
    args.out.mkdir(parents=True, exist_ok=True)
    familiar = args.familiar and read_familiar(args.familiar)
    data = build(models, args.size, args.store, args.levels, familiar).SerializeToString()
    small = gzip.compress(data, 9, mtime=0)
    (args.out / MODEL_FILE).write_bytes(small)
    print(f"{MODEL_FILE} {len(small):,} bytes, {len(data):,} unpacked, sha256 {hashlib.sha256(small).hexdigest()}")

    import onnxruntime as ort

    x = torch.rand(4, 3, args.size, args.size) * 2 - 1
    session = ort.InferenceSession(data, providers=["CPUExecutionProvider"])
    with torch.inference_mode():
        mean = mean_scores(models, x).numpy()
        gap = np.abs(session.run(None, {"pixels": x.numpy()})[0][:, : mean.shape[1]] - mean).max()
    print(f"largest difference of a logit from PyTorch on noise: {gap:.4f}")


if __name__ == "__main__":
    main()
