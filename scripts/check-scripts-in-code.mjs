// Fails when a TypeScript file outside tests holds Indian script: such texts belong in data files (packages/content/README.md).
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fail, root } from './lib.mjs';

/** The blocks of Unicode from Devanagari to Malayalam; an escape such as `\u0900` is no letter. */
const INDIAN = /[\u0900-\u0D7F]/;
const ROOMS = ['apps', 'packages', 'bench', 'scripts', 'training'];
const LEFT_OUT = /(^|\/)(node_modules|dist|coverage)(\/|$)/;
const TEST = /\.(test|spec)\.tsx?$|(^|\/)src\/test\//;

const exceptions = JSON.parse(
  readFileSync(join(root, 'scripts/scripts-in-code-exceptions.json'), 'utf8'),
);

const found = ROOMS.flatMap((room) =>
  readdirSync(join(root, room), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/')),
)
  .filter((path) => !LEFT_OUT.test(path) && !TEST.test(path))
  .filter((path) => INDIAN.test(readFileSync(join(root, path), 'utf8')));

const isException = (path) =>
  exceptions.some((exception) => path === exception || path.startsWith(`${exception}/`));
const without = found.filter((path) => !isException(path));
const empty = exceptions.filter(
  (exception) => !found.some((path) => path === exception || path.startsWith(`${exception}/`)),
);
if (without.length > 0)
  fail(`Indian script belongs into data files, not into\n  ${without.join('\n  ')}`);
if (empty.length > 0)
  fail(`take these out of scripts/scripts-in-code-exceptions.json: ${empty.join(', ')}`);
