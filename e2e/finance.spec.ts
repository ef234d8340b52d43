import { readFile } from 'node:fs/promises';
import { dayInIndia } from './support/day-in-india.ts';
import { aFarmer, call, expect, expectAccessible, signIn, test } from './support/journey.ts';

const DASHBOARD = '/application/dashboard';

test('a farmer adds an entry, views the summary, deletes and restores it', async ({
  page,
  consoleErrors,
}) => {
  await signIn(page, await aFarmer());
  await page.goto(DASHBOARD);
  const finance = page.getByRole('region', { name: 'Finance' });
  await expect(finance.getByText('₹0.00').first()).toBeVisible();
  await finance.getByRole('button', { name: 'Add More ?' }).click();

  await finance.getByRole('button', { name: 'Add Expense' }).click();
  await expect(finance.getByText('Category is required')).toBeVisible();
  await expect(finance.getByText('Amount must be a positive number')).toBeVisible();
  await finance.getByLabel('Category').selectOption('fertilizers');
  await finance.getByLabel('Amount').fill('12500.25');
  await finance.getByLabel('Description').fill('Two bags of urea');
  await finance.getByRole('button', { name: 'Add Expense' }).click();
  await expect(finance.getByText('₹12,500.25')).toBeVisible();

  await finance.getByRole('tab', { name: 'Incomes' }).click();
  await finance.getByLabel('Source').selectOption('crop_sale');
  await finance.getByLabel('Amount').fill('162501');
  await finance.getByRole('button', { name: 'Add Income' }).click();
  await expect(finance.getByText('₹1,62,501.00')).toBeVisible();

  await finance.getByRole('button', { name: 'Go To Summary' }).click();
  await expect(finance.getByText('₹1,50,000.75')).toBeVisible();

  await finance.getByRole('button', { name: 'Add More ?' }).click();
  await finance.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(finance.getByText('Two bags of urea')).toBeHidden();
  await finance.getByRole('button', { name: 'Undo' }).click();
  await expect(finance.getByText('Two bags of urea')).toBeVisible();
  await finance.getByRole('button', { name: 'Close' }).click();
  await expect(finance.getByText('₹1,50,000.75')).toBeVisible();
  expect(consoleErrors).toEqual([]);
});

test('a loan shows its cost, is marked as paid, and the ledgers are downloaded as CSV', async ({
  page,
}) => {
  const farmer = await aFarmer();
  const loan = { lender: '=Patil', amount: 50000, interest_rate: 24 };
  const span = { start_date: '2026-01-01', end_date: '2027-01-01' };
  await call(farmer, 'POST', '/api/user/loans/', { ...loan, ...span });
  await signIn(page, farmer);
  await page.goto(DASHBOARD);
  const finance = page.getByRole('region', { name: 'Finance' });
  const file = page.waitForEvent('download');
  await finance.getByRole('button', { name: /Download as a file/ }).click();
  const text = await readFile(await (await file).path(), 'utf8');
  expect(text).toContain("loan,2026-01-01,2027-01-01,'=Patil,50000.00,,,24,false");

  await finance.getByRole('button', { name: 'Add More ?' }).click();
  await finance.getByRole('tab', { name: 'Loans' }).click();
  await finance.getByRole('button', { name: 'True cost' }).click();
  await expect(finance.getByText('₹62,000.00')).toBeVisible();
  await expect(finance.getByText(/₹8,500\.00 more than a Kisan Credit Card/)).toBeVisible();
  await finance.getByRole('button', { name: 'Mark as paid' }).click();
  await expect(finance.getByText('Paid', { exact: true })).toBeVisible();
});

test('a failed save keeps the form', async ({ page }) => {
  await signIn(page, await aFarmer());
  await page.goto(DASHBOARD);
  const finance = page.getByRole('region', { name: 'Finance' });
  await finance.getByRole('button', { name: 'Add More ?' }).click();
  await finance.getByRole('tab', { name: 'Budgets' }).click();
  await page
    .context()
    .route('**/api/user/budgets/', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 500, json: { errors: {}, problems: [] } })
        : route.continue(),
    );
  await finance.getByLabel('Category').selectOption('seeds');
  await finance.getByLabel('Amount').fill('9000');
  await finance.getByRole('button', { name: 'Add Budget' }).click();
  await expect(finance.getByText('Failed to add budgets. Please try again.')).toBeVisible();
  await expect(finance.getByLabel('Amount')).toHaveValue('9000');
});

test('finances are accessible on a phone, in Hindi too', async ({ page }) => {
  const farmer = await aFarmer();
  const today = dayInIndia();
  const seeds = { category: 'seeds', amount: 900, date: today, crop: 'Cotton' };
  await call(farmer, 'POST', '/api/user/expenses/', seeds);
  await call(farmer, 'POST', '/api/user/budgets/', { category: 'seeds', amount: 800 });
  await page.setViewportSize({ width: 360, height: 800 });
  await signIn(page, farmer);
  await page.goto(DASHBOARD);
  const finance = page.locator('#finance');
  await expect(finance.getByText('₹900.00 of ₹800.00, ₹100.00 too much')).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.evaluate(() => localStorage.setItem('language', 'hi'));
  await page.reload();
  await finance.getByRole('button', { name: 'और जोड़ें ?' }).click();
  await expect(finance.getByRole('tab', { name: 'खर्च' })).toBeVisible();
  await expectAccessible(page);
});
