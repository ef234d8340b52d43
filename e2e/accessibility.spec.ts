import {
  aFarmer,
  aProfile,
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

for (const [language, theme] of [
  ['en', 'light'],
  ['hi', 'dark'],
  ['en', 'dark'],
  ['hi', 'light'],
] as const) {
  for (const [who, paths] of [
    ['visitor', PUBLIC],
    ['farmer', SIGNED_IN.map((page) => `/application/${page}`)],
  ] as const) {
    test(`axe finds nothing for a ${who} in ${language}, ${theme}`, async ({ page }) => {
      test.setTimeout(180_000);
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      // One phone, one desktop: the shell differs.
      await page.setViewportSize(
        theme === 'dark' ? { width: 360, height: 800 } : { width: 1280, height: 800 },
      );
      if (who === 'farmer') await signIn(page, farmer);
      await page.addInitScript((code) => localStorage.setItem('language', code), language);
      for (const path of paths) {
        await test.step(path, async () => {
          await page.goto(path);
          await expect(page.getByRole('main')).toHaveCount(1);
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
          await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
          await expectAccessible(page);
          const sideways = await page.evaluate(
            () => document.documentElement.scrollWidth - innerWidth,
          );
          expect(sideways, 'no sideways scrolling').toBeLessThanOrEqual(0);
        });
      }
    });
  }
}

test('every screen has a document title of its own', async ({ page }) => {
  test.setTimeout(90_000);
  await signIn(page, farmer);
  const titles = new Map<string, string>();
  for (const name of SIGNED_IN) {
    await page.goto(`/application/${name}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    const title = await page.title();
    expect(titles.get(title), `${name} shares its title`).toBeUndefined();
    titles.set(title, name);
  }
});
