import { Blob as StreamedBlob } from 'node:buffer';
import { webcrypto } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderApp } from '../../test/render.tsx';
import { CLASSIFIER_FILES, OTHER_MODEL_KEY, SHIPPED_MODEL } from './classifier-files.ts';
import { PIECE_BYTES } from './fetch-in-pieces.ts';
import { downloadClassifier, downloadState, isClassifierDownloaded } from './model-store.ts';
import { OfflineCard } from './offline-card.tsx';

const started = vi.hoisted(() => ({ times: 0 }));
vi.mock('./browser-classifier.ts', () => ({
  startClassifier: async () => {
    started.times += 1;
  },
}));
vi.mock('./library-chunk.ts', () => ({ loadLibrary: async () => ({}) }));
vi.mock('./classifier-files.ts', async (original) => {
  const files = await original<typeof import('./classifier-files.ts')>();
  const { createHash } = await import('node:crypto');
  // Two pieces and a half.
  const content = new Uint8Array(2.5 * 1024 * 1024).map((_, i) => (i * 31) % 251);
  const sha256 = createHash('sha256').update(content).digest('hex');
  const model = { ...files.SHIPPED_MODEL.manifest.model, bytes: content.length, sha256 };
  const SHIPPED_MODEL = {
    ...files.SHIPPED_MODEL,
    manifest: { ...files.SHIPPED_MODEL.manifest, model },
  };
  return {
    ...files,
    SHIPPED_MODEL,
    keptModel: async () => {
      const told = await (await caches.open('')).match(files.OTHER_MODEL_KEY);
      return told ? await told.json() : SHIPPED_MODEL;
    },
  };
});

const MODEL = new Uint8Array(2.5 * 1024 * 1024).map((_, i) => (i * 31) % 251);
const ENGINE = new Uint8Array(gzipSync(new TextEncoder().encode('the runtime')));
const here = (url: string) => new URL(url, location.href).href;
const OLD = here('/assets/leaf-old.onnx');
const MODEL_INFO = '/api/greenscan/model/';
const OTHER_FILE = '/api/greenscan/model/9.0.0/file/';

let kept: Map<string, Response>;
/** Each file that was asked for, with its range. */
let asked: string[];
/** Files that the server has; a number breaks the line after so many requests. */
let files: Map<string, Uint8Array<ArrayBuffer>>;
let breaksAfter: number;
let other: object | null;

