import type { Page } from '@playwright/test';
import { aFarmer, aProfile, expect, expectAccessible, signIn, test } from './support/journey.ts';

const RICE = {
  'Nitrogen (N)': '80',
  'Phosphorus (P)': '48',
  'Potassium (K)': '40',
  pH: '6.4',
  Temperature: '24',
  Humidity: '82',
  Rainfall: '230',
};

async function open(page: Page): Promise<void> {
  const farmer = await aFarmer();
  await aProfile(farmer);
  await signIn(page, farmer);
  await page.goto('/application/crop-prediction');
}
async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values))
    await page.getByLabel(label, { exact: true }).fill(value);
}
const submit = (page: Page) => page.getByRole('button', { name: 'Predict Crops' });

test('soil and weather lead to crops with reasons', async ({ page, consoleErrors }) => {
  await open(page);
  await fill(page, RICE);
  await submit(page).click();
  const result = page.getByRole('region', { name: 'Crops for your field' });
  await expect(result.getByRole('heading', { name: 'Rice' })).toBeVisible();
  await expect(result).toBeInViewport();
  await expect(result.getByText(/Support price ₹2,441.00 a quintal/).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Also suits' })).toBeVisible();
  await expectAccessible(page);
  expect(consoleErrors).toEqual([]);
});

test('invalid values disable the button, an unreachable server is reported', async ({
  page,
  context,
}) => {
  await open(page);
  await fill(page, { ...RICE, pH: '15', Rainfall: '-1' });
  await expect(page.getByText('pH value must be between 0 and 14.')).toBeVisible();
  await expect(page.getByText('Invalid input. Must be a positive number.')).toBeVisible();
  await expect(submit(page)).toBeDisabled();
  await fill(page, RICE);
  await expect(submit(page)).toBeEnabled();
  await context.setOffline(true);
  await submit(page).click();
  await expect(page.getByRole('alert')).toHaveText(
    'Failed to connect to the prediction service. Please try again later.',
  );
  await expect(page.getByLabel('Rainfall')).toHaveValue('230');
});

test('unknown values are filled in and labelled', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Fill the weather of my place' }).click();
  await expect(page.getByText(/Usual weather of the \w+ season at Yavatmal/)).toBeVisible();
  await page.getByRole('button', { name: "I don't know my N, P, K" }).click();
  await expect(page.getByText(/not a test of your soil/)).toBeVisible();
  await page.getByLabel('pH', { exact: true }).fill('7');
  await submit(page).click();
  await expect(page.getByRole('region', { name: 'Crops for your field' })).toBeVisible();
});
