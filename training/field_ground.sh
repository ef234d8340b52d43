#!/usr/bin/env bash
# Not shipped yet: the networks of the shipped file go on training with six in ten of the laboratory's leaves laid before fields
# (README, "Ground behind the leaf"). Half an hour on two idle cores; every training resumes where it stopped.
#
#     bash training/field_ground.sh DIR RUNS
set -euo pipefail
data=$(realpath "$1")
mkdir -p "$2"
runs=$(realpath "$2")
cd "$(dirname "$0")/.."
[ -d "$runs/teach" ] || python training/draw_nonleaf.py --out "$runs/teach" --set teach --count 700
[ -f "$runs/shipped/second.pt" ] || python training/unpack_leaf.py --data "$data" --model packages/leaf-doctor/model \
    --out "$runs/shipped"
splits=train,val-taught
[ -f "$runs/teacher5.npz" ] || python training/teach_leaf.py --data "$data" --extra "$runs/teach" --splits "$splits" --size 192 \
    --out "$runs/teacher5.npz" --checkpoints "$runs/shipped/first.pt,$runs/shipped/second.pt"

train() { # RUN ARGUMENTS...
    local run=$1
    shift
    python training/train_leaf.py --data "$data" --extra "$runs/teach" --splits "$splits" --teacher "$runs/teacher5.npz" --share 0.35 \
        --paste 0.6 --crop 0.35 --colour 0.5 --mix 0.2 --lr 1.2e-4 --eval-size 200 --out "$runs/$run" "$@"
}
train m --init "$runs/shipped/first.pt" --images 50000 --epoch 10000 --sizes 192:0.5,208:1.0 --seed 9202
train q --inception "$runs/none" --init "$runs/shipped/second.pt" --levels 37 --field 2.5 --images 24000 --epoch 8000 --sizes 192:1.0 \
    --ema 0.997 --dropout 0.15 --seed 9201

# How both pairs do on validation, the shipped one first.
for first in shipped/first m/epoch-05; do
    python training/compare_leaf.py --data "$data" --split val-kept --net "$runs/$first.pt" --net "$runs/shipped/second.pt"
done
