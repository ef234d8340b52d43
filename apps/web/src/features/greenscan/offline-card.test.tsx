import manifest from '@ankur/leaf-doctor/model/manifest.json';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderApp } from '../../test/render.tsx';
import { CLASSIFIER_FILES } from './classifier-files.ts';
import { OfflineCard } from './offline-card.tsx';

vi.mock('./browser-classifier.ts', () => ({ startClassifier: async () => {} }));
vi.mock('./library-chunk.ts', () => ({ loadLibrary: async () => ({}) }));

const here = (url: string) => new URL(url, location.href).href;
const OLD = here('/assets/leaf-old.onnx');
let kept: Set<string>;
let fetched: string[];
let network: 'up' | 'down';

beforeEach(() => {
  kept = new Set();
  fetched = [];
  network = 'up';
  const cache = {
    match: async (url: string) => (kept.has(here(url)) ? new Response() : undefined),
    keys: async () => [...kept].map((url) => ({ url })),
    delete: async ({ url }: { url: string }) => kept.delete(url),
    addAll: async (urls: string[]) => {
      if (network === 'down') throw new TypeError('Failed to fetch');
      for (const url of urls) kept.add(here(url));
      fetched.push(...urls);
    },
  };
  vi.stubGlobal('caches', { open: async () => cache });
});
afterEach(() => vi.unstubAllGlobals());

const get = () => screen.findByRole('button', { name: /Download \(/ });

it('shows that a downloaded classifier is outdated, until the new one replaces it', async () => {
  kept.add(OLD);
  const { user } = renderApp(<OfflineCard />);
  await screen.findByText(/A newer doctor has come/);
  await user.click(await get());
  await screen.findByText(/^Ready:/);
  expect([...kept].toSorted()).toEqual(Object.values(CLASSIFIER_FILES).map(here).toSorted());
});

it('downloads only missing files, and shows their size', async () => {
  kept.add(OLD).add(here(CLASSIFIER_FILES.engine));
  const { user } = renderApp(<OfflineCard />);
  const mb = Math.ceil(manifest.model.bytes / 1e6);
  await user.click(await screen.findByRole('button', { name: `Download (${mb} MB, once)` }));
  await screen.findByText(/^Ready:/);
  expect(fetched).toEqual([CLASSIFIER_FILES.model]);
});

it('keeps the notice for the next visit when the download fails', async () => {
  kept.add(OLD);
  network = 'down';
  const { user, unmount } = renderApp(<OfflineCard />);
  await user.click(await get());
  expect((await screen.findByRole('alert')).textContent).toMatch(/did not finish/);
  unmount();
  renderApp(<OfflineCard />);
  await screen.findByText(/A newer doctor has come/);
});

it('shows no notice when nothing was downloaded', async () => {
  renderApp(<OfflineCard />);
  await get();
  await waitFor(() => expect(screen.queryByText(/A newer doctor/)).toBeNull());
});
