import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findCrop } from '../src/labels.ts';
import { checkManifest, type LeafManifest } from '../src/manifest.ts';
import { type Impression, judge, photographImpression, probabilities } from '../src/postprocess.ts';
import { toTensor } from '../src/preprocess.ts';
import { photographOf, type Reading, readBlindReadings, ruledOutBy } from './blind-readings.ts';
import { decodePhotograph } from './decode-photograph.ts';
import { type GroupedPhotograph, groupFigures } from './group-figures.ts';
import { type Answer, type Figures, figuresOf } from './leaf-figures.ts';
import { openModel } from './onnx-runner.ts';
import { type PhotoRow, readPhotoList } from './read-photo-list.ts';

const MODEL_FOLDER = join(import.meta.dirname, '..', 'model');

function ranked(labels: readonly string[], shares: Float64Array): string[] {
  return labels
    .map((label, i) => ({ label, share: shares[i] ?? 0 }))
    .sort((a, b) => b.share - a.share)
    .map((entry) => entry.label);
}

async function answerAll(
  folder: string,
  manifest: LeafManifest,
  seen: (row: PhotoRow, impression: Impression) => void,
): Promise<Answer[]> {
  const run = await openModel(join(MODEL_FOLDER, manifest.model.file), manifest);
  const { size, views } = manifest.input;
  const answers: Answer[] = [];
  const unknown = new Set<string>();
  let unreadable = 0;
  for (const row of readPhotoList(folder)) {
    if (!manifest.labels.includes(row.label)) unknown.add(row.label);
    const image = await decodePhotograph(join(folder, row.path)).catch(() => null);
    if (image === null) {
      unreadable++;
      continue;
    }
    const flat = await run(toTensor(image, manifest.input), [views.length, 3, size, size]);
    const impression = photographImpression(flat, manifest);
    seen(row, impression);
    const { scores } = impression;
    const open = probabilities(scores, manifest, null);
    const crop = findCrop(manifest.labels, row.crop);
    const known = crop === null ? open : probabilities(scores, manifest, crop);
    answers.push({
      path: row.path,
      label: row.label,
      env: row.env,
      ranked: ranked(manifest.labels, open),
      confidence: Math.max(...open),
      withCrop: ranked(manifest.labels, known)[0] ?? '',
      refused: judge(impression, manifest, null).label === null,
    });
  }
  if (unreadable > 0) console.log(`${unreadable} pictures could not be read and are left out`);
  if (unknown.size > 0) console.log(`labels the model does not know: ${[...unknown].join(', ')}`);
  return answers;
}

function line(name: string, f: Figures): string {
  const percent = (value: number) => `${(value * 100).toFixed(2)}%`.padStart(9);
  return [
    name.padEnd(24),
    String(f.n).padStart(6),
    ...[f.top1, f.withCrop, f.top3, f.macroF1].map(percent),
    f.ece.toFixed(4).padStart(9),
    ...[f.refused, f.rightOfAnswered].map(percent),
  ].join('');
}

const RULED_OUT = ['allowed by both readers', 'ruled out by one', 'ruled out by both'] as const;

/** Accuracy by the readings of two people who did not know the labels, and every error with their readings. */
function printByReadings(
  answers: readonly Answer[],
  readings: ReadonlyMap<string, readonly [Reading, Reading]>,
): void {
  const seen = answers.flatMap((answer) => {
    const both = readings.get(photographOf(answer.path));
    return both ? [{ answer, both, out: ruledOutBy(answer.label, both) }] : [];
  });
  const condition = (label: string) => label.split('___')[1] ?? '';
  const share = (some: number) => `${((some / seen.length) * 100).toFixed(1)}%`;
  const named = (who: 0 | 1) =>
    share(seen.filter((s) => s.both[who].best === condition(s.answer.label)).length);
  const alike = share(seen.filter((s) => s.both[0].best === s.both[1].best).length);
  console.log(
    `\nlabel as read blind, crop named: ${named(0)} and ${named(1)}; both readers alike ${alike}`,
  );
  for (const [out, name] of RULED_OUT.entries()) {
    const some = seen.filter((s) => s.out === out).map((s) => s.answer);
    if (some.length > 0) console.log(line(name, figuresOf(some)));
  }
  console.log('\nmistakes with the crop named: photograph, label, answer, both readers');
  for (const { answer, both, out } of seen) {
    if (answer.withCrop === answer.label) continue;
    const said = [answer.label, condition(answer.withCrop), both[0].best, both[1].best].join(', ');
    console.log(`${photographOf(answer.path)}  ${said}; ${RULED_OUT[out]}`);
  }
}

/** How often plants of the field with several photographs are named rightly with one, two and three of them. */
function printGroups(photographs: readonly GroupedPhotograph[], manifest: LeafManifest): void {
  const rows = groupFigures(photographs, manifest);
  console.log(
    '\nplants of the field with three photographs or more (column group): plants, right with one, two, three',
  );
  if (rows.length === 0) console.log('none: the list has no groups of three photographs');
  for (const { crop, plants, right } of rows) {
    const shares = right.map((share) => `${(share * 100).toFixed(1)}%`.padStart(9)).join('');
    console.log(`${(crop ?? 'all crops').padEnd(24)}${String(plants).padStart(6)}${shares}`);
  }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { readings: { type: 'string' }, groups: { type: 'boolean', default: false } },
});
const folder = positionals[0];
if (folder === undefined) {
  console.error(
    'usage: npm run eval:leaf -- DIR [--groups] [--readings FILE]   (DIR holds manifest.csv and the pictures)',
  );
  process.exitCode = 2;
} else {
  const manifest = checkManifest(
    JSON.parse(readFileSync(join(MODEL_FOLDER, 'manifest.json'), 'utf8')) as LeafManifest,
  );
  const grouped: GroupedPhotograph[] = [];
  const answers = await answerAll(folder, manifest, ({ label, env, group }, impression) => {
    if (env === 'field') grouped.push({ label, group, impression });
  });
  console.log(`leaf model ${manifest.version}, ${answers.length} photographs`);
  console.log(
    `${''.padEnd(24)}     n    top-1  w. crop    top-3 macro-F1      ECE  refused  right of answered`,
  );
  for (const env of [...new Set(answers.map((a) => a.env))].sort()) {
    console.log(line(env, figuresOf(answers.filter((a) => a.env === env))));
  }
  console.log(line('all', figuresOf(answers)));
  console.log('');
  for (const crop of [...new Set(answers.map((a) => a.label.split('___')[0] ?? ''))].sort()) {
    for (const env of ['field', 'lab']) {
      const some = answers.filter((a) => a.env === env && a.label.startsWith(`${crop}___`));
      if (some.length > 0) console.log(line(`${crop} ${env}`, figuresOf(some)));
    }
  }
  if (values.groups) printGroups(grouped, manifest);
  if (values.readings) printByReadings(answers, readBlindReadings(values.readings));
}
