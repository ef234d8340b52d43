import { spawn } from 'node:child_process';
import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const CHECKS = [
  'apps/server/src/features/languages/new-language.check.ts',
  'apps/web/src/pages/new-language.check.tsx',
];
const LEFT_OUT = /(^|\/)(node_modules|dist)$|^packages\/[\w-]+\/model$|\.test\.tsx?$/;

/** A fictional right-to-left language in a script that the product lacks. */
const QAA = {
  code: 'qaa',
  name: 'Testish',
  own_name: 'טסטיש',
  script: 'Hebr',
  direction: 'rtl',
  font: null,
  digits: 'latn',
  fallback: 'en',
  reviewed: false,
};
/** The files that a translator would add, none of them complete. */
const FILES: Readonly<Record<string, unknown>> = {
  'apps/web/src/locales/qaa/common.json': { language: { title: 'טסטיש: כותרת' } },
  'packages/content/schemes/pm-kisan/qaa.json': { name: 'תוכנית' },
  'packages/content/guidance/articles/01-udder-health-basics/qaa.json': { title: 'עטין' },
  'packages/content/mails/qaa.json': { reset_password: { subject: 'סיסמה' } },
  'packages/content/place-names/qaa.json': { states: { Maharashtra: 'מהאראשטרה' } },
  'packages/content/field-diseases/qaa.json': { rice_bls: { name: 'מחלה' } },
  'packages/leaf-doctor/library/phrases/crops/qaa.json': { Bean: 'שעועית' },
  'packages/crops/data/names/qaa.json': { wheat: 'חיטה' },
};

let folder: string;

async function copyProduct(): Promise<void> {
  const isWanted = (source: string) => !LEFT_OUT.test(relative(ROOT, source).split(sep).join('/'));
  for (const room of ['apps', 'packages'])
    await cp(join(ROOT, room), join(folder, room), { recursive: true, filter: isWanted });
  for (const file of ['package.json', 'vitest.config.ts', 'tsconfig.base.json'])
    await cp(join(ROOT, file), join(folder, file));
  await symlink(
    join(ROOT, 'packages/leaf-doctor/model'),
    join(folder, 'packages/leaf-doctor/model'),
  );
  await symlink(join(ROOT, 'packages/assistant/model'), join(folder, 'packages/assistant/model'));
  // Libraries from node_modules, our own packages from the copy.
  await mkdir(join(folder, 'node_modules/@ankur'), { recursive: true });
  for (const name of await readdir(join(ROOT, 'node_modules')))
    if (name !== '@ankur' && !name.startsWith('.'))
      await symlink(join(ROOT, 'node_modules', name), join(folder, 'node_modules', name));
  for (const name of await readdir(join(folder, 'packages')))
    await symlink(join(folder, 'packages', name), join(folder, 'node_modules/@ankur', name));
  await symlink(join(folder, 'apps/server'), join(folder, 'node_modules/@ankur/server'));
}

async function addLanguage(): Promise<void> {
  const register = join(folder, 'packages/languages/languages.json');
  const languages: unknown[] = JSON.parse(await readFile(register, 'utf8'));
  await writeFile(register, JSON.stringify([...languages, QAA]));
  for (const [path, texts] of Object.entries(FILES)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), JSON.stringify(texts));
  }
  for (const check of CHECKS)
    await rename(join(folder, check), join(folder, check.replace('.check.', '.test.')));
}

function run(args: readonly string[]): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: folder,
      env: { ...process.env, CI: '', NO_COLOR: '1', FORCE_COLOR: '0' },
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ankur-language-'));
  await copyProduct();
  await addLanguage();
}, 60_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

it('supports a language that was added as data, in the web app, the server and the mails', async () => {
  const { code, output } = await run([
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project=server',
    '--project=web',
    '--reporter=verbose',
    ...CHECKS.map((check) => check.replace('.check.', '.test.')),
  ]);
  expect(code, output).toBe(0);
  expect(output).toMatch(/Test Files\D+2 passed/);
}, 300_000);

it('reports missing texts as a gap, not as an error', async () => {
  const { code, output } = await run(['apps/web/scripts/check-locales.mjs']);
  expect([code, output]).toEqual([0, 'Locale files are complete\n']);
  const coverage = await run(['packages/languages/scripts/print-coverage.ts']);
  expect(coverage.output).toMatch(/^qaa Testish +0\.\d %/m);
});
