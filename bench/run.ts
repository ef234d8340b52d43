import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** `npm run bench [-- name …]`: runs `bench/<name>.ts`, all of them without a name. Build first (`npm run build`). */
const folder = dirname(fileURLToPath(import.meta.url));
const known = (await readdir(folder))
  .filter((file) => file.endsWith('.ts') && file !== 'run.ts')
  .map((file) => file.slice(0, -3));
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  process.stderr.write(
    `no such benchmark: ${unknown.join(', ')} (there are: ${known.join(', ')})\n`,
  );
  process.exit(2);
}
let failed = false;
for (const name of wanted.length > 0 ? wanted : known) {
  process.stdout.write(`\n# ${name}\n`);
  const { default: measure } = (await import(join(folder, `${name}.ts`))) as {
    default: () => Promise<void>;
  };
  try {
    await measure();
  } catch (error) {
    // The others are measured nevertheless.
    failed = true;
    process.stderr.write(`${name}: ${error instanceof Error ? error.stack : error}\n`);
  }
}
process.exit(failed ? 1 : 0);
