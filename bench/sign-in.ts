import { launchChromium } from '../e2e/support/browser-leaf.ts';
import { startOwnApp } from '../e2e/support/start-app.ts';
import { median } from './support/percentile.ts';

const LATENCY_MS = 400;
const BYTES_PER_S = 400_000 / 8;
const RUNS = Number(process.env.SIGN_IN_RUNS ?? 3);
const FORM_MS_MAX = 2500;
const PAGES = [
  ['/auth', 'en-IN', 'form'],
  ['/auth', 'hi-IN', 'form'],
  ['/', 'en-IN', 'h1'],
  ['/', 'te-IN', 'h1'],
  ['/terms', 'mr-IN', 'h1'],
] as const;

type Browser = Awaited<ReturnType<typeof launchChromium>>;

interface Times {
  /** First contentful paint. */
  paintMs: number;
  /** When the page's heading or form was visible. */
  shownMs: number;
  /** When it was interactive. */
  answersMs: number;
  requests: number;
  kb: number;
}

/** One first visit on a slow network: empty cache, no service worker; times since navigation start. */
async function visit(
  browser: Browser,
  address: string,
  locale: string,
  what: string,
): Promise<Times> {
  const context = await browser.newContext({
    locale,
    serviceWorkers: 'block',
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_PER_S,
    uploadThroughput: BYTES_PER_S,
  });
  let requests = 0;
  let bytes = 0;
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    requests += 1;
    bytes += encodedDataLength;
  });
  const opened = page.goto(address, { waitUntil: 'load', timeout: 60_000 });
  const handle = await page.waitForFunction(
    (selector) => {
      const element = document.querySelector(`main ${selector}`);
      return element?.checkVisibility({ visibilityProperty: true }) ? performance.now() : false;
    },
    what,
    { polling: 'raf', timeout: 60_000 },
  );
  const shownMs = Number(await handle.jsonValue());
  const answers = await page.waitForFunction(
    () =>
      'earlyClick' in window || document.querySelector('main h1') === null
        ? false
        : performance.now(),
    undefined,
    { polling: 'raf', timeout: 60_000 },
  );
  const answersMs = Number(await answers.jsonValue());
  await opened;
  const paintMs = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  );
  const measured = { paintMs, shownMs, answersMs, requests, kb: bytes / 1024 };
  await context.close();
  return measured;
}

/** Median times of first visits to the public pages at 400 ms and 400 kbit/s. */
export default async function measure(): Promise<void> {
  const app = await startOwnApp({ LOG_LEVEL: 'silent' });
  const browser = await launchChromium();
  try {
    for (const [path, locale, what] of PAGES) {
      const visits: Times[] = [];
      for (let run = 0; run < RUNS; run++)
        visits.push(await visit(browser, app.url + path, locale, what));
      const ms = (name: keyof Times) => `${median(visits.map((one) => one[name])).toFixed(0)} ms`;
      const [first] = visits;
      const wanted = what === 'form' ? ` (at most ${FORM_MS_MAX})` : '';
      process.stdout.write(
        `${path} in ${locale}: ${what} stands after ${ms('shownMs')}${wanted}, first paint ${ms('paintMs')}, ` +
          `answers to clicks after ${ms('answersMs')}; ${first?.requests} requests, ${first?.kb.toFixed(0)} KB\n`,
      );
    }
  } finally {
    await browser.close();
    await app.remove();
  }
}
