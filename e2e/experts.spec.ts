import { aFarmer, expect, expectAccessible, signIn, test } from './support/journey.ts';

test('a farmer asks an expert and finds the question again', async ({ page, consoleErrors }) => {
  await signIn(page, await aFarmer());
  await page.goto('/application/experts');
  await page.getByRole('button', { name: 'Submit Request' }).click();
  await expect(page.getByText('Query is required')).toBeVisible();
  await page.getByLabel('Field of Expertise').selectOption('soil_health');
  await page.getByLabel('Language', { exact: true }).selectOption('marathi');
  await page.getByLabel('Query').fill('My soil is hard after rain');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Submit Request' }).click();
  await expect(page.getByRole('button', { name: 'Request sent' })).toBeDisabled();
  await expect(page).toHaveURL(/experts-page$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Our Experts' })).toBeVisible();
  await expect(page.getByText('Sample', { exact: true }).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'My Requests' }).click();
  await expect(page.getByText('My soil is hard after rain')).toBeVisible();
  await expect(page.getByText('Pending')).toBeVisible();
  await expectAccessible(page);
  expect(consoleErrors).toEqual([]);
});
