import { readFileSync } from 'node:fs';
import { type CropInput, predictCrops } from '../src/crop-recommendation/predict-crop.ts';

interface Row {
  input: CropInput;
  label: string;
}

/** Reads N,P,K,temperature,humidity,ph,rainfall,label in any column order and letter case. */
function readRows(file: string): Row[] {
  const lines = readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/);
  const header = (lines[0] ?? '').split(',').map((name) => name.trim().toLowerCase());
  const at = (name: string) => {
    const index = header.indexOf(name);
    if (index < 0) throw new Error(`no column ${name}`);
    return index;
  };
  const label = at('label');
  const number = (fields: string[], name: string) => Number(fields[at(name)]);
  return lines
    .slice(1)
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const fields = line.split(',');
      return {
        label: (fields[label] ?? '').trim().replace(/^"|"$/g, ''),
        input: {
          n: number(fields, 'n'),
          p: number(fields, 'p'),
          k: number(fields, 'k'),
          temperature: number(fields, 'temperature'),
          humidity: number(fields, 'humidity'),
          ph: number(fields, 'ph'),
          rainfall: number(fields, 'rainfall'),
        },
      };
    });
}

const file = process.argv[2];
if (file === undefined) {
  console.error('usage: npm run eval:crop -- FILE.csv');
  process.exitCode = 2;
} else {
  const rows = readRows(file);
  let top1 = 0;
  let top3 = 0;
  let logLoss = 0;
  const mistakes = new Map<string, number>();
  for (const { input, label } of rows) {
    const answer = predictCrops(input);
    const said = answer[0]?.[0] ?? '';
    if (said === label) top1++;
    else mistakes.set(`${label} → ${said}`, (mistakes.get(`${label} → ${said}`) ?? 0) + 1);
    if (answer.slice(0, 3).some(([crop]) => crop === label)) top3++;
    const share = answer.find(([crop]) => crop === label)?.[1] ?? 0;
    logLoss -= Math.log(Math.max(share, 1e-12)) / rows.length;
  }
  const percent = (count: number) => `${((100 * count) / rows.length).toFixed(2)}%`;
  console.log(`rows ${rows.length}`);
  console.log(`top-1 ${percent(top1)}  top-3 ${percent(top3)}  log loss ${logLoss.toFixed(4)}`);
  for (const [pair, count] of [...mistakes].sort((a, b) => b[1] - a[1])) {
    console.log(`  ${pair}: ${count}`);
  }
}
