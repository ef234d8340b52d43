import { join } from 'node:path';
import type { Page } from '@playwright/test';
import {
  aFarmer,
  aProfile,
  call,
  expect,
  expectAccessible,
  signIn,
  test,
} from './support/journey.ts';

const LEAF = join(import.meta.dirname, 'support/pictures/leaf.jpg');
const FAILED = 'Failed to analyze image. Please try again.';
const SICK = {
  disease: 'Early blight',
  severity: 'High',
  severity_basis: 'typical-risk',
  symptom_share: null,
  recommendations: ['Stake the plants'],
  crop: 'Tomato',
  confidence: 0.93,
  label: 'Tomato___Early_blight',
  verdict: 'diseased',
  candidates: [{ label: 'Tomato___Target_spot', probability: 0.04 }],
  photo_problems: [[]],
  accuracy: null,
  model: 'test',
};

async function open(page: Page): Promise<Awaited<ReturnType<typeof aFarmer>>> {
  const farmer = await aFarmer();
  await aProfile(farmer);
  await signIn(page, farmer);
  await page.goto('/application/greenscan');
  return farmer;
}
const field = (page: Page) => page.getByLabel('Upload Image').and(page.locator('input'));
/** Downloading and starting the classifier is slow on a busy machine. */
const PATIENT = { timeout: 40_000 };
const predict = (page: Page) => page.getByRole('button', { name: 'Predict Disease' }).click();

test('a photograph is analysed and the answer scrolls into view', async ({
  page,
  consoleErrors,
}) => {
  await open(page);
  await predict(page);
  await expect(page.getByText('Please upload an image first')).toBeVisible();
  await field(page).setInputFiles({
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('no picture'),
  });
  await expect(
    page.getByText('Please upload a valid image file (jpg, jpeg, png, etc.).'),
  ).toBeVisible();
  await field(page).setInputFiles(LEAF);
  await expect(page.getByAltText('Photograph 1 of the plant')).toBeVisible();
  await predict(page);
  const result = page.getByRole('region', { name: 'Result' });
  await expect(result).toBeInViewport();
  await expectAccessible(page);
  await field(page).setInputFiles([]);
  await expect(page.getByText('No file selected.')).toBeVisible();
  expect(consoleErrors).toEqual([]);
});

test('a scan is stored in the account and can be deleted', async ({ page }) => {
  await open(page);
  await page
    .context()
    .route('**/api/greenscan/analyze/', (route) => route.fulfill({ json: { analysis: SICK } }));
  await field(page).setInputFiles(LEAF);
  await page.getByAltText('Photograph 1 of the plant').waitFor();
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/api/user/scans/'));
  await predict(page);
  expect((await kept).status()).toBe(201);
  const scans = page.getByRole('region', { name: 'My scans' });
  await scans.getByRole('button', { name: 'Show my scans' }).click();
  await expect(scans.getByRole('listitem')).toHaveCount(1);
  await scans.getByRole('button', { name: 'Delete this scan' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(scans.getByText('Nothing kept yet.')).toBeVisible();
});

test('the downloaded classifier works offline', async ({ page, context }) => {
  test.slow();
  await open(page);
  await field(page).waitFor();
  await context.setOffline(true);
  await field(page).setInputFiles(LEAF);
  await page.getByAltText('Photograph 1 of the plant').waitFor();
  await predict(page);
  await expect(page.getByText(FAILED)).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: /Download \(\d+ MB, once\)/ }).click();
  await expect(page.getByText(/works without internet on this phone/)).toBeVisible(PATIENT);
  await context.setOffline(true);
  await predict(page);
  await expect(page.getByText('Looked at on this phone, without the internet.')).toBeVisible(
    PATIENT,
  );
});

