import { aFarmer, aProfile, expect, expectAccessible, signIn, test } from './support/journey.ts';
import { withOwnApp } from './support/own-app.ts';

const LIST = 'Rupees per quintal, by market';

test.describe('the market without a key', () => {
  test('shows the sample with its date everywhere, and requests no other host', async ({
    page,
    consoleErrors,
  }) => {
    // Two hundred ticker prices slow the accessibility check.
    test.setTimeout(90_000);
    const farmer = await aFarmer();
    await signIn(page, farmer);
    const strangers: string[] = [];
    page.context().on('request', (request) => {
      if (!request.url().startsWith(process.env.ANKUR_URL ?? '')) strangers.push(request.url());
    });
    await page.goto('/application/market');
    await expect(page).toHaveTitle(/Market Analysis/);
    await expect(page.getByLabel('Commodity')).toHaveValue('Soyabean');
    await expect(page.getByLabel('State')).toHaveValue('Maharashtra');
    await expect(page.getByLabel('Arrival Date')).toHaveValue('2024-11-12');
    const table = page.getByRole('table', { name: LIST });
    await expect(table.getByRole('columnheader')).toHaveCount(8);
    await expect(page.getByText(/^sample, 19 February 2025$/).first()).toBeVisible();
    await expect(page.getByText('No news available.')).toBeVisible();
    await expectAccessible(page);
    expect(strangers).toEqual([]);
    expect(consoleErrors).toEqual([]);
  });

  test('opens on the crop and district of the farmer, on the newest day', async ({ page }) => {
    const farmer = await aFarmer();
    await aProfile(farmer, { crops: 'Cotton, Wheat', location: 'Yavatmal' });
    await signIn(page, farmer);
    await page.goto('/application/market');
    await expect(page.getByLabel('Commodity')).toHaveValue('Cotton');
    await expect(page.getByLabel('State')).toHaveValue('Maharashtra');
    await expect(page.getByLabel('Arrival Date')).toHaveValue('');
    await expect(page.getByRole('table', { name: LIST })).toBeVisible();
  });

  test('is sortable by keyboard and filterable', async ({ page }) => {
    const farmer = await aFarmer();
    await signIn(page, farmer);
    await page.goto('/application/market');
    await page.getByLabel('Commodity').selectOption('Onion');
    await page.getByLabel('District').selectOption('Nashik');
    await page.getByLabel('Arrival Date').fill('2026-04-10');
    const table = page.getByRole('table', { name: LIST });
    await expect(table.getByText('Lasalgaon').first()).toBeVisible();
    const sort = table.getByRole('button', { name: /Modal Price/ });
    await sort.focus();
    await page.keyboard.press('Enter');
    await expect(table.getByRole('columnheader', { name: /Modal Price/ })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await expect(page.getByRole('img', { name: /Onion in Nashik/ })).toBeVisible();
    await page.getByRole('button', { name: 'Show as table' }).click();
    await expect(page.getByRole('columnheader', { name: 'Month' })).toBeVisible();
  });

  test('fits a phone and shows the net price at the farm gate', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    const farmer = await aFarmer();
    await aProfile(farmer);
    await signIn(page, farmer);
    await page.goto('/application/market');
    await page.getByLabel('Commodity').selectOption('Onion');
    await expect(page.getByRole('table', { name: /Best mandis/ })).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(360);
    await page.getByLabel('Price (₹ per quintal)').fill('5000');
    await page.getByRole('button', { name: 'Tell me' }).click();
    await expect(page.getByText('Onion in Yavatmal above ₹5,000.00')).toBeVisible();
  });
});

test('with a key, the market shows the provider’s prices, and cached ones when it is down', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const withKey = (url: string) => ({ DATA_GOV_IN_API_KEY: 'key', DATA_GOV_IN_URL: url });
  await withOwnApp(page, withKey, async (url, provider) => {
    await page.goto(`${url}/application/market`);
    const table = page.getByRole('table', { name: LIST });
    await expect(table.getByText('₹1,50,000.50')).toBeVisible();
    await expect(page.getByText(/sample/)).toHaveCount(0);
    await page.getByLabel('Commodity').selectOption('Onion');
    await expect(page.getByText('No data available.', { exact: true })).toBeVisible();
    provider.state = 'down';
    await page.getByLabel('Commodity').selectOption('Soyabean');
    await page.getByLabel('Arrival Date').fill('2024-11-15');
    await expect(page.getByText(/the nearest day that has them, 12 November 2024/)).toBeVisible();
  });
});
