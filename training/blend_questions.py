"""Writes the mean of encoders of questions that were trained on from the same beginning (a model soup), which knows new questions better than each of them.

    python training/blend_questions.py A.bin B.bin --out OUT.bin    # then train_answered.py, whose layer is the first file's
"""

import argparse
from pathlib import Path

from model_file import read_layers, write_model


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("files", type=Path, nargs="+")
    parser.add_argument("--out", type=Path, required=True)
    args = parser.parse_args()
    (header, first), *others = [read_layers(file) for file in args.files]
    for own, _ in others:
        if (own["topics"], own["facts"]) != (header["topics"], header["facts"]):
            raise ValueError("the files tell other topics or facts")
    layers = []
    for told in header["layers"]:
        name = told["name"]
        parts = [first[name], *(layer[name] for _, layer in others if name in layer)]
        weight, bias = (sum(part[at] for part in parts) / len(parts) for at in (0, 1))
        layers.append((name, weight, bias if told["bias"] else None, told["table"]))
    write_model(args.out, {name: value for name, value in header.items() if name != "layers"}, layers)


if __name__ == "__main__":
    main()
