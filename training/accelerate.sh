#!/usr/bin/env bash
# Trains three networks side by side on one accelerator, then lets their mean teach the two that would fit the product. Test is not read.
#
#     bash training/accelerate.sh PACKED RUNS WEIGHTS SECONDS SECONDS
#
# PACKED holds all pieces of pack_leaf.py, WEIGHTS both files of ImageNet weights; the seconds are those of the first and the second half.
set -euo pipefail
packed=$(realpath "$1") weights=$(realpath "$3") first=$4 second=$5
mkdir -p "$2"
runs=$(realpath "$2")
cd "$(dirname "$0")"
held=$(cat held-out-labels.txt)
[ -f "$packed/rows.json" ] || python3 pack_leaf.py unpack --out "$packed"

train() { # RUN ARGUMENTS...
    python3 train_accelerated.py --data "$packed" --out "$runs/$1" "${@:2}" > "$runs/$1.txt" 2>&1
}
trunk=(--net resnet --weights "$weights/resnet50v2_stage3_imagenet.npz")
train gt "${trunk[@]}" --blocks 13 --seconds "$first" --drop-path 0.15 --seed 1 &
train gr "${trunk[@]}" --seconds "$first" --seed 2 &
train gm --net mobilenet --weights "$weights/mobilenet_v2_imagenet_float.npz" --seconds "$first" --drop-path 0.05 --dropout 0.2 --seed 3 &
wait

taught=(--like "$runs/gt/last.pt" "$runs/gr/last.pt" "$runs/gm/last.pt" --sizes 208:1.0 --lr 1.5e-4 --mix 0.2 --colour 0.7 --levels 255 --seconds "$second")
train gr2 --net resnet --init "$runs/gr/last.pt" "${taught[@]}" --seed 4 &
train gm2 --net mobilenet --init "$runs/gm/last.pt" "${taught[@]}" --drop-path 0.03 --dropout 0.2 --seed 5 &
train gho "${trunk[@]}" --images 60000 --sizes 160:1.0 --hold-out "$held" --seed 6 &
wait

python3 look_accelerated.py --data "$packed" --net "$runs/gm2/last.pt" --net "$runs/gr2/last.pt" --out "$runs/look"
python3 look_accelerated.py --data "$packed" --net "$runs/gho/last.pt" --out "$runs/unknown" --size 184 --hold-out "$held"