beforeEach(() => {
  kept = new Map();
  asked = [];
  files = new Map([
    [CLASSIFIER_FILES.model, MODEL],
    [`${CLASSIFIER_FILES.engine}.gz`, ENGINE],
    [OTHER_FILE, MODEL],
  ]);
  breaksAfter = Number.POSITIVE_INFINITY;
  other = null;
  started.times = 0;
  const cache = {
    match: async (url: string) => kept.get(here(url))?.clone(),
    put: async (url: string, response: Response) => void kept.set(here(url), response),
    keys: async () => [...kept.keys()].map((url) => ({ url })),
    delete: async (url: string | { url: string }) =>
      kept.delete(here(typeof url === 'string' ? url : url.url)),
    add: async (url: string) => {
      if (breaksAfter === 0) throw new TypeError('Failed to fetch');
      kept.set(here(url), new Response('the runtime'));
    },
  };
  vi.stubGlobal('caches', { open: async () => cache });
  vi.stubGlobal('crypto', webcrypto);
  // That of jsdom cannot be streamed.
  vi.stubGlobal('Blob', StreamedBlob);
  vi.stubGlobal('fetch', async (url: string, init?: { headers?: { range?: string } }) => {
    if (url === MODEL_INFO) {
      if (breaksAfter === 0) throw new TypeError('Failed to fetch');
      return Response.json({
        version: other ? '9.0.0' : '1',
        bytes: MODEL.length,
        manifest: other,
      });
    }
    const range = init?.headers?.range ?? '';
    if (breaksAfter <= 0) throw new TypeError('Failed to fetch');
    breaksAfter -= 1;
    asked.push(`${url} ${range}`);
    const content = files.get(url);
    if (!content) return new Response('', { status: 404 });
    const start = Number(/bytes=(\d+)-/.exec(range)?.[1]);
    const part = content.slice(start, start + PIECE_BYTES);
    const told = `bytes ${start}-${start + part.length - 1}/${content.length}`;
    return new Response(part, { status: 206, headers: { 'content-range': told } });
  });
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((work: () => void, ms?: number) =>
    queueMicrotaskOr(work, ms)) as never);
});
const later = globalThis.setTimeout;
/** Pauses between tries take no time. */
const queueMicrotaskOr = (work: () => void, ms = 0) =>
  ms >= 1000 && ms < 5000 ? later(work, 0) : later(work, ms);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const get = () => screen.findByRole('button', { name: /Download \(/ });
const pieces = () => [...kept.keys()].filter((url) => url.includes('?piece='));

it('shows the size first, and that a downloaded classifier is outdated, until the new one replaces it', async () => {
  kept.set(OLD, new Response());
  const { user } = renderApp(<OfflineCard />);
  await screen.findByText(/A newer doctor has come/);
  await user.click(await screen.findByRole('button', { name: 'Download (7 MB, once)' }));
  await screen.findByText(/^Ready:/);
  expect(screen.getByText(/Version .* of the doctor answers now/)).toBeTruthy();
  expect([...kept.keys()].toSorted()).toEqual(Object.values(CLASSIFIER_FILES).map(here).toSorted());
  expect(await kept.get(here(CLASSIFIER_FILES.engine))?.clone().text()).toBe('the runtime');
  expect(started.times).toBe(1);
});

it('downloads only missing files', async () => {
  kept.set(here(CLASSIFIER_FILES.engine), new Response('the runtime'));
  const { user } = renderApp(<OfflineCard />);
  await user.click(await screen.findByRole('button', { name: 'Download (3 MB, once)' }));
  await screen.findByText(/^Ready:/);
  expect(asked.every((one) => one.startsWith(CLASSIFIER_FILES.model))).toBe(true);
});

it('goes on from a broken download, on the next visit too, and says what is left', async () => {
  breaksAfter = 2;
  const { user, unmount } = renderApp(<OfflineCard />);
  await user.click(await get());
  expect((await screen.findByRole('alert')).textContent).toMatch(/did not finish/);
  expect(pieces()).toHaveLength(2);
  expect(await isClassifierDownloaded()).toBe(false);
  unmount();
  breaksAfter = Number.POSITIVE_INFINITY;
  asked = [];
  renderApp(<OfflineCard />);
  await screen.findByText(/Part of it is here already/);
  expect(screen.queryByText(/A newer doctor/)).toBeNull();
  // Half a megabyte of the model, and the runtime.
  await user.click(await screen.findByRole('button', { name: 'Go on (another 5 MB)' }));
  await screen.findByText(/^Ready:/);
  expect(asked[0]).toBe(`${CLASSIFIER_FILES.model} bytes=2097152-3145727`);
  expect(pieces()).toEqual([]);
  const stored = await kept.get(here(CLASSIFIER_FILES.model))?.clone().arrayBuffer();
  expect(Buffer.from(stored ?? new ArrayBuffer()).equals(Buffer.from(MODEL))).toBe(true);
});

it('refuses a model that came damaged, and begins anew', async () => {
  files.set(
    CLASSIFIER_FILES.model,
    MODEL.map((byte) => byte ^ 1),
  );
  await expect(downloadClassifier()).rejects.toThrow('damaged');
  expect(pieces()).toEqual([]);
  expect((await downloadState()).begun).toBe(false);
});

it('fetches the whole runtime from a server that has not compressed it', async () => {
  files.delete(`${CLASSIFIER_FILES.engine}.gz`);
  await downloadClassifier();
  expect(await isClassifierDownloaded()).toBe(true);
});

it('fetches the model that the operator has chosen, and returns to the shipped one', async () => {
  await downloadClassifier();
  other = { ...SHIPPED_MODEL.manifest, version: '9.0.0' };
  expect(await downloadState()).toMatchObject({ missing: ['model'], outdated: true });
  // The phone goes on with what it has until then.
  expect(await isClassifierDownloaded()).toBe(true);
  await downloadClassifier();
  expect(kept.has(here(OTHER_FILE))).toBe(true);
  expect(kept.has(here(CLASSIFIER_FILES.model))).toBe(false);
  const told = await kept.get(here(OTHER_MODEL_KEY))?.clone().json();
  expect(told).toMatchObject({ url: OTHER_FILE, manifest: { version: '9.0.0' } });
  breaksAfter = 0;
  expect(await downloadState()).toMatchObject({ missing: [] });
  breaksAfter = Number.POSITIVE_INFINITY;
  other = null;
  await downloadClassifier();
  expect(kept.has(here(OTHER_MODEL_KEY))).toBe(false);
  expect(kept.has(here(CLASSIFIER_FILES.model))).toBe(true);
});

it('shows no notice when nothing was downloaded', async () => {
  renderApp(<OfflineCard />);
  await get();
  await waitFor(() => expect(screen.queryByText(/A newer doctor/)).toBeNull());
});
