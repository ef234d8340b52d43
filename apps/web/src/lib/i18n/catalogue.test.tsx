import { Component, type ReactNode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadCatalogue } from './catalogue.ts';
import { useT } from './use-t.ts';

const { fetched, fetchedWords } = vi.hoisted(() => ({ fetched: vi.fn(), fetchedWords: vi.fn() }));
vi.mock('./locale-files.ts', () => ({
  localeFiles: {
    '../../locales/te/terms.json': fetched,
    '../../locales/te/common.json': async () => ({}),
    '../../locales/hi/common.json': fetchedWords,
  },
}));

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render = () => (this.state.failed ? <p>not there</p> : this.props.children);
}

function Terms() {
  return <p>{useT('terms')('heading')}</p>;
}

const TITLE = 'నియమాలు';
const TEXTS = { heading: TITLE };

/** Fails asynchronously, after React has shown the fallback. */
const lost = () => new Promise((_, reject) => setTimeout(reject, 0, new TypeError('no network')));

beforeEach(() => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fetched.mockRejectedValue(new TypeError('no network'));
  localStorage.setItem('language', 'te');
});
afterEach(() => {
  vi.useRealTimers();
});

it('throws when texts cannot be loaded, instead of retrying forever', async () => {
  fetched.mockReset().mockResolvedValue(TEXTS);
  for (let n = 0; n < 5; n += 1) fetched.mockImplementationOnce(lost);
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box, { onCaughtError: () => undefined });
  root.render(
    <Boundary>
      <Suspense fallback="waiting">
        <Terms />
      </Suspense>
    </Boundary>,
  );
  await vi.waitFor(() => expect(box.textContent).not.toMatch(/^(waiting)?$/));
  expect(box.textContent).toBe('not there');
  root.unmount();
});

it('retries a few times on an unstable connection', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  fetched.mockReset().mockResolvedValue(TEXTS);
  for (let n = 0; n < 2; n += 1) fetched.mockRejectedValueOnce(new TypeError('no network'));
  vi.useFakeTimers();
  const texts = loadCatalogue('te', 'terms');
  await vi.advanceTimersByTimeAsync(2000);
  await expect(texts).resolves.toEqual(TEXTS);
  expect(fetched).toHaveBeenCalledTimes(3);
});

it('waits without limit for the texts of failures', async () => {
  fetchedWords.mockResolvedValue(TEXTS);
  for (let n = 0; n < 5; n += 1) fetchedWords.mockRejectedValueOnce(new TypeError('no network'));
  vi.useFakeTimers();
  const texts = loadCatalogue('hi', 'common');
  await vi.advanceTimersByTimeAsync(20_000);
  await expect(texts).resolves.toEqual(TEXTS);
});
