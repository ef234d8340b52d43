import type { Page } from '@playwright/test';
import { aFarmer, call, expect, expectAccessible, signIn, test } from './support/journey.ts';
import { drawnPhoto } from './support/made-media.ts';

// Pictures of a field, an animal and an observation on a phone, taken with and without a network.
test.use({ viewport: { width: 360, height: 800 } });

const SENT = { timeout: 30_000 };
const dialogOf = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
/** Whether a picture of a list has been drawn. */
const isDrawn = (page: Page, name: string) =>
  page
    .getByRole('button', { name })
    .locator('img')
    .evaluate((image) => (image as HTMLImageElement).naturalWidth > 0);

test('a field, an animal and an observation have pictures, also where there is no network', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  const farmer = await aFarmer();
  await signIn(page, farmer);
  const post = async (path: string, body: object): Promise<{ id: string }> =>
    (await call(farmer, 'POST', `/api/user/${path}/`, body)).json();
  const { id: field } = await post('fields', { name: 'River field', area: 2 });
  await post('plantings', { crop: 'cotton', field, sown_on: '2026-06-20' });
  await post('animals', { name: 'Gauri', species: 'cow', sex: 'female' });
  await page.goto('/application/farm');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const photo = { name: 'a.png', mimeType: 'image/png', buffer: await drawnPhoto(page) };

  await test.step('of a field: taken, deleted, and back', async () => {
    await page.getByRole('button', { name: 'Picture of River field' }).click();
    const dialog = dialogOf(page, 'Picture of River field');
    await dialog.locator('input[type=file]').setInputFiles(photo);
    await expect(dialog.getByRole('img', { name: 'Picture of River field' })).toBeVisible();
    await expect(dialog.getByText('Waiting to be sent')).toBeHidden();
    await dialog.getByRole('button', { name: 'Delete the picture' }).click();
    await expect(dialog.getByRole('img')).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Undo' }).click();
    await expect(dialog.getByRole('img', { name: 'Picture of River field' })).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => isDrawn(page, 'Picture of River field'), SENT).toBe(true);
  });

  await test.step('of an observation, in the diary', async () => {
    await page.getByRole('button', { name: 'Write more' }).click();
    const form = dialogOf(page, /^Cotton/);
    await form.getByLabel('What was done').selectOption('observation');
    await form.locator('input[type=file]').setInputFiles(photo);
    await expect(form.getByRole('img', { name: 'The chosen picture' })).toBeVisible();
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form).toBeHidden();
    await page.getByRole('button', { name: 'Diary and money' }).click();
    const picture = dialogOf(page, /^Cotton/).getByRole('img', { name: 'Seen' });
    await expect(picture).toHaveAttribute('src', /-small\.webp$/, SENT);
    await dialogOf(page, /^Cotton/)
      .getByRole('button', { name: 'Close' })
      .click();
  });

  await test.step('without a network those that were seen stand there, and a new one at once', async () => {
    await context.setOffline(true);
    await page.reload();
    await expect.poll(() => isDrawn(page, 'Picture of River field'), SENT).toBe(true);
    await page.getByRole('tab', { name: 'Animals' }).click();
    await page.getByRole('button', { name: 'Picture of Gauri' }).click();
    const dialog = dialogOf(page, 'Picture of Gauri');
    await dialog.locator('input[type=file]').setInputFiles(photo);
    await expect(dialog.getByText('Waiting to be sent')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => isDrawn(page, 'Picture of Gauri')).toBe(true);
    await context.setOffline(false);
    const pictureThere = async () =>
      (await (await call(farmer, 'GET', '/api/user/animals/')).json())[0]?.picture;
    await expect.poll(pictureThere, SENT).toMatchObject({ url: expect.any(String) });
    await expectAccessible(page);
  });
  const isWide = await page.evaluate(() => document.body.scrollWidth > innerWidth);
  expect(isWide).toBe(false);
});
