import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { content } from './content-plugin.ts';

const folder = mkdtempSync(join(tmpdir(), 'content-'));
mkdirSync(join(folder, 'crops/wheat'), { recursive: true });
for (const [name, value] of [
  ['meta', { id: 7 }],
  ['en', { title: 'Wheat' }],
  ['hi', { title: 'गेहूँ' }],
] as const)
  writeFileSync(join(folder, `crops/wheat/${name}.json`), JSON.stringify(value));

async function bundled(code: string, from = folder): Promise<string> {
  const entry = join(folder, 'entry.js');
  writeFileSync(entry, code);
  const made = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [content(from)],
    build: { write: false, lib: { entry, formats: ['es'] } },
  });
  const [output] = Array.isArray(made) ? made : [made];
  if (!output || !('output' in output)) throw new Error('nothing was built');
  return output.output.map((part) => ('code' in part ? part.code : '')).join('\n');
}

it('is a collection in one language, with its shared metadata', async () => {
  const code = await bundled("export { default } from 'virtual:content/crops/hi'");
  expect(code).toContain('गेहूँ');
  expect(code).toMatch(/id:\s*7/);
  expect(code).not.toContain('Wheat');
});

it.each(['virtual:content/crops/te', 'virtual:content/nothing/en', 'virtual:content/../x/en'])(
  'refuses an unknown module: %s',
  async (name) => {
    await expect(bundled(`export { default } from '${name}'`)).rejects.toThrow();
  },
);

it('completes the disease library by its fallbacks, sentence by sentence', async () => {
  const product = mkdtempSync(join(tmpdir(), 'packages-'));
  mkdirSync(join(product, 'content'));
  const entry = join(product, 'leaf-doctor/library/diseases/Rice___Blast');
  mkdirSync(entry, { recursive: true });
  for (const [name, value] of [
    ['meta', { cause: 'fungus', translator: 'A note.' }],
    ['en', { name: 'Blast', looks: 'Grey spots.' }],
    ['hi', { name: 'झोंका' }],
  ] as const)
    writeFileSync(join(entry, `${name}.json`), JSON.stringify(value));
  const code = await bundled(
    "export { default } from 'virtual:content/leaf/hi'",
    join(product, 'content'),
  );
  expect(code).toContain('झोंका');
  expect(code).toContain('Grey spots.');
  expect(code).toContain('fungus');
  expect(code).not.toContain('A note.');
  expect(code).not.toContain('Blast"');
});

it('names for each language the first of its fallbacks in which every entry is written', async () => {
  const code = await bundled(
    "import all from 'virtual:content/crops'; export const hi = all.hi; export const te = all.te;",
  );
  expect(code).toMatch(/hi: ?\{\s*language: ?['"`]hi/);
  expect(code).toMatch(/mr: ?\{\s*language: ?['"`]hi/);
  expect(code).toMatch(/te: ?\{\s*language: ?['"`]en/);
});
