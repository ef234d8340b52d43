import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SOURCES = join(import.meta.dirname, '../src');
const LITERAL = /['"`/]api\\?\//;

/** The lines in which a path of the API is written out. */
const literalsIn = (text: string): string[] =>
  text.split('\n').filter((line) => LITERAL.test(line));

it('finds paths in all kinds of quotes', () => {
  const lines = ["fetch('/api/news/')", '`/api/user/`', 'path="api/user/"', '/^\\/api\\//'];
  expect(lines.flatMap(literalsIn)).toEqual(lines);
  expect(literalsIn("import x from 'virtual:endpoints/news';")).toEqual([]);
});

it('no source file contains an API path', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: SOURCES }).filter(
    (file) => !/\.test\.tsx?$/.test(file) && !file.startsWith('test/'),
  );
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap((file) =>
    literalsIn(readFileSync(join(SOURCES, file), 'utf8')).map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
