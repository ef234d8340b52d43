import { aFarmer, call, expect, expectAccessible, signIn, test } from './support/journey.ts';

test('a farmer finds an article by its title and by words inside it', async ({
  page,
  consoleErrors,
}) => {
  await signIn(page, await aFarmer());
  await page.goto('/application/guidance');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Dairy and Poultry Gauidance' }),
  ).toBeVisible();
  const cards = page.getByRole('main').locator('a[href^="/application/"]');
  await expect(cards).toHaveCount(50);
  await expect(cards.first().locator('img')).toBeVisible();
  await expectAccessible(page);
  const search = page.getByPlaceholder('Search Dairy Guidance');
  await search.fill('sILage');
  await expect(cards).toHaveCount(1);
  await search.fill('colostrum');
  await expect(page.getByRole('heading', { name: 'Found inside the articles' })).toBeVisible();
  await expect(page.locator('mark').first()).toHaveText(/colostrum/i);
  await search.fill('silage');
  await page.getByRole('link', { name: 'Silage Making' }).click();
  await expect(page).toHaveURL(/\/application\/8$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Silage Making' })).toBeVisible();
  await page.getByRole('button', { name: 'Learn More' }).click();
  await expect(page.getByRole('button', { name: 'Show Less' })).toBeVisible();
  await expectAccessible(page);
  expect(consoleErrors).toEqual([]);
});

test('an article opens for a visitor, an unknown one is not found', async ({
  page,
  consoleErrors,
}) => {
  await page.goto('/application/29');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Vaccination Guide for Cattle and Buffaloes' }),
  ).toBeVisible();
  await expect(page.getByRole('img').first()).toBeVisible();
  await expectAccessible(page);
  await page.goto('/application/51');
  await expect(page.getByText('Dairy item not found!')).toBeVisible();
  expect(consoleErrors).toEqual([]);
});

test('opening the further content scrolls to it', async ({ page }) => {
  await page.goto('/application/2');
  await page.getByRole('button', { name: 'Learn More' }).click();
  await expect(page.getByRole('heading', { name: 'How mastitis comes' })).toBeInViewport();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  await page.getByRole('button', { name: 'Show Less' }).click();
  await expect(page.getByRole('heading', { name: 'How mastitis comes' })).toBeHidden();
});

test('a vaccination schedule becomes tasks', async ({ page }) => {
  const farmer = await aFarmer();
  await signIn(page, farmer);
  await page.goto('/application/29');
  await page.getByRole('button', { name: 'Add to my tasks' }).click();
  await expect(page.getByText('The reminders are in your farm tasks.')).toBeVisible();
  const tasks = await (await call(farmer, 'GET', '/api/user/farm-tasks/?limit=100')).json();
  expect(tasks.length).toBeGreaterThan(5);
  expect(tasks[0]).toMatchObject({ source: 'guidance', priority: 'high' });
});

test.describe('without what the worker keeps', () => {
  test.use({ serviceWorkers: 'block' });

  test('a saved article opens offline', async ({ page, context }) => {
    await page.goto('/application/8');
    await page.getByRole('button', { name: 'Save for offline' }).click();
    await expect(page.getByRole('button', { name: 'Saved on this device' })).toBeVisible();
    await context.route('**/api/guidance/**', (route) => route.abort());
    await page.reload();
    await expect(page.getByText(/copy saved on this device/)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Silage Making' })).toBeVisible();
  });
});

test.describe('in flight mode', () => {
  test('the saved guide can be read, searched and asked offline', async ({ page, context }) => {
    await signIn(page, await aFarmer());
    await page.goto('/application/guidance');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.getByRole('button', { name: /^Save everything \([\d,]+ KB\)/ }).click();
    await expect(page.getByText(/All articles are on this device/)).toBeVisible();
    // At once: what the sentence promises is there already.
    await context.setOffline(true);
    await page.getByPlaceholder('Search Dairy Guidance').fill('colostrum');
    await expect(page.getByRole('heading', { name: 'Found inside the articles' })).toBeVisible();
    await page.getByRole('button', { name: 'Open chat assistant' }).click();
    const chat = page.getByRole('dialog', { name: 'Farm assistant' });
    await chat.getByRole('textbox').fill('after how many days is silage ready');
    await chat.getByRole('button', { name: 'Send' }).click();
    await expect(chat.getByText(/^No connection\. This is from what you saved/)).toBeVisible();
    await chat.getByRole('link', { name: /Silage Making/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Silage Making' })).toBeVisible();
    await expect(page.getByText(/copy saved on this device/)).toBeVisible();
  });
});
