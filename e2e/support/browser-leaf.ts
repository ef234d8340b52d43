import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumOfMachine } from './chromium.ts';

const FETCHED_MS = 60_000;

/** First label of the browser's classifier, and the duration. */
export interface Seen {
  label: string;
  ms: number;
}

/** A Chromium without a test around it. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({
    ...chromiumOfMachine,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  });
}

/** At most `most` JPEG files spread evenly over a folder; our own drawing without a folder. */
export function leafPhotographs(folder: string | undefined, most: number): Buffer[] {
  const from = folder ?? join(import.meta.dirname, 'pictures');
  const names = readdirSync(from, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.jpe?g$/i.test(name))
    .sort();
  const step = Math.max(1, names.length / most);
  const chosen = names.filter(
    (_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step),
  );
  return chosen.slice(0, most).map((name) => readFileSync(join(from, name)));
}

/** Clicks the page's download button of the classifier, and waits until it is stored. */
export async function downloadClassifier(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Download/ }).click();
  await page.getByText(/works without internet on this phone/).waitFor({ timeout: FETCHED_MS });
}

/** Runs the built product's browser classifier (one wasm thread) on a photograph, including decoding. */
export function lookInBrowser(page: Page, photo: Buffer): Promise<Seen> {
  return page.evaluate(async (base64): Promise<Seen> => {
    const chunk = performance
      .getEntriesByType('resource')
      .find((entry) => /\/browser-classifier-[^/]*\.js$/.test(entry.name));
    const { analyseOnDevice } = await import(chunk?.name ?? '');
    const bytes = Uint8Array.from(atob(base64), (c) => c.charCodeAt(0));
    const blob = new Blob([bytes], { type: 'image/jpeg' });
    const began = performance.now();
    const seen = await analyseOnDevice([blob], null);
    return { label: seen.candidates[0].label, ms: performance.now() - began };
  }, photo.toString('base64'));
}
