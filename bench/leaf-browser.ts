import {
  downloadClassifier,
  launchChromium,
  leafPhotographs,
  lookInBrowser,
} from '../e2e/support/browser-leaf.ts';
import { aFarmer, signIn } from '../e2e/support/journey.ts';
import { startOwnApp } from '../e2e/support/start-app.ts';
import { percentile } from './support/percentile.ts';

const WARM_UP = 5;
const LOOKS = 60;
const P50_MS_MAX = 250;

const show = (name: string, ms: number, limit?: number) =>
  process.stdout.write(
    `${name.padEnd(46)}${ms.toFixed(1).padStart(9)} ms${limit === undefined ? '' : `   (at most ${limit})`}\n`,
  );

/**
 * The leaf classifier in Chromium as in the built product (one wasm thread): a photograph from its file to
 * the finding, decoding included. `LEAF_PHOTOS` names a folder of JPEG files; default: a synthetic leaf.
 */
export default async function measure(): Promise<void> {
  const app = await startOwnApp({ LOG_LEVEL: 'silent' });
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ serviceWorkers: 'block', locale: 'en-IN' });
    await signIn(page, await aFarmer(undefined, app.url));
    await page.goto(`${app.url}/application/greenscan`);
    await downloadClassifier(page);
    const photos = leafPhotographs(process.env.LEAF_PHOTOS, LOOKS);
    const look = async (turn: number) =>
      (await lookInBrowser(page, photos[turn % photos.length] as Buffer)).ms;
    show('first photograph, model opened', await look(0));
    for (let turn = 1; turn <= WARM_UP; turn++) await look(turn);
    const times: number[] = [];
    for (let turn = 0; turn < LOOKS; turn++) times.push(await look(turn));
    show('a photograph in the browser, p50', percentile(times, 0.5), P50_MS_MAX);
    show('a photograph in the browser, p95', percentile(times, 0.95));
  } finally {
    await browser.close();
    await app.remove();
  }
}
