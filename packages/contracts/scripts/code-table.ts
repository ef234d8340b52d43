// Writes the table of codes at the end of docs/api.md: node packages/contracts/scripts/code-table.ts
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROBLEMS, paramsOf, templateOf } from '../src/problems.ts';

export const API_PAGE = join(import.meta.dirname, '../../../docs/api.md');
const HEAD = '| code | parameters | English text |\n| --- | --- | --- |\n';

/** Every code with its parameters and its English text, as the rows of a Markdown table. */
export function codeTable(): string {
  const rows = Object.entries(PROBLEMS).map(([code, entry]) => {
    const params = paramsOf(entry).map((name) => `\`${name}\``);
    return `| \`${code}\` | ${params.join(', ')} | ${templateOf(entry)} |\n`;
  });
  return HEAD + rows.join('');
}

if (import.meta.main) {
  const page = readFileSync(API_PAGE, 'utf8');
  writeFileSync(API_PAGE, page.slice(0, page.indexOf(HEAD)) + codeTable());
}