test('an offline scan is queued and reaches the account once', async ({ page, context }) => {
  await open(page);
  await page
    .context()
    .route('**/api/greenscan/analyze/', (route) => route.fulfill({ json: { analysis: SICK } }));
  await page.context().route('**/api/user/scans/', (route) => route.abort());
  await field(page).setInputFiles(LEAF);
  await page.getByAltText('Photograph 1 of the plant').waitFor();
  await predict(page);
  const scans = page.getByRole('region', { name: 'My scans' });
  await expect(scans.getByText('Only on this phone', { exact: true })).toBeVisible();
  await expect(scans.locator('img')).toHaveAttribute('src', /^blob:/);
  await expectAccessible(page);
  await page.reload();
  await expect(scans.getByText('Only on this phone', { exact: true })).toBeVisible();
  await context.setOffline(true);
  await page.context().unroute('**/api/user/scans/');
  await context.setOffline(false);
  await expect(scans.getByText('Only on this phone', { exact: true })).toBeHidden();
  await scans.getByRole('button', { name: 'Show my scans' }).click();
  await expect(scans.getByRole('listitem')).toHaveCount(1);
  await expect(scans.locator('img')).toHaveAttribute('src', /^\/media\/scans\//);
});

test('a spray is planned as a task and blocks the harvest', async ({ page }) => {
  const farmer = await open(page);
  await page
    .context()
    .route('**/api/greenscan/analyze/', (route) => route.fulfill({ json: { analysis: SICK } }));
  await field(page).setInputFiles(LEAF);
  await page.getByAltText('Photograph 1 of the plant').waitFor();
  await page.evaluate(() => localStorage.setItem('language', 'hi'));
  await page.reload();
  await page.locator('input[type=file]').setInputFiles(LEAF);
  await page.getByAltText('पौधे की फ़ोटो 1').waitFor();
  await page.getByRole('button', { name: 'रोग पहचानें' }).click();
  await expect(page.getByRole('definition').filter({ hasText: 'अगेती झुलसा' })).toBeVisible();
  await page.getByRole('button', { name: 'इस छिड़काव का दिन चुनें' }).first().click();
  await page.getByRole('button', { name: 'काम की सूची में डालें' }).click();
  await expect(page.getByText(/से पहले तुड़ाई-कटाई न करें/)).toBeVisible();
  const tasks = (await (await call(farmer, 'GET', '/api/user/farm-tasks/')).json()) as {
    source: string;
    date: string;
  }[];
  expect(tasks[0]?.source).toBe('spray-guard');
  const harvest = { task_name: 'Harvest tomato', date: tasks[0]?.date };
  const refused = await call(farmer, 'POST', '/api/user/farm-tasks/', harvest);
  expect(refused.status).toBe(400);
});

test('an invalid answer shows an error and keeps the photograph', async ({ page }) => {
  await open(page);
  await page
    .context()
    .route('**/api/greenscan/analyze/', (route) =>
      route.fulfill({ json: { analysis: { disease: 'x' } } }),
    );
  await field(page).setInputFiles(LEAF);
  await page.getByAltText('Photograph 1 of the plant').waitFor();
  await predict(page);
  await expect(page.getByRole('alert')).toHaveText(FAILED);
  await expect(page.getByAltText('Photograph 1 of the plant')).toBeVisible();
});

test('an unsure answer hands the photograph to an expert question', async ({ page }) => {
  await open(page);
  const unsure = { ...SICK, disease: 'Not sure', label: null, verdict: 'not-sure' };
  await page
    .context()
    .route('**/api/greenscan/analyze/', (route) => route.fulfill({ json: { analysis: unsure } }));
  await field(page).setInputFiles(LEAF);
  await page.getByAltText('Photograph 1 of the plant').waitFor();
  await predict(page);
  await page.getByRole('link', { name: 'Ask an expert' }).click();
  await expect(page).toHaveURL(/\/application\/expert$/);
  await expect(page.locator('form img')).toBeVisible();
  await expect(page.locator('form select').first()).toHaveValue('crop_diseases');
});

test.describe('in flight mode', () => {
  test('the page opens again and the downloaded classifier works', async ({ page, context }) => {
    test.slow();
    await open(page);
    await field(page).waitFor();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.getByRole('button', { name: /Download/ }).click();
    await expect(page.getByText(/works without internet on this phone/)).toBeVisible(PATIENT);
    await page.reload();
    await field(page).waitFor();
    await context.setOffline(true);
    await page.reload();
    await field(page).setInputFiles(LEAF);
    await page.getByAltText('Photograph 1 of the plant').waitFor();
    await predict(page);
    await expect(page.getByText('Looked at on this phone, without the internet.')).toBeVisible(
      PATIENT,
    );
  });
});
