import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aFarmer, aProfile, expect, expectAccessible, signIn, test } from './support/journey.ts';
import { fakeProvider } from './support/price-provider.ts';
import { startApp } from './support/start-app.ts';

test('schemes suit the farmer, say why, and lead to the official site', async ({
  page,
  consoleErrors,
}) => {
  const farmer = await aFarmer();
  await aProfile(farmer);
  await signIn(page, farmer);
  await page.goto('/application/news');
  await expect(page.getByText('No news articles available. Please try again later.')).toBeVisible();
  const suited = page.getByRole('region', { name: 'Government schemes for you' });
  await expect(suited.getByRole('listitem')).toHaveCount(10);
  await expectAccessible(page);
  await suited
    .getByRole('button', { name: /Read more/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('link', { name: 'Official site' })).toHaveAttribute(
    'href',
    /^https:/,
  );
  await expect(dialog.getByText(/As of November 2026/)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByLabel('Search schemes').fill('drone');
  const all = page.getByRole('region', { name: 'All schemes' });
  await expect(all.getByRole('status')).toHaveText(/^\d schemes?$/);
  expect(consoleErrors).toEqual([]);
});

test('headlines are cut, paged and carry nothing of strangers', async ({ page }) => {
  test.setTimeout(90_000);
  const provider = await fakeProvider();
  const dataDir = await mkdtemp(join(tmpdir(), 'ankur-news-'));
  const app = await startApp(dataDir, {
    RATE_LIMITS: 'off',
    NEWSAPI_KEY: 'key',
    NEWSAPI_URL: provider.url,
  });
  const elsewhere = process.env.ANKUR_URL;
  try {
    process.env.ANKUR_URL = app.url;
    const farmer = await aFarmer();
    process.env.ANKUR_URL = elsewhere;
    await signIn(page, farmer);
    const bad: string[] = [];
    page.on('response', (answer) => {
      const own = answer.url().startsWith(app.url);
      if (!own || answer.status() >= 400) bad.push(`${answer.status()} ${answer.url()}`);
    });
    await page.goto(`${app.url}/application/news`);
    const headlines = page.getByRole('region', { name: 'Farm headlines' });
    await expect(headlines.getByRole('article')).toHaveCount(20);
    await expect(
      headlines.getByText('1.0 Rain in the last week of the month delays...'),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('Page 3 of 3')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
    expect(bad).toEqual([]);
  } finally {
    process.env.ANKUR_URL = elsewhere;
    await app.stop();
    await provider.close();
    await rm(dataDir, { recursive: true, force: true });
  }
});
