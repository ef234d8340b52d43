import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { launchChromium } from '../e2e/support/browser-leaf.ts';
import { aFarmer, aProfile, type Farmer, signIn } from '../e2e/support/journey.ts';
import { startOwnApp } from '../e2e/support/start-app.ts';
import { median } from './support/percentile.ts';
import { silentLine } from './support/silent-line.ts';
import { waitingExpenses } from './support/waiting-expenses.ts';

type Page = Parameters<typeof signIn>[0];

const HOME = '/application';
const OPENINGS = 7;
const FIGURES_MS_MAX = 300;
const ROWS = 1000;
const SCROLLED_PX = 60_000;
/** A frame above this is seen as a jerk: less than 20 a second. */
const FRAME_MS_MAX = 50;

/** As the journeys have it; without a place the weather is that of a default city. */
const FARM = {
  locale: 'en-IN',
  geolocation: { latitude: 20.39, longitude: 78.13 },
  permissions: ['geolocation'],
};

const OUTBOX_KB_MAX = 6;
const KB = 1024;
const ASSETS = join(import.meta.dirname, '../apps/web/dist/assets');

const write = (line: string) => process.stdout.write(`${line}\n`);

/** Figures above their limits, and those that could not be measured. */
const broken: string[] = [];

/** Writes a figure, and notes it where its limit is not kept. */
function hold(name: string, value: number, max: number, unit: string, more = ''): void {
  const line = `${name} ${value.toFixed(1)} ${unit} (at most ${max})`;
  write(`${line}${more}`);
  if (!(value <= max)) broken.push(line);
}

/** The compressed code of the outbox: the largest chunk of its name, since its texts have smaller ones of the same name. */
async function measureOutbox(): Promise<void> {
  const names = (await readdir(ASSETS)).filter((name) => /^outbox-[\w-]+\.js\.gz$/.test(name));
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(ASSETS, name))).size));
  const bytes = sizes.length > 0 ? Math.max(...sizes) : Number.NaN;
  hold('code of the outbox', bytes / KB, OUTBOX_KB_MAX, 'KB');
}

async function controlled(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** How long after the shell the weather's figures stand, on a line that takes requests and never answers. */
async function figuresAfterShell(page: Page): Promise<number> {
  await page.addInitScript(() => {
    const at = { shell: 0, figures: 0 };
    Object.assign(globalThis, { at });
    const look = () => {
      if (at.shell === 0 && document.querySelector('main')) at.shell = performance.now();
      if (at.figures === 0 && /\d\s*°/.test(document.querySelector('main')?.textContent ?? ''))
        at.figures = performance.now();
      if (at.figures === 0) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto(HOME, { waitUntil: 'commit' });
  const handle = await page.waitForFunction(() => {
    const { at } = globalThis as unknown as { at: { shell: number; figures: number } };
    return at.figures > 0 ? { ms: at.figures - at.shell } : null;
  });
  return (await handle.jsonValue())?.ms ?? Number.NaN;
}

interface Frames {
  p95: number;
  longest: number;
  /** Tasks above 50 ms. */
  longTasks: number;
  shown: number;
}

/** Scrolls a page at 100 px a frame to its end and measures the frames. */
function scrolled(page: Page, px: number): Promise<Frames> {
  return page.evaluate(async (most) => {
    const frames: number[] = [];
    let longTasks = 0;
    const observer = new PerformanceObserver((list) => {
      longTasks += list.getEntries().length;
    });
    observer.observe({ type: 'longtask' });
    let last = performance.now();
    for (let y = 0; y < most && y < document.body.scrollHeight; y += 100) {
      scrollTo(0, y);
      await new Promise(requestAnimationFrame);
      frames.push(performance.now() - last);
      last = performance.now();
    }
    observer.disconnect();
    frames.sort((a, b) => a - b);
    return {
      p95: frames[Math.floor(frames.length * 0.95)] ?? Number.NaN,
      longest: frames.at(-1) ?? Number.NaN,
      longTasks,
      shown: document.querySelectorAll('main li').length,
    };
  }, px);
}

const told = (name: string, { p95, longest, longTasks, shown }: Frames) =>
  hold(
    ...([`${name}, ${shown} rows shown: frame p95`, p95, FRAME_MS_MAX, 'ms'] as const),
    `, longest ${longest.toFixed(1)} ms, ${longTasks} tasks above 50 ms`,
  );

/** Until the parts of all pages are on the device, as after a visit of half a minute. */
const readAhead = (page: Page) =>
  page.waitForFunction(() => localStorage.getItem('ready-files') !== null, null, {
    timeout: 90_000,
  });

async function measureFigures(url: string, farmer: Farmer): Promise<void> {
  const browser = await launchChromium();
  const line = await silentLine(url);
  try {
    const context = await browser.newContext({ ...FARM, baseURL: line.url });
    const first = await context.newPage();
    await signIn(first, farmer);
    await first.goto(HOME);
    await controlled(first);
    await first.reload();
    await first
      .getByText(/\d\s*°/)
      .first()
      .waitFor();
    await readAhead(first);
    await first.waitForLoadState('networkidle');
    line.fallSilent();
    await first.close();
    const times: number[] = [];
    for (let opening = 0; opening < OPENINGS; opening += 1) {
      const page = await context.newPage();
      times.push(await figuresAfterShell(page));
      await page.close();
    }
    hold(
      ...([
        'home on a silent line: figures after the shell',
        median(times),
        FIGURES_MS_MAX,
        'ms',
      ] as const),
      `, fastest of ${OPENINGS} ${times[0]?.toFixed(0)} ms, slowest ${times.at(-1)?.toFixed(0)} ms`,
    );
  } finally {
    await browser.close();
    await line.close();
  }
}

async function measureRows(url: string, farmer: Farmer): Promise<void> {
  const browser = await launchChromium();
  try {
    const context = await browser.newContext({ ...FARM, baseURL: url });
    const page = await context.newPage();
    await signIn(page, farmer);
    await page.goto('/application/outbox');
    await controlled(page);
    await page.reload();
    await readAhead(page);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await waitingExpenses(page, farmer, ROWS);
    await page.goto('/application/outbox');
    const more = page.getByRole('button', { name: 'Show more' });
    await page.getByText('Expense (new)').first().waitFor();
    told('page of waiting writes', await scrolled(page, SCROLLED_PX));
    while (await more.isVisible()) await more.click();
    told('page of waiting writes, all opened', await scrolled(page, SCROLLED_PX));
  } finally {
    await browser.close();
  }
}

/**
 * What a farmer without a network sees: how soon home has its figures, how fluid the page of 1,000 waiting writes is.
 * @throws Error naming the limits that were not kept
 */
export default async function measure(): Promise<void> {
  await measureOutbox();
  const app = await startOwnApp({ LOG_LEVEL: 'silent' });
  process.env.ANKUR_URL = app.url;
  try {
    const farmer = await aFarmer();
    await aProfile(farmer);
    await measureFigures(app.url, farmer);
    await measureRows(app.url, farmer);
  } finally {
    await app.remove();
  }
  if (broken.length > 0) throw new Error(`above the limit:\n${broken.join('\n')}`);
}
