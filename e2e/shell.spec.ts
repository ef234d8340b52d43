import { aFarmer, aProfile, expect, signIn, test } from './support/journey.ts';

// Parts that cannot be fetched are shown; the worker has them.
test.use({ serviceWorkers: 'block' });

test('the landing page shows eight animated tiles with links', async ({ page, consoleErrors }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (
      new URL(request.url()).origin !== new URL(page.url() || 'http://x').origin &&
      !request.url().startsWith(process.env.ANKUR_URL ?? '')
    )
      foreign.push(request.url());
  });
  await page.goto('/');
  await expect(page.getByText('Our Site Is Available In Many Languages')).toBeVisible();
  const names = [
    'Weather Forecasting',
    'News & Schemes',
    'GreenScan Diagnostics',
    'AgriLoop (Reel)',
    'Community Sharing',
    'Expert Connections',
    'Market Analysis',
    'Dairy & Poultry Guidance',
  ];
  const targets = [
    'weather',
    'news',
    'greenscan',
    'agriloop',
    'community',
    'experts',
    'market',
    'guidance',
  ];
  for (const [i, name] of names.entries()) {
    const tile = page.getByRole('link', { name });
    await tile.scrollIntoViewIfNeeded();
    await expect(tile).toBeVisible();
    await expect(tile).toHaveAttribute('href', `/application/${targets[i]}`);
  }
  for (const title of [
    'Get to Know Us',
    'Opportunities with Us',
    'Farm Payment Solutions',
    'How Can We Help?',
  ]) {
    await expect(page.getByRole('contentinfo').getByText(title)).toBeVisible();
  }
  await expect(page.getByRole('contentinfo').getByText(/1996-2024/)).toBeVisible();
  await page.getByRole('link', { name: 'Click here to change the language' }).click();
  await expect(page).toHaveURL(/\/change-language$/);
  expect(foreign).toEqual([]);
  expect(consoleErrors).toEqual([]);
});

test('the language is stored, and set as `lang`', async ({ page }) => {
  await page.goto('/change-language');
  await page.getByText('हिन्दी').first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
});

test('sidebar, user menu and logout', async ({ page }) => {
  const farmer = await aFarmer();
  await aProfile(farmer);
  await signIn(page, farmer);
  await page.goto('/application/land');
  await expect(page.getByRole('banner').getByText('Yavatmal')).toBeVisible();
  await expect(page.getByRole('banner').getByText(/\d+°C/)).toBeVisible();
  const width = () =>
    page.getByRole('button', { name: /(Collapse|Expand) sidebar/ }).evaluate((button) => {
      for (let node: Element | null = button; node; node = node.parentElement) {
        const { width } = node.getBoundingClientRect();
        if (
          node.querySelector('a[href="/application/guidance"]') ||
          width === 40 ||
          width === 202
        ) {
          if (width === 40 || width === 202) return width;
        }
      }
      return 0;
    });
  expect(await width()).toBe(202);
  await page.getByRole('button', { name: 'Collapse sidebar' }).click();
  await expect.poll(width).toBe(40);
  await page.getByRole('button', { name: 'Expand sidebar' }).click();
  await page.getByRole('button', { name: 'Hello, Asha Pawar' }).click();
  await page
    .getByRole('button', { name: 'Logout' })
    .or(page.getByRole('menuitem', { name: 'Logout' }))
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Confirm Logout' });
  await expect(dialog.getByText('Are you sure you want to log out?')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Hello, Asha Pawar' }).click();
  await page
    .getByRole('button', { name: 'Logout' })
    .or(page.getByRole('menuitem', { name: 'Logout' }))
    .first()
    .click();
  await dialog.getByRole('button', { name: 'Yes' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  expect(
    await page.evaluate(() =>
      ['access_token', 'refresh_token', 'farmerData'].map((k) => localStorage.getItem(k)),
    ),
  ).toEqual([null, null, null]);
  await page.goto('/application/dashboard');
  await expect(page).toHaveURL(/\/auth$/);
});

test('on a phone a drawer and a bottom bar stand in for the sidebar', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await signIn(page, await aFarmer());
  await page.goto('/application/weather');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Market Analysis' }).click();
  await expect(page).toHaveURL(/\/application\/market$/);
});

test('an unknown API path is a JSON 404, an unknown page the app’s own', async ({
  page,
  request,
}) => {
  const answer = await request.get('/api/nothing/here/');
  expect(answer.status()).toBe(404);
  expect(await answer.json()).toEqual({
    errors: { non_field_errors: ['Not found.'] },
    problems: [{ field: 'non_field_errors', code: 'not_found', params: {} }],
  });
  const document = await page.goto('/nothing/here');
  expect(document?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const policy = document?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain("script-src 'self' 'unsafe-inline'");
});

test('a chunk that fails to load leaves the frame in place', async ({ page, context }) => {
  await signIn(page, await aFarmer());
  await page.goto('/application/land');
  await expect(page.getByRole('banner').getByText('Yavatmal')).toBeVisible();
  const chat = page.getByRole('button', { name: 'Open chat assistant' });
  await expect(chat).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Notifications' }).click();
  await chat.click();
  await expect(chat).toHaveAttribute('aria-busy', 'false');
  await expect(page.getByRole('banner').getByText('Yavatmal')).toBeVisible();
  await context.setOffline(false);
  await chat.click();
  await expect(page.getByRole('textbox', { name: 'Your question' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Notifications' }).click();
  await expect(page.getByText('No new notifications')).toBeVisible();
});

test('a failed load of the frame is shown, and can be retried', async ({ page, context }) => {
  await page.goto('/');
  // Before hydration a link is the browser's own navigation.
  await page.waitForFunction(() => !('earlyClick' in window));
  await context.setOffline(true);
  // The address changes before the frame is asked for.
  const failed = page.waitForEvent('requestfailed');
  await page.getByRole('link', { name: 'Login/Register' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await failed;
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
});

test('a toast stands below the line that says that the sign-in has ended', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, await aFarmer());
  await page.goto('/application/dashboard');
  const finance = page.getByRole('region', { name: 'Finance' });
  await finance.getByRole('button', { name: 'Add More ?' }).click();
  await finance.getByLabel('Category').selectOption('labor');
  await finance.getByLabel('Amount').fill('250');
  await page.route('**/api/user/**', (route) => route.fulfill({ status: 401, json: {} }));
  await finance.getByRole('button', { name: 'Add Expense' }).click();
  const line = page.getByText(/^Your sign-in has ended\./);
  const toast = page.locator('.Toastify__toast').first();
  await expect(line).toBeVisible();
  await expect(toast).toBeVisible();
  const bottomOf = async (): Promise<number> => {
    const box = await line.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  await expect
    .poll(async () => ((await toast.boundingBox())?.y ?? 0) - (await bottomOf()))
    .toBeGreaterThan(0);
});
