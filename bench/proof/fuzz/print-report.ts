import type { Finding } from './judge.ts';
import type { FuzzReport } from './run-fuzz.ts';

const EXAMPLES = 3;

/** Prints requests and findings; true when there are any findings. */
export function printReport(report: FuzzReport, print: (line: string) => void): boolean {
  const inOrder = [...report.statuses].sort(([a], [b]) => a - b);
  print(`${report.sent} requests to ${report.operations} operations`);
  print(`answers: ${inOrder.map(([status, times]) => `${status} ×${times}`).join(', ')}`);
  for (const [code, times] of report.unavailable) print(`503 ${code} ×${times}`);
  print(`slowest: ${Math.round(report.slowestMs)} ms, ${report.slowest}`);
  print(`accounts ended by a request and opened anew: ${report.renewed}`);
  print(`operations that never succeeded: ${report.neverSucceeded.length}`);
  for (const name of report.neverSucceeded) print(`  ${name}`);
  for (const [title, alike] of grouped(report.findings)) {
    print(`\n${title} ×${alike.length}`);
    for (const { detail } of alike.slice(0, EXAMPLES)) print(`  ${detail}`);
  }
  const of = (...kinds: string[]) =>
    report.findings.filter(({ kind }) => kinds.includes(kind)).length;
  print(
    `\n5xx but an honest 503: ${of('fault')}, without an answer: ${of('no answer')}, leaks or changes of another account: ${of('leak', 'changed')}, refusals without codes: ${of('refusal without codes')}, statuses not described: ${of('status not described')}`,
  );
  return report.findings.length > 0;
}

function grouped(findings: readonly Finding[]): Map<string, Finding[]> {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const title = `${finding.kind}: ${finding.operation}`;
    groups.set(title, [...(groups.get(title) ?? []), finding]);
  }
  return groups;
}
