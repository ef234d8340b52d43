import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findPatterns } from './support/find-patterns.ts';
import { growthOf } from './support/pattern-growth.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const FOLDERS = ['apps/server/src', 'apps/web/src', 'packages'];

/**
 * Times every regular expression of the product on adversarial texts of 5,000 and 20,000 characters, and lists
 * those with superlinear time. Such a pattern is acceptable where its text is short.
 */
export default async function measure(): Promise<void> {
  const folders = process.env.PATTERN_FOLDERS?.split(',') ?? FOLDERS;
  const patterns = await findPatterns(root, folders);
  let found = 0;
  for (const pattern of patterns) {
    const growth = growthOf(pattern);
    if (!growth) continue;
    found += 1;
    process.stdout.write(
      `${growth.shortMs.toFixed(1)} → ${growth.longMs.toFixed(0)} ms on ${JSON.stringify(growth.piece)}: /${pattern.source.slice(0, 120)}/${pattern.flags}\n  ${pattern.at.join(' ')}\n`,
    );
  }
  process.stdout.write(`${found} of ${patterns.length} patterns grow faster than their text\n`);
}
