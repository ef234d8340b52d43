import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { rolldown } from 'rolldown';
import { photographImpression } from '../src/postprocess.ts';
import { toTensor } from '../src/preprocess.ts';
import { LEAF_MANIFEST } from '../src/shipped-manifest.ts';
import { unpackModel } from '../src/unpack-model.ts';
import { decodePhotograph } from './decode-photograph.ts';
import { openModel } from './onnx-runner.ts';
import { readPhotoList } from './read-photo-list.ts';

/**
 * Runs the classifier on the same photographs on the server's runtime and in Chromium (one wasm thread) and
 * prints how often the best label agrees and how long each took:
 * `node packages/leaf-doctor/scripts/browser-agreement.ts DIR [COUNT]`.
 */
const packageFolder = join(import.meta.dirname, '..');
const ortFolder = join(packageFolder, '..', '..', 'node_modules', 'onnxruntime-web', 'dist');

async function bundleForBrowser(): Promise<string> {
  const bundle = await rolldown({ input: join(import.meta.dirname, 'browser-side.ts') });
  const { output } = await bundle.generate({ format: 'esm' });
  return output[0].code;
}

const modelFile = join(packageFolder, 'model', LEAF_MANIFEST.model.file);
const model = await unpackModel(readFileSync(modelFile));

function serve(script: string, folder: string): Promise<Server> {
  const types: Record<string, string> = { mjs: 'text/javascript', wasm: 'application/wasm' };
  const server = createServer((request, response) => {
    const path = decodeURIComponent((request.url ?? '/').split('?')[0] ?? '/');
    if (path === '/') response.setHeader('content-type', 'text/html');
    if (path === '/') return response.end('<script type="module" src="/page.mjs"></script>');
    response.setHeader('content-type', types[path.split('.').pop() ?? ''] ?? 'image/jpeg');
    if (path === '/page.mjs') return response.end(script);
    if (path === '/leaf.onnx') {
      return response.end(model);
    }
    if (!path.startsWith('/ort/') && !path.startsWith('/photo/')) {
      response.statusCode = 404;
      return response.end();
    }
    const root = path.startsWith('/ort/') ? ortFolder : folder;
    return response.end(readFileSync(join(root, path.replace(/^\/(ort|photo)\//, ''))));
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

function best(scores: ArrayLike<number>): string {
  let at = 0;
  for (let i = 1; i < scores.length; i++) {
    if ((scores[i] as number) > (scores[at] as number)) at = i;
  }
  return LEAF_MANIFEST.labels[at] ?? '';
}

/** A global of the page, from browser-side.ts. */
declare const lookAt: (path: string) => Promise<{ scores: number[]; ms: number }>;

function quantile(values: number[], share: number): string {
  const sorted = [...values].sort((a, b) => a - b);
  return (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1);
}

const folder = process.argv[2];
if (folder === undefined) throw new Error('usage: browser-agreement.ts DIR [COUNT]');
const all = readPhotoList(folder);
const count = Number(process.argv[3] ?? 200);
const rows = all.filter((_, i) => i % Math.max(1, Math.floor(all.length / count)) === 0);
const server = await serve(await bundleForBrowser(), folder);
const { port } = server.address() as AddressInfo;
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
});
const page = await browser.newPage();
await page.goto(`http://127.0.0.1:${port}/`);
await page.waitForFunction(() => 'lookAt' in globalThis);
const run = await openModel(modelFile, LEAF_MANIFEST);
const { size, views } = LEAF_MANIFEST.input;
const times = { server: [] as number[], browser: [] as number[] };
let agreed = 0;
for (const row of rows) {
  const start = performance.now();
  const image = await decodePhotograph(join(folder, row.path));
  const flat = await run(toTensor(image, LEAF_MANIFEST.input), [views.length, 3, size, size]);
  times.server.push(performance.now() - start);
  const there = await page.evaluate((path) => lookAt(path), `/photo/${row.path}`);
  times.browser.push(there.ms);
  if (best(photographImpression(flat, LEAF_MANIFEST).scores) === best(there.scores)) agreed++;
}
console.log(`same best label: ${agreed} of ${rows.length}`);
console.log(`server, one thread, decode included: p50 ${quantile(times.server.slice(3), 0.5)} ms`);
console.log(`browser, one wasm thread: p50 ${quantile(times.browser.slice(3), 0.5)} ms`);
await browser.close();
server.close();
