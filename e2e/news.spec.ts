import { aFarmer, aProfile, expect, expectAccessible, signIn, test } from './support/journey.ts';
import { withOwnApp } from './support/own-app.ts';

test('suitable schemes show reasons and link to the official site', async ({
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

test('headlines are truncated, paged and load nothing from other hosts', async ({ page }) => {
  test.setTimeout(90_000);
  const withKey = (url: string) => ({ NEWSAPI_KEY: 'key', NEWSAPI_URL: url });
  await withOwnApp(page, withKey, async (url) => {
    const bad: string[] = [];
    page.on('response', (answer) => {
      const own = answer.url().startsWith(url);
      if (!own || answer.status() >= 400) bad.push(`${answer.status()} ${answer.url()}`);
    });
    await page.goto(`${url}/application/news`);
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
  });
});
