#!/usr/bin/env bash
# Trains, exports and calibrates the shipped leaf model from the data alone; about twelve hours on two idle cores.
# Every training resumes where it stopped: run the command again.
#
#     bash training/recipe.sh DIR RUNS
#
# Without an accelerator. Where one can be had, accelerate.sh trains networks without validation's help in minutes (README, "On an accelerator").
# EXTRA_FIELD=FOLDER takes in the photographs that farmers gave (npm run export:leaf).
set -euo pipefail
data=$(realpath "$1")
mkdir -p "$2"
runs=$(realpath "$2")
cd "$(dirname "$0")/.."
doctor=$(realpath "${DOCTOR:-packages/leaf-doctor}") # where the shipped files go
model=$doctor/model

[ -d "$runs/teach" ] || python training/draw_nonleaf.py --out "$runs/teach" --set teach --count 700
[ -d "$runs/open" ] || python training/draw_nonleaf.py --out "$runs/open" --set test --count 440

checkpoints() { # RUN EPOCH...
    local run=$1
    shift
    printf "$runs/$run/epoch-%s.pt\n" "$@"
}
train() { # RUN ARGUMENTS...
    local run=$1
    shift
    python training/train_leaf.py --data "$data" --extra "$runs/teach" --out "$runs/$run" "$@" ${REHEARSE:+--rehearse "$REHEARSE"} \
        ${EXTRA_FIELD:+--extra-field "$EXTRA_FIELD"}
}
teach() { # NAME SPLITS CHECKPOINT...
    local name=$1 splits=$2
    shift 2
    [ -f "$runs/$name.npz" ] || python training/teach_leaf.py --data "$data" --extra "$runs/teach" --splits "$splits" \
        --out "$runs/$name.npz" --checkpoints "$(IFS=,; echo "$*")"
}
polish() { # RUN ARGUMENTS...: augmentation close to what photographs look like
    train "$@" --sizes 192:1.0 --ema 0.996 --smoothing 0.08 --mix 0
}

# ResNet50-v2 to its tenth block, from ImageNet and from labels alone (README, "After the leak was found").
train r --resnet "$data-2/resnet50v2_stage3_imagenet.npz" --blocks 10 --images 100000 --epoch 4000 --keep 4 --sizes 128:0.6,160:1.0 \
    --eval-size 176 --frozen 6 --field 2.5 --decay 0.03 --dropout 0.3 --drop-path 0.1 --paste 0.3 --seed 20261123
trunk=(--resnet "$data-2/resnet50v2_stage3_imagenet.npz" --blocks 10)
train r2 "${trunk[@]}" --init $(checkpoints r 26) --images 200000 --epoch 4000 --keep 5 --sizes 144:0.4,160:0.7,192:1.0 --eval-size 200 \
    --field 2.5 --decay 0.03 --ema 0.9985 --drop-path 0.1 --mix 0.3 --paste 0.3 --seed 20261124
train a --images 366000
teach teacher train $(checkpoints a 12 17 22 30)
train d --images 480000 --sizes 160:0.40,192:0.85,224:1.0 --decay 0.03 --ema 0.9985 --seed 99017 --smoothing 0.08 --mix 0.45 \
    --teacher "$runs/teacher.npz" --init $(checkpoints a 10)
mild=(--crop 0.5 --colour 0.35)
before=(--images 20000 --epoch 10000 --lr 8e-5 --teacher "$runs/teacher.npz" --init $(checkpoints d 38))
polish dp "${mild[@]}" "${before[@]}" --images 30000 --seed 5101
polish e1 "${mild[@]}" "${before[@]}" --seed 6101
polish e2 --crop 0.6 --colour 0.1 "${before[@]}" --seed 6102

# From here two thirds of the validation groups join the training, of collections without neighbours of tests; a third stays for the limits.
teach teacher2 train,val-apart $(checkpoints a 22 30) $(checkpoints d 18 30)
taught=(--splits train,val-apart --teacher "$runs/teacher2.npz")
polish dv "${mild[@]}" "${taught[@]}" --images 24000 --epoch 8000 --lr 8e-5 --seed 7102 --init $(checkpoints d 38)
first=($(checkpoints dp 03) $(checkpoints e1 03) $(checkpoints e2 03) $(checkpoints dv 03))

# The second network has another build: the first half of InceptionV3, its ImageNet weights as an npm package brings them.
if [ ! -d "$runs/inception" ]; then
    (cd "$runs" && npm pack --silent nsfwjs@4.4.0 && tar xzf nsfwjs-4.4.0.tgz)
    node training/unpack_inception.mjs "$runs/package" "$runs/inception"
fi
other=(--inception "$runs/inception" --splits train,val-apart --field 2.5 --smoothing 0.1)
train i "${other[@]}" --teacher "$runs/teacher2.npz" --share 0.25 --images 559000 --epoch 10000 --sizes 128:0.38,160:0.77,192:1.0 \
    --decay 0.03 --dropout 0.3 --seed 20261122
train iq "${other[@]}" --levels 37 --init $(checkpoints i 56) --like $(checkpoints i 56) --images 46000 --epoch 11500 --sizes 192:1.0 \
    --lr 1e-4 --mix 0.2 --crop 0.3 --dropout 0.1 --seed 7401
