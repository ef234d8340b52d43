// Writes the InceptionV3 weights that the npm package nsfwjs 4.4.0 (MIT) brings along as plain files for training:
//
//     node training/unpack_inception.mjs PACKAGE_FOLDER OUT_FOLDER
//
// Only convolutions that its authors left as ImageNet had taught them ("trainable": false) are listed in weights.json.
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';

const [from, to] = process.argv.slice(2).map((path) => resolve(path));
if (!from || !to) {
  console.error('usage: node training/unpack_inception.mjs PACKAGE_FOLDER OUT_FOLDER');
  process.exit(2);
}
const folder = join(from, 'dist/models/inception_v3');
const load = createRequire(join(folder, 'model.min.js'));
const text = (part) => (typeof part === 'string' ? part : part.default);

const { modelTopology, weightsManifest } = load('./model.min.js');
const bytes = weightsManifest[0].paths.map((path) =>
  Buffer.from(text(load(`./${path.replace(/\.bin$/, '')}.min.js`)), 'base64'),
);
const frozen = new Set(
  modelTopology.model_config.config.layers
    .filter((l) => l.config.trainable === false)
    .map((l) => l.config.name),
);
let at = 0;
const arrays = [];
for (const { name, shape, quantization } of weightsManifest[0].weights) {
  const length = shape.reduce((n, side) => n * side, 1);
  if (frozen.has(name.split('/')[0]))
    arrays.push({ name, shape, at, scale: quantization.scale, min: quantization.min });
  at += length; // one byte a number
}
const whole = Buffer.concat(bytes);
if (at !== whole.length) throw new Error(`expected ${at} bytes of weights, found ${whole.length}`);
mkdirSync(to, { recursive: true });
writeFileSync(join(to, 'weights.bin'), whole);
writeFileSync(join(to, 'weights.json'), JSON.stringify(arrays));
console.log(`${arrays.length} arrays of ${frozen.size} frozen layers`);
