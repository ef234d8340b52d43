import type { Page } from '@playwright/test';
import {
  aFarmer,
  aProfile,
  call,
  expect,
  expectAccessible,
  type Farmer,
  signIn,
  test,
} from './support/journey.ts';

const PUBLIC = [
  '/',
  '/terms',
  '/auth',
  '/forget',
  '/change-language',
  '/no-such-page',
  '/application/1',
  '/application/crops',
  '/application/crops/wheat',
  '/api/user/reset/a/b',
];
const SIGNED_IN = [
  'land',
  'dashboard',
  'market',
  'weather',
  'profile-view',
  'profile-input',
  'greenscan',
  'news',
  'crop-prediction',
  'agriloop',
  'community',
  'expert',
  'experts-page',
  'guidance',
  'change-password',
  'create-agroloop',
  'upload-post',
  'my-requests',
];

let farmer: Farmer;
test.beforeAll(async () => {
  farmer = await aFarmer();
  await aProfile(farmer);
});

/** One phone, one desktop: the shell differs. */
const LOOKS = [
  ['light', { width: 1280, height: 800 }],
  ['dark', { width: 360, height: 800 }],
] as const;
type Look = (typeof LOOKS)[number];

/** To a page by the router, until its heading stands. */
async function goOn(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    for (const heading of document.querySelectorAll('h1')) heading.dataset.left = '';
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
  await expect(page.locator('h1:not([data-left])')).toHaveCount(1);
}

async function expectSettled(page: Page): Promise<void> {
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

// Urdu is written from right to left.
for (const language of ['en', 'hi', 'ur'] as const) {
  for (const [who, paths] of [
    ['visitor', PUBLIC],
    ['farmer', SIGNED_IN.map((page) => `/application/${page}`)],
  ] as const) {
    // Halves, for two workers.
    for (const half of [0, 1]) {
      const title = `axe finds nothing for a ${who} in ${language}, light and dark, half ${half + 1}`;
      test(title, async ({ page }) => {
        test.setTimeout(180_000);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        if (who === 'farmer') await signIn(page, farmer);
        await page.addInitScript((code) => localStorage.setItem('language', code), language);
        // A farmer goes on by the router in the other languages, as by a link: a document is loaded and given axe once.
        const isByRouter = who === 'farmer' && language !== 'en';
        // Each page is first shown in the look in which the one before was left.
        let looks: readonly Look[] = half === 0 ? LOOKS : LOOKS.toReversed();
        for (const [nth, path] of paths.filter((_, at) => at % 2 === half).entries()) {
          await test.step(path, async () => {
            for (const [at, [theme, size]] of looks.entries()) {
              await page.emulateMedia({ colorScheme: theme });
              await page.setViewportSize(size);
              if (at === 0) await (isByRouter && nth > 0 ? goOn(page, path) : page.goto(path));
              await expectSettled(page);
              await expectAccessible(page);
              const sideways = await page.evaluate(
                () => document.documentElement.scrollWidth - innerWidth,
              );
              expect(sideways, `no sideways scrolling in ${theme}`).toBeLessThanOrEqual(0);
            }
          });
          looks = looks.toReversed();
        }
      });
    }
  }
}

test('no screen scrolls horizontally from phone to laptop width, with long texts', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const wordy = await aFarmer('Venkatasubrahmanyeswararaghunathareddykotha');
  await aProfile(wordy, { bio: 'Wheat'.repeat(20), crops: 'Sorghum'.repeat(8) });
  const task = { task_name: 'Weeding'.repeat(9), date: '2030-01-01', notes: 'Hoe'.repeat(30) };
  expect((await call(wordy, 'POST', '/api/user/farm-tasks/', task)).status).toBe(201);
  await signIn(page, wordy);
  await page.goto('/application/land');
  for (const name of ['dashboard', 'market', 'profile-view', 'community', 'change-password']) {
    await page.goto(`/application/${name}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    for (const [width, height] of [
      [320, 568],
      [640, 360],
      [768, 1024],
      [1024, 768],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), {
          message: `${name} at ${width}`,
        })
        .toBeLessThanOrEqual(0);
    }
  }
});

test('every screen has a document title of its own', async ({ page }) => {
  test.setTimeout(90_000);
  await signIn(page, farmer);
  const titles = new Map<string, string>();
  await page.goto('/application/farm');
  for (const name of SIGNED_IN) {
    await goOn(page, `/application/${name}`);
    const title = await page.title();
    expect(titles.get(title), `${name} shares its title`).toBeUndefined();
    titles.set(title, name);
  }
});

for (const [language, theme] of [
  ['hi', 'light'],
  ['hi', 'dark'],
  ['ur', 'light'],
  ['ur', 'dark'],
] as const) {
  test(`axe finds nothing on home by pictures in ${language}, ${theme}`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 360, height: 800 });
    await signIn(page, farmer);
    await page.addInitScript((code) => {
      localStorage.setItem('language', code);
      localStorage.setItem('picture-mode', 'pictures');
    }, language);
    await page.goto('/application/land');
    const tiles = page.getByRole('main').locator('li button.min-h-32, li a.min-h-32');
    await expect(tiles).toHaveCount(10);
    await expectAccessible(page);
    // Money spent: what for, how much, and the sentence that is asked for.
    await tiles.nth(4).click();
    const answers = page.getByRole('main').locator('li button.min-h-32');
    await expect(answers.first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).last()).toBeVisible();
    await expectAccessible(page);
    await answers.first().click();
    await expect(page.getByRole('main').getByRole('status').last()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('main').locator('button.min-h-16').first().click();
    await page.getByRole('main').locator('button.min-h-16').last().click();
    await expect(page.getByRole('main').locator('button.min-h-20')).toHaveCount(2);
    await expectAccessible(page);
  });
}

test('the chat button covers nothing, on a phone and on wide screens', async ({ page }) => {
  test.setTimeout(90_000);
  await signIn(page, farmer);
  const chat = page.getByRole('button', { name: 'Open chat assistant' });
  for (const name of ['land', 'dashboard', 'market', 'community', 'farm']) {
    await page.goto(`/application/${name}`);
    for (const [width, height] of [
      [360, 800],
      [768, 1024],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await expect(chat).toBeVisible();
      for (const top of [0, 400, 100_000]) {
        await page.evaluate((to) => scrollTo(0, to), top);
        // Whatever lies below the button, part by part, belongs to a bar or is the page's empty ground.
        const covered = await chat.evaluate((button) => {
          const box = button.getBoundingClientRect();
          const below = new Set<string>();
          for (const x of [box.left + 4, box.left + box.width / 2, box.right - 4])
            for (const y of [box.top + 4, box.top + box.height / 2, box.bottom - 4])
              for (const element of document.elementsFromPoint(x, y)) {
                if (button.contains(element)) continue;
                if (element.closest('header, nav')) {
                  if (element.matches('a, button, a *, button *'))
                    below.add(element.outerHTML.slice(0, 80));
                  break;
                }
                if (element.closest('main') && element.tagName !== 'MAIN')
                  below.add(element.outerHTML.slice(0, 80));
              }
          return [...below];
        });
        expect(covered, `${name} at ${width}, scrolled to ${top}`).toEqual([]);
      }
    }
  }
});