nets=(--net "${first[@]}" --net $(checkpoints iq 04))

# What they say too often of photographs never seen, taken off every label's score.
python training/offset_leaf.py --data "$data" --unseen $(checkpoints a 31) --unseen $(checkpoints dp 03) $(checkpoints e1 03) \
    $(checkpoints e2 03) "${nets[@]}" --out "$runs/offsets.json"
nets+=(--offsets "$runs/offsets.json")

# Version 1.5.0 ends here. Its networks learn on with many of the laboratory's leaves laid before fields (README).
before=$runs/before
if [ ! -f "$before/second.pt" ]; then
    python training/export_leaf.py "${nets[@]}" --store whole --levels 255 37 --size 200 --out "$before"
    python training/unpack_leaf.py --data "$data" --model "$before" --out "$before"
fi
teach teacher5 train,val-apart "$before/first.pt" "$before/second.pt"
ground=(--splits train,val-apart --teacher "$runs/teacher5.npz" --share 0.35 --paste 0.6 --crop 0.35 --colour 0.5 --mix 0.2 --eval-size 200)
train m "${ground[@]}" --init "$before/first.pt" --images 50000 --epoch 10000 --sizes 192:0.5,208:1.0 --lr 1.2e-4 --seed 9202
train g "${ground[@]}" --init $(checkpoints m 05) --levels 255 --images 16000 --epoch 4000 --sizes 208:1.0 --lr 4e-5 --seed 10201
other=(--inception "$runs/inception" --splits train,val-apart --teacher "$runs/teacher5.npz" --share 0.3 --field 2.5 --smoothing 0.1 --paste 0.3 \
    --colour 0.7 --eval-size 200)
train t "${other[@]}" --init "$before/second.pt" --images 190000 --epoch 10000 --sizes 160:0.35,192:0.8,208:1.0 --lr 2e-4 --decay 0.03 \
    --ema 0.9985 --seed 13001
train tq "${other[@]}" --levels 37 --init $(checkpoints t 19) --like $(checkpoints t 19) --images 26000 --epoch 13000 --sizes 192:1.0 --lr 1e-4 \
    --mix 0.2 --crop 0.3 --dropout 0.1 --seed 13002
nets=(--net $(checkpoints g 04) --net $(checkpoints tq 02))

# What the leaves of training look like to both networks: unlike all of them is "not sure" (1.7.0).
[ -f "$runs/familiar.npz" ] || python training/familiar_leaf.py --data "$data" "${nets[@]}" --taught --out "$runs/familiar.npz"
python training/export_leaf.py "${nets[@]}" --familiar "$runs/familiar.npz" --store whole --levels 255 37 --size 200 --out "$model"
python training/calibrate_leaf.py --data "$data" --model "$model" --val val-kept --teach "$runs/teach" --open-test "$runs/open" \
    --size 200 --views whole:1:flip,centre:1.5 --version 1.8.0
python training/report_leaf.py --data "$data" --model "$model" --plot "$doctor/calibration.svg"
python training/make_parity.py --data "$data" "${nets[@]}" --familiar "$runs/familiar.npz" --model "$model" \
    --out "$doctor/src/parity.test-data.json"

# What several photographs of one plant bring.
python training/groups_leaf.py --data "$data" --model "$model"

# The ResNet beside the shipped pair on photographs that none of them was taught; then alone, as a file of its own.
python training/compare_leaf.py --data "$data" --split val-kept --net $(checkpoints r2 51) "${nets[@]}"
mkdir -p "$runs/candidate"
[ -f "$runs/familiar-r.npz" ] || python training/familiar_leaf.py --data "$data" --net $(checkpoints r2 51) --out "$runs/familiar-r.npz"
python training/export_leaf.py --net $(checkpoints r2 51) --familiar "$runs/familiar-r.npz" --store whole --levels 255 --size 200 \
    --out "$runs/candidate"
python training/calibrate_leaf.py --data "$data" --model "$runs/candidate" --val val --teach "$runs/teach" --open-test "$runs/open" \
    --size 200 --views whole:1:flip,centre:1.5 --version candidate

# How diseases fare that were never taught: both builds trained anew, shorter, without sixteen labels drawn by lot.
held=(--splits train,val-apart --hold-out "$(cat training/held-out-labels.txt)" --eval-size 176)
train ho "${held[@]}" --images 120000 --epoch 10000 --sizes 128:0.5,160:1.0 --seed 12101 --paste 0.3
train hoi "${held[@]}" --inception "$runs/inception" --images 72000 --epoch 8000 --sizes 128:0.55,160:1.0 --field 2.5 --dropout 0.3 --seed 12102
python training/open_set_leaf.py --data "$data" --hold-out "$(cat training/held-out-labels.txt)" --net $(checkpoints ho 12) \
    --net $(checkpoints hoi 09) --size 184
# The same with a trunk that has seen no leaf at all, only the last layer taught: which detector parts them, by crop.
train fo --resnet "$data-2/resnet50v2_stage3_imagenet.npz" --hold-out "$(cat training/held-out-labels.txt)" --frozen 14 --images 64 --epoch 64 \
    --lr 1e-9 --sizes 160:1.0 --eval-size 176
python training/unknown_leaf.py --data "$data" --hold-out "$(cat training/held-out-labels.txt)" --net $(checkpoints fo 01)
