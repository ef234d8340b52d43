"""Writes the mean of encoders of questions that were trained on from the same beginning (a model soup), which knows new questions better than each of them.

    python training/blend_questions.py A.bin B.bin --out OUT.bin    # then train_answered.py, whose layer is the first file's

The first file says which topics and facts there are; what another does not know is the mean of those that do.
"""

import argparse
from pathlib import Path

import torch
from model_file import read_layers, write_model


def outputs_of(header):
    return [*header["topics"], *(f"{topic}#{key}" for topic, keys in header["facts"].items() for key in keys)]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("files", type=Path, nargs="+")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--shares", type=float, nargs="*", help="of each file, the same for all by default")
    args = parser.parse_args()
    shares = args.shares or [1.0] * len(args.files)
    (header, first), *others = [read_layers(file) for file in args.files]
    wanted = outputs_of(header)
    layers = []
    for told in header["layers"]:
        name = told["name"]
        if name == "answered":
            layers.append((name, *first[name], told["table"]))
            continue
        weight, bias = (part * shares[0] for part in first[name])
        whole = torch.full((len(weight),), shares[0])
        for (own, layer), share in zip(others, shares[1:], strict=True):
            rows = torch.arange(len(weight))
            from_rows = rows
            if name == "out":
                place = {output: at for at, output in enumerate(outputs_of(own))}
                rows = torch.tensor([at for at, output in enumerate(wanted) if output in place])
                from_rows = torch.tensor([place[output] for output in wanted if output in place])
            weight[rows] += share * layer[name][0][from_rows]
            if told["bias"]:
                bias[rows] += share * layer[name][1][from_rows]
            whole[rows] += share
        layers.append((name, weight / whole.view(-1, *[1] * (weight.dim() - 1)), bias / whole if told["bias"] else None, told["table"]))
    write_model(args.out, {name: value for name, value in header.items() if name != "layers"}, layers)


if __name__ == "__main__":
    main()
