import { chromiumOfMachine } from './support/chromium.ts';
import { aFarmer, aProfile, expect, expectAccessible, test } from './support/journey.ts';

/** Twice the usual size, as the browser's own settings ask for it. */
const LARGE = '--blink-settings=defaultFontSize=32';

test('no page scrolls sideways when letters are twice as large', async ({ playwright }) => {
  test.setTimeout(180_000);
  const farmer = await aFarmer();
  await aProfile(farmer);
  const browser = await playwright.chromium.launch({
    ...chromiumOfMachine,
    args: ['--no-sandbox', '--disable-gpu', LARGE],
  });
  const context = await browser.newContext({
    viewport: { width: 360, height: 800 },
    reducedMotion: 'reduce',
    baseURL: process.env.ANKUR_URL ?? '',
  });
  try {
    const page = await context.newPage();
    await page.goto('/terms');
    await page.evaluate(
      ([access, refresh]) => {
        localStorage.setItem('access_token', access ?? '');
        localStorage.setItem('refresh_token', refresh ?? '');
      },
      [farmer.access, farmer.refresh],
    );
    for (const [language, mode] of [
      ['ta', 'words'],
      ['ur', 'pictures'],
    ] as const) {
      await page.evaluate(
        ([code, kept]) => {
          localStorage.setItem('language', code);
          localStorage.setItem('picture-mode', kept);
        },
        [language, mode] as const,
      );
      for (const name of ['land', 'dashboard', 'market', 'farm', 'weather']) {
        await page.goto(`/application/${name}`);
        await expect(page.getByRole('main')).toHaveCount(1);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        const [size, sideways] = await page.evaluate(() => [
          getComputedStyle(document.documentElement).fontSize,
          document.documentElement.scrollWidth - innerWidth,
        ]);
        expect(size).toBe('32px');
        expect(sideways, `${name} in ${language}`).toBeLessThanOrEqual(0);
        if (name !== 'land') continue;
        await expectAccessible(page);
        const cut = await page
          .getByRole('navigation')
          .last()
          .locator('li span')
          .evaluateAll((labels) =>
            labels
              // A third line is hidden; letters with tall marks reach out of their line by less.
              .filter((label) => label.scrollHeight > 1.25 * label.clientHeight)
              .map(({ textContent }) => textContent),
          );
        expect(cut, `labels of the bottom bar in ${language}`).toEqual([]);
      }
    }
  } finally {
    await browser.close();
  }
});
