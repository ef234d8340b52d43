import { REVIEWED_LANGUAGES } from '@ankur/languages/languages';
import type { Page, Route } from '@playwright/test';
import { aFarmer, expect, signIn, test } from './support/journey.ts';

// First visits, whose first script is delayed, before there is a worker.
test.use({ serviceWorkers: 'block' });

const PAGES = ['/', '/auth', '/terms', '/change-language'];

/** Delays the app's script until `release`, so that only document and styles are loaded. */
async function withoutScript(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let open = false;
  await page.route('**/assets/index-*.js', (route) => {
    if (open) return route.continue();
    held.push(route);
  });
  return async () => {
    open = true;
    await Promise.all(held.map((route) => route.continue()));
  };
}

test.describe('without any script', () => {
  for (const language of REVIEWED_LANGUAGES) {
    test(`the public pages are complete in ${language}`, async ({ browser }) => {
      const context = await browser.newContext({
        javaScriptEnabled: false,
        locale: `${language}-IN`,
        ...(process.env.ANKUR_URL ? { baseURL: process.env.ANKUR_URL } : {}),
      });
      const page = await context.newPage();
      const seen = new Set<string>();
      for (const path of PAGES) {
        const answer = await page.goto(path);
        expect(answer?.headers()['content-language']).toBe(language);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        const heading = page.getByRole('heading', { level: 1 });
        await expect(heading).toBeVisible();
        seen.add(await heading.innerText());
        expect(await page.title()).toMatch(/ · Ankur$/);
      }
      expect(seen.size).toBe(PAGES.length);
      if (language === 'hi') expect(seen).toContain('लॉग इन करें');
      await context.close();
    });
  }
});

test('the first supported language of the browser is chosen', async ({ request }) => {
  const headers = { 'accept-language': 'fr-FR,fr;q=0.9,te;q=0.8,en;q=0.7' };
  const answer = await request.get('/auth', { headers });
  expect(answer.headers()['content-language']).toBe('te');
  expect(await answer.text()).toContain('<html lang="te"');
});

for (const path of PAGES) {
  test(`${path} is hydrated without a change, in every language`, async ({
    browser,
    consoleErrors,
  }) => {
    for (const language of REVIEWED_LANGUAGES) {
      const context = await browser.newContext({
        locale: `${language}-IN`,
        serviceWorkers: 'block',
        ...(process.env.ANKUR_URL ? { baseURL: process.env.ANKUR_URL } : {}),
      });
      const page = await context.newPage();
      page.on('console', (message) => {
        if (message.type() !== 'error') return;
        consoleErrors.push(message.text());
      });
      page.on('pageerror', (error) => consoleErrors.push(error.message));
      const release = await withoutScript(page);
      await page.goto(path, { waitUntil: 'commit' });
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toBeVisible();
      await heading.evaluate((node) => {
        node.dataset.before = 'yes';
      });
      await release();
      await page.waitForFunction(() => !('earlyClick' in window));
      await expect(heading).toHaveAttribute('data-before', 'yes');
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await context.close();
    }
    expect(consoleErrors).toEqual([]);
  });
}

test('input and clicks before hydration are not lost', async ({ page, consoleErrors }) => {
  const farmer = await aFarmer();
  const release = await withoutScript(page);
  await page.goto('/auth', { waitUntil: 'commit' });
  await page.getByLabel('Email', { exact: true }).fill(farmer.email);
  await page.getByLabel('Password', { exact: true }).fill('Wrong!2026');
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page.locator('button[type=submit]')).toHaveAttribute('data-pressed', '');
  expect(new URL(page.url()).pathname).toBe('/auth');
  await release();
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password.');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(farmer.email);
  await expect(page.locator('[data-pressed]')).toHaveCount(0);
  expect(consoleErrors.filter((text) => !text.includes('401'))).toEqual([]);
});

test('a click on the other form before hydration is replayed', async ({ page }) => {
  const release = await withoutScript(page);
  await page.goto('/auth', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await release();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign Up' })).toBeVisible();
});

/** Every text visible in `main` from the first frame on. */
async function watchWords(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    const look = (): void => {
      const main = document.querySelector('main');
      if (main?.checkVisibility({ visibilityProperty: true })) seen.add(main.innerText);
      requestAnimationFrame(look);
    };
    look();
    Object.assign(window, { wordsSeen: () => [...seen].join('\n') });
  });
  return () => page.evaluate(() => (window as unknown as { wordsSeen(): string }).wordsSeen());
}

test('a chosen language shows no flash of another, even before the cookie is set', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => localStorage.setItem('language', 'hi'));
  const words = await watchWords(page);
  for (const path of ['/auth', '/', '/terms']) {
    await context.clearCookies();
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: /[\u0900-\u097f]/ })).toBeVisible();
    expect(await words()).not.toMatch(/Sign In|Start now|Last updated/);
  }
  const next = await page.goto('/auth');
  expect(next?.headers()['content-language']).toBe('hi');
});

test('browser languages unknown to the server show no flash of English', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'languages', { get: () => ['fr-FR', 'te-IN', 'en'] }),
  );
  const words = await watchWords(page);
  await page.goto('/auth');
  await expect(page.getByRole('heading', { level: 1, name: /[\u0c00-\u0c7f]/ })).toBeVisible();
  expect(await words()).not.toContain('Sign In');
});

test('a farmer who is signed in never sees the sign-in form', async ({ page }) => {
  await signIn(page, await aFarmer());
  const words = await watchWords(page);
  await page.goto('/auth');
  await expect(page).toHaveURL(/\/application\/land$/);
  expect(await words()).not.toContain('Forgot Password?');
});

test.describe('in flight mode', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the public pages open again, in the last chosen language', async ({ page, context }) => {
    test.slow();
    await page.goto('/auth');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.goto('/change-language');
    const cached = () =>
      page.evaluate(async () => {
        const name = (await caches.keys()).find((key) => key.includes('precache')) ?? '';
        const cache = await caches.open(name);
        const key = (await cache.keys()).find(({ url }) => new URL(url).pathname === '/auth');
        const text = key && (await (await cache.match(key))?.text());
        return /<html lang="(\w+)"/.exec(text ?? '')?.[1];
      });
    expect(await cached()).toBe('en');
    await page.getByRole('button', { name: 'हिन्दी' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
    await expect.poll(cached).toBe('hi');
    await page.goto('/auth');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.goto('/auth');
    await expect(page.locator('html')).toHaveAttribute('data-page', '/auth');
    await expect(page.getByRole('heading', { level: 1, name: 'लॉग इन करें' })).toBeVisible();
    await page.waitForFunction(() => !('earlyClick' in window));
    for (const path of ['/', '/terms']) {
      await page.goto(path);
      await expect(page.locator('main section').first()).toContainText(/[\u0900-\u097f]/);
    }
    await page.waitForTimeout(500);
    await expect(page.getByRole('heading', { level: 1, name: 'नियम और शर्तें' })).toBeVisible();
  });
});
