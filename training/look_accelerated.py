"""What trained networks say of validation, for the choice and for the limits, computed on the accelerator; test is not read.

    python training/look_accelerated.py --data PACKED --net RUNS/m/last.pt --net RUNS/r/last.pt --out RUNS/look
    python training/look_accelerated.py --data PACKED --net RUNS/ho/last.pt --out RUNS/look-ho --hold-out "$(cat training/held-out-labels.txt)"

Writes `scores.npz` (paths, raw scores and familiarity of each network, means of both views) and `familiar.npz` (as familiar_leaf.py);
with --hold-out the detectors of unknown_leaf.py instead.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

import numpy as np
import torch

sys.path.insert(0, str(Path(__file__).parent))
from calibrate_leaf import NOT_LEAF, fit_temperature
from familiar_leaf import EVERY
from leaf.familiar import fit_familiar, write_familiar
from leaf.networks import network_of
from leaf.packed import Packed
from train_accelerated import seen, told
from unknown_leaf import detectors, joined, print_table


def unknown(model, data: Packed, held: list[int], size: int) -> None:
    taught = ~np.isin(np.arange(len(data.labels)), held)
    leaf = taught & (np.arange(len(data.labels)) != data.labels.index(NOT_LEAF))
    apart = data.part("val-apart")
    rows = {"bank": np.flatnonzero(data.part("train") & leaf[data.truth])[::EVERY],
            "known": np.flatnonzero(data.part("val") & ~apart & leaf[data.truth]), "unknown": np.flatnonzero(~taught[data.truth])}
    features = {name: seen(model, data, of, size)[1] for name, of in rows.items()}
    truth = {name: data.truth[of] for name, of in rows.items()}
    state = {k: v.cpu().numpy() for k, v in model.state_dict().items() if not k.startswith("trunk")}
    bank, columns = features["bank"].reshape(-1, features["bank"].shape[2]), np.flatnonzero(taught)
    x = (((features["known"] - state["centre"]) / state["spread"]) @ state["head.weight"].T + state["head.bias"]).mean(1)[:, columns]
    temperature = fit_temperature(x.astype(np.float64), np.searchsorted(columns, truth["known"]), np.ones(len(x)))
    print({name: len(of) for name, of in rows.items()}, f"known top-1 {100 * (columns[x.argmax(1)] == truth['known']).mean():.1f} %")
    found = detectors(features, state, columns, temperature, bank, np.repeat(truth["bank"], 2))
    found["all, logistic"] = joined(found, truth["unknown"])
    print_table(found, {name: data.crop[of] for name, of in rows.items()})


def main() -> None:
    p = argparse.ArgumentParser()
    p.add_argument("--data", type=Path, required=True)
    p.add_argument("--net", type=Path, action="append", required=True)
    p.add_argument("--out", type=Path, required=True)
    p.add_argument("--size", type=int, default=200)
    p.add_argument("--hold-out", default="")
    args = p.parse_args()
    data = Packed(args.data, torch.device("cuda" if torch.cuda.is_available() else "cpu"))
    models = [network_of(torch.load(n, map_location="cpu", weights_only=True)["plain"]).to(data.device).to(memory_format=torch.channels_last)
              for n in args.net]
    if args.hold_out:
        unknown(models[0], data, [data.labels.index(name) for name in args.hold_out.split(",")], args.size)
        return
    args.out.mkdir(parents=True, exist_ok=True)
    leaf = data.truth != data.labels.index(NOT_LEAF)
    val, apart = np.flatnonzero(data.part("val")), data.part("val-apart")
    bank = np.concatenate([np.flatnonzero(data.part("train") & leaf)[::EVERY], np.flatnonzero(apart & leaf)])
    checks, fitted, scores, familiar = ~apart[val], [], [], []
    for path, model in zip(args.net, models):
        said, features = seen(model, data, val, args.size)
        learnt = seen(model, data, bank, args.size)[1]
        fitted.append(fit_familiar(learnt.reshape(-1, learnt.shape[2]), np.repeat(data.truth[bank], 2)))
        scores.append(said.mean(1))
        familiar.append(fitted[-1].of(features.reshape(-1, features.shape[2])).reshape(len(val), 2).mean(1))
        print(path, json.dumps(told(scores[-1][checks], data, val[checks]), indent=1), flush=True)
    if len(models) > 1:
        print("all", json.dumps(told(np.mean(scores, 0)[checks], data, val[checks]), indent=1), flush=True)
    write_familiar(args.out / "familiar.npz", fitted)
    np.savez_compressed(args.out / "scores.npz", paths=[data.paths[i] for i in val], scores=np.stack(scores).astype(np.float32),
                        familiar=np.stack(familiar).astype(np.float32))


if __name__ == "__main__":
    main()
