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


def write_model(out: Path, header: dict, layers: list[LayerOut]) -> None:
    described, blobs = [], []
    for name, weight, bias, table in layers:
        matrix = weight.detach().numpy().astype(np.float32)
        scale = np.full(1, np.abs(matrix).max() / 127, np.float32) if table else (np.abs(matrix).max(1).clip(1e-8) / 127).astype(np.float32)
        whole = np.round(matrix / (scale if table else scale[:, None])).astype(np.int8)
        biases = np.zeros(0, np.float32) if bias is None else bias.detach().numpy()
        described.append({"name": name, "rows": matrix.shape[0], "columns": matrix.shape[1], "table": table, "bias": len(biases)})
        for part in (scale.astype("<f4").tobytes(), biases.astype("<f4").tobytes(), whole.tobytes()):
            blobs.append(part + b"\0" * (-len(part) % 4))
    text = json.dumps({**header, "layers": described}, separators=(",", ":"), ensure_ascii=False).encode()
    text += b" " * (-len(text) % 4)
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_bytes(np.uint32(len(text)).astype("<u4").tobytes() + text + b"".join(blobs))
    print(f"{out}: {out.stat().st_size} bytes")
