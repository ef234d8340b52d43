import type { Page } from '@playwright/test';
import { aFarmer, aProfile, expect, signIn, test } from './support/journey.ts';

// With the service worker, which counts.
const KB = 1024;
/** Open, weather, prices, one entry, one question. */
const DAY_MAX_BYTES = 60 * KB;

/** Opens the assistant and asks; its answer has come when the message field is free again. */
async function ask(page: Page, question: string): Promise<void> {
  await page.getByRole('button', { name: 'Open chat assistant' }).click();
  await page.getByRole('textbox', { name: /message|question|type/i }).fill(question);
  await page.keyboard.press('Enter');
  await page.waitForTimeout(6000);
}

/** What the meter has of all days, by part. */
const metered = () =>
  new Promise<Record<string, number>>((resolve, reject) => {
    const opening = indexedDB.open('ankur-meter');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const all = opening.result.transaction('days').objectStore('days').getAll();
      all.onsuccess = () => {
        opening.result.close();
        const sum: Record<string, number> = {};
        for (const uses of all.result as Record<string, number>[])
          for (const [part, bytes] of Object.entries(uses)) sum[part] = (sum[part] ?? 0) + bytes;
        resolve(sum);
      };
    };
  });

const total = (uses: Record<string, number>) =>
  Object.values(uses).reduce((sum, bytes) => sum + bytes, 0);

test('the meter counts a first visit by part, and a normal day stays under 60 KB', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const farmer = await aFarmer();
  await aProfile(farmer);
  await signIn(page, farmer);
  await page.goto('/application/land');
  await page.waitForFunction(() => localStorage.getItem('ready-files') !== null, null, {
    timeout: 90_000,
  });
  // The day before: everything has been opened once, and what was read ahead is there.
  for (const path of ['weather', 'market', 'dashboard', 'land']) {
    await page.goto(`/application/${path}`);
    await page.waitForLoadState('networkidle');
  }
  // The first question brings the classifier of emergencies (300 KB), once a version of the app.
  await ask(page, 'Which soil does cotton need?');
  // The rest that few need follows when the app is opened again.
  await page.waitForFunction(() => localStorage.getItem('ready-files')?.endsWith(' whole'), null, {
    timeout: 60_000,
  });
  await page.waitForTimeout(5000);
  const first = await page.evaluate(metered);
  console.log('first visit, bytes by part:', JSON.stringify(first), 'in all', total(first));
  expect(first.app).toBeGreaterThan(100 * KB);

  await page.goto('/application/land');
  await page.waitForLoadState('networkidle');
  await page.goto('/application/weather');
  await page.waitForLoadState('networkidle');
  await page.goto('/application/market');
  await page.waitForLoadState('networkidle');
  await page.goto('/application/dashboard');
  const finance = page.getByRole('region', { name: 'Finance' });
  await finance.getByRole('button', { name: 'Add More ?' }).click();
  await finance.getByLabel('Category').selectOption('labor');
  await finance.getByLabel('Amount').fill('250');
  await finance.getByRole('button', { name: 'Add Expense' }).click();
  await page.waitForLoadState('networkidle');
  await ask(page, 'When to sow wheat?');
  const second = await page.evaluate(metered);
  const day = total(second) - total(first);
  console.log('a normal day, bytes:', day, JSON.stringify(second));
  expect(second.other).toBeGreaterThan(first.other ?? 0);
  expect(day).toBeLessThan(DAY_MAX_BYTES);
});

test('the card shows what was used and keeps the farmer’s limit', async ({ page }) => {
  const farmer = await aFarmer();
  await aProfile(farmer);
  await signIn(page, farmer);
  await page.goto('/application/land');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForTimeout(4000);
  await page.goto('/application/change-password');
  const card = page.getByRole('region', { name: 'Data used by the app' });
  await expect(card.getByRole('cell', { name: 'The app itself' })).toBeVisible();
  await card.getByLabel('At most in a month').selectOption('100');
  await page.reload();
  await expect(card.getByLabel('At most in a month')).toHaveValue('100');
});
