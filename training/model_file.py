"""Writes the models of packages/assistant (read by packages/assistant/src/model/model-file.ts): a JSON header, then for each layer
its scales, biases and 8-bit weights, each padded to four bytes."""

import json
from pathlib import Path

import numpy as np
import torch

LayerOut = tuple[str, torch.Tensor, torch.Tensor | None, bool]  # name, weight (rows, columns), bias, one scale for all rows


def network_layers(net) -> list[LayerOut]:
    """The layers of an `text.network.WordNetwork`."""
    convs = [(f"conv{width}", net.convs[str(width)].weight, net.convs[str(width)].bias, False) for width in net.widths]
    return [("table", net.table.weight, None, True), *convs, ("hidden", net.hidden.weight, net.hidden.bias, False), ("out", net.weight_out(), net.out.bias, False)]


def encoded(layer: LayerOut) -> tuple[dict, bytes]:
    """What the header tells of a layer, and its bytes."""
    name, weight, bias, table = layer
    matrix = weight.detach().numpy().astype(np.float32)
    scale = np.full(1, np.abs(matrix).max() / 127, np.float32) if table else (np.abs(matrix).max(1).clip(1e-8) / 127).astype(np.float32)
    whole = np.round(matrix / (scale if table else scale[:, None])).astype(np.int8)
    biases = np.zeros(0, np.float32) if bias is None else bias.detach().numpy()
    parts = (scale.astype("<f4").tobytes(), biases.astype("<f4").tobytes(), whole.tobytes())
    told = {"name": name, "rows": matrix.shape[0], "columns": matrix.shape[1], "table": table, "bias": len(biases)}
    return told, b"".join(part + b"\0" * (-len(part) % 4) for part in parts)


def write_file(out: Path, header: dict, blobs: bytes) -> None:
    text = json.dumps(header, separators=(",", ":"), ensure_ascii=False).encode()
    text += b" " * (-len(text) % 4)
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_bytes(np.uint32(len(text)).astype("<u4").tobytes() + text + blobs)
    print(f"{out}: {out.stat().st_size} bytes")


def write_model(out: Path, header: dict, layers: list[LayerOut]) -> None:
    described, blobs = zip(*(encoded(layer) for layer in layers))
    write_file(out, {**header, "layers": list(described)}, b"".join(blobs))


def read_layers(file: Path) -> tuple[dict, dict[str, tuple[torch.Tensor, torch.Tensor]]]:
    """The header of a model file, and the weights and biases of its layers by name."""
    content = file.read_bytes()
    at = 4 + int(np.frombuffer(content[:4], "<u4")[0])
    header = json.loads(content[4:at])
    layers = {}
    for told in header["layers"]:
        rows, columns = told["rows"], told["columns"]
        parts = []
        for kind, count in (("<f4", 1 if told["table"] else rows), ("<f4", told["bias"]), ("i1", rows * columns)):
            size = np.dtype(kind).itemsize * count
            parts.append(np.frombuffer(content[at:at + size], kind))
            at += size + -size % 4
        scale, bias, whole = parts
        weight = whole.reshape(rows, columns).astype(np.float32) * (scale if told["table"] else scale[:, None])
        layers[told["name"]] = torch.from_numpy(weight), torch.from_numpy(bias.astype(np.float32))
    return header, layers


def replace_first(file: Path, layer: LayerOut, changes: dict) -> None:
    """Puts another first layer and other entries of the header into a model file. Raises ValueError for a layer of another shape."""
    content = file.read_bytes()
    start = 4 + int(np.frombuffer(content[:4], "<u4")[0])
    header = json.loads(content[4:start])
    told, blob = encoded(layer)
    if told != header["layers"][0]:
        raise ValueError(f"{file} begins with {header['layers'][0]}, not with {told}")
    write_file(file, {**header, **changes}, blob + content[start + len(blob):])


def put_last(file: Path, layer: LayerOut) -> None:
    """Puts a layer behind all others of a model file, in place of the last where that has its name."""
    content = file.read_bytes()
    start = 4 + int(np.frombuffer(content[:4], "<u4")[0])
    header, blobs = json.loads(content[4:start]), content[start:]
    told, blob = encoded(layer)
    layers = header["layers"]
    if layers[-1] == told:
        layers, blobs = layers[:-1], blobs[:-len(blob)]
    write_file(file, {**header, "layers": [*layers, told]}, blobs + blob)
