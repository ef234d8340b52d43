import { judge, type Verdict } from './vectors/evaluate.ts';
import { readVectors } from './vectors/read-vectors.ts';

const WORST_SHOWN = 10;

function report(verdicts: readonly Verdict[]): string[] {
  const passed = verdicts.filter((verdict) => verdict.passed).length;
  const lines = [`passed ${passed} of ${verdicts.length}`, '', 'by kind:'];
  for (const kind of [...new Set(verdicts.map((verdict) => verdict.kind))].sort()) {
    const ofKind = verdicts.filter((verdict) => verdict.kind === kind);
    const good = ofKind.filter((verdict) => verdict.passed).length;
    lines.push(`  ${kind.padEnd(32)} ${good} of ${ofKind.length}`);
  }
  const failed = verdicts.filter((verdict) => !verdict.passed);
  if (failed.length > 0) lines.push('', 'failed:');
  for (const verdict of failed) lines.push(`  ${verdict.id} ${verdict.kind}: ${verdict.problem}`);
  lines.push('', 'largest errors (part of the tolerance):');
  const worst = [...verdicts].sort((a, b) => b.worst - a.worst).slice(0, WORST_SHOWN);
  for (const verdict of worst) {
    lines.push(`  ${verdict.id.padEnd(14)} ${verdict.kind.padEnd(28)} ${verdict.worst.toFixed(3)}`);
  }
  return lines;
}

const file = process.argv[2];
if (file === undefined) {
  console.error('usage: npm run eval:agronomy -- FILE.json');
  process.exitCode = 2;
} else {
  try {
    const verdicts = readVectors(file).map(judge);
    for (const line of report(verdicts)) console.log(line);
    process.exitCode = verdicts.every((verdict) => verdict.passed) ? 0 : 1;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.error(`cannot evaluate ${file}: ${reason}`);
    process.exitCode = 2;
  }
}
