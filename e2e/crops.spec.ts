import {
  aFarmer,
  aProfile,
  call,
  expect,
  expectAccessible,
  signIn,
  test,
} from './support/journey.ts';

test('a farmer finds the guide of a crop, with the own state first', async ({
  page,
  consoleErrors,
}) => {
  test.setTimeout(90_000);
  const farmer = await aFarmer();
  const place = { lat: 30.9, lon: 75.86, city: null, district: 'Ludhiana', state: 'Punjab' };
  expect((await call(farmer, 'PUT', '/api/user/place/', place)).status).toBe(200);
  await signIn(page, farmer);
  await page.goto('/application/land');
  await page.getByRole('link', { name: 'How to grow my crop' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Crop Guides' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(24);
  await page.getByLabel('Search a crop').fill('gehu');
  await page.getByRole('main').getByRole('link', { name: 'Wheat' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Wheat: crop guide' })).toBeVisible();
  await expect(page).toHaveTitle('Wheat: crop guide · Ankur');
  await expect(page.getByRole('radio', { name: 'Punjab' })).toBeChecked();
  const sowing = page.getByRole('region', { name: 'Sowing', exact: true });
  await expect(sowing.getByRole('listitem').first()).toContainText('Punjab');
  await page.getByRole('radio', { name: 'Maharashtra' }).press('Space');
  await expect(sowing.getByRole('listitem').first()).toContainText('In Maharashtra');
  await page.getByRole('link', { name: /^Water: 20–25 days after sowing/ }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Water', exact: true })).toBeInViewport();
  await page.goBack();
  await page.goBack();
  await expect(page.getByLabel('Search a crop')).toHaveValue('gehu');
  expect(consoleErrors).toEqual([]);
});

test('the guide links to the assistant and to the leaf check, and crops link to the guide', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const farmer = await aFarmer();
  await aProfile(farmer);
  await signIn(page, farmer);
  await page.goto('/application/profile-view');
  await page.getByRole('main').getByRole('link', { name: 'Wheat' }).click();
  await page.getByRole('button', { name: 'Ask the assistant' }).click();
  const chat = page.getByRole('dialog', { name: 'Farm assistant' });
  await expect(chat.getByRole('textbox')).toHaveValue('About Wheat: ');
  await chat.getByRole('textbox').pressSequentially('when is the first irrigation');
  await chat.getByRole('button', { name: 'Send' }).click();
  await expect(chat.locator('a[href="/application/crops/wheat"]').first()).toBeVisible({
    timeout: 30_000,
  });
  await chat.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: 'Check a sick leaf' }).click();
  await expect(page.getByRole('radio', { name: 'Wheat' })).toBeChecked();
});

for (const [width, height] of [
  [360, 800],
  [1280, 800],
] as const) {
  test(`a visitor reads a guide in Hindi, ${width} px wide`, async ({ page, consoleErrors }) => {
    await page.setViewportSize({ width, height });
    await page.addInitScript(() => localStorage.setItem('language', 'hi'));
    await page.goto('/application/crops/rice');
    await expect(
      page.getByRole('heading', { level: 1, name: 'धान: खेती की जानकारी' }),
    ).toBeVisible();
    await expect(page.getByRole('region', { name: 'पूरा मौसम एक नज़र में' })).toBeVisible();
    await expectAccessible(page);
    const scrolled = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scrolled).toBeLessThanOrEqual(width);
    await page.goto('/application/crops/papaya');
    await expect(
      page.getByRole('heading', { level: 1, name: 'इस फसल की जानकारी अभी यहाँ नहीं है' }),
    ).toBeVisible();
    expect(consoleErrors).toEqual([]);
  });
}

test.describe('without a network', () => {
  test('a visited guide opens again', async ({ page, context }) => {
    await page.goto('/application/crops');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.reload();
    await page.getByRole('link', { name: 'Onion' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Onion: crop guide' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Onion: crop guide' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Storing' })).toBeVisible();
  });
});
