import { readFileSync } from 'node:fs';
import { aFarmer, aProfile, expect, signIn, test } from './support/journey.ts';

// With the service worker, for pages without a network.
const SOURCE = readFileSync(`${import.meta.dirname}/../apps/web/src/app/routes.ts`, 'utf8');
const TABLE = /APPLICATION_PAGES = \{(.*?)\n\}/s.exec(SOURCE)?.[1] ?? '';
/** Needs a network by its nature, and its code is fetched by operators alone. */
const ONLINE_ONLY = ['console'];
/** As the router's table has them, so that a new page is tested by itself. */
const ROUTES = [...TABLE.matchAll(/^ {2}'?([\w-]+)'?:/gm)]
  .map((match) => match[1] ?? '')
  .filter((name) => !ONLINE_ONLY.includes(name));
const OTHERS = ['/application/crops', '/application/crops/wheat', '/terms', '/change-language'];

/** The heading of a page whose code is not on the device, and of one that failed. */
const NOT_OPENED = {
  en: /You are offline|Something went wrong/,
  hi: /इंटरनेट नहीं है|कुछ गड़बड़ हो गई/,
} as const;

for (const language of ['en', 'hi'] as const) {
  test(`every page opens without a network after one visit (${language})`, async ({
    page,
    context,
  }) => {
    test.setTimeout(240_000);
    expect(ROUTES.length).toBeGreaterThan(20);
    const farmer = await aFarmer();
    await aProfile(farmer);
    await signIn(page, farmer);
    await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
    await page.goto('/application/land');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(() => localStorage.getItem('ready-files') !== null, null, {
      timeout: 90_000,
    });
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    const closed: string[] = [];
    const failures: string[] = [];
    for (const path of [...ROUTES.map((name) => `/application/${name}`), ...OTHERS]) {
      await page.goto(path);
      const heading = page.locator('main h1, h1').first();
      const opened = await heading
        .waitFor({ state: 'attached', timeout: 15_000 })
        .then(() => heading.textContent())
        .catch(() => null);
      // Nothing answers: whatever fails has failed once nothing is asked any more.
      await page.waitForLoadState('networkidle');
      const isFailed = await page.getByRole('heading', { name: NOT_OPENED[language] }).isVisible();
      if (!opened || isFailed) closed.push(path);
      const alerts = await page.getByRole('alert').filter({ visible: true }).allInnerTexts();
      failures.push(...alerts.map((text) => `${path}: ${text.trim()}`));
    }
    expect(closed).toEqual([]);
    expect(failures).toEqual([]);
  });
}
