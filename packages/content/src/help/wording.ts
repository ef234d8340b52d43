import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolder } from '../collection.ts';
import type { Asked } from './help-types.ts';

/**
 * Patterns on a question whose words stand between single spaces, with one before the first and one behind the last:
 * plain letters, since classes of letters take seconds to compile.
 */

/** Words parted by spaces: `paint*` goes on as it likes, `sign_out` may be written apart, together or with a hyphen. */
function oneOf(words: string): string {
  const patterns = words
    .trim()
    .split(/\s+/)
    .map((word) => (word.endsWith('*') ? word.slice(0, -1) : `${word}(?= )`))
    .map((word) => word.replaceAll('_', ' ?'));
  return `(?:${[...new Set(patterns)].join('|')})`;
}

/** The beginning of a question that names something of every group, in whatever order. */
export const naming = (...groups: readonly string[]): string =>
  `^${groups.map((words) => `(?=.* ${oneOf(words)})`).join('')}`;

/** The same for a question that names nothing of some words. */
export const notNaming = (words: string, pattern: string): string =>
  `^(?!.* ${oneOf(words)})(?:${pattern})`;

/** A question of these words alone. */
export const onlyOf = (...groups: readonly string[]): string =>
  `^(?!.* (?!${oneOf(groups.join(' '))})[^ ])`;

const either = (patterns: readonly string[]): string =>
  `(?:${patterns.map((pattern) => `(?:${pattern})`).join('|')})`;

const GROUPS: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(join(contentFolder('help'), 'words.json'), 'utf8'),
);

/** Words with each `@group` of `help/words.json` in its place. @throws for a group that is not there. */
export function withGroups(words: string): string {
  return words.replace(/@([a-z-]+)/g, (_, name: string) => {
    const group = GROUPS[name];
    if (group === undefined) throw new Error(`help/words.json has no ${name}`);
    return withGroups(group);
  });
}

/** The source of the regular expression that finds the questions for a help. */
export function subjectOf({ unless, only, any }: Asked): string {
  const patterns = any.map((groups) => naming(...groups.map(withGroups)));
  const [first = ''] = patterns;
  const asked = patterns.length === 1 ? first : either(patterns);
  const alone = only === undefined ? asked : `${onlyOf(withGroups(only))}${asked}`;
  return unless === undefined ? alone : notNaming(withGroups(unless), alone);
}
