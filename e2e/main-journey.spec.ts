import { expect, PASSWORD, test } from './support/journey.ts';

/**
 * The main user journey on an empty data folder, without keys and network: figures from the monthly normals of the India
 * Meteorological Department.
 *
 * Hand computation, FAO-56 with radiation from the temperature range (eq. 50) and Penman–Monteith (eq. 6).
 * Wheat near Yavatmal (20.4° N, 451 m), mid January: 28.4/14.7 °C, vapour pressure 1.25 kPa, wind 1.36 m/s at 10 m
 * (1.02 at 2 m); Ra 26.6, Rs 15.7, Rn 7.32 MJ/m², es 2.77 kPa: ET0 3.17 mm a day. Sown in November the crop is in
 * mid-season, Kc 1.15: 25.5 mm a week. Rain 15.5 mm in the month, USDA-SCS effective 15.1, 3.4 mm a week: 22.1 mm lacking.
 * Flood irrigation brings 60 % to the roots: 36.9 mm; 2 acres at 4.0469 m³ a mm and acre: 299 m³.
 */
const WHEAT_YAVATMAL_M3 = 299;
/**
 * Rice near Karnal (29.7° N, 248 m), late August: 32.6/25.3 °C, 3.23 kPa, 1.03 m/s at 10 m (0.77 at 2 m); Ra 36.5,
 * Rs 15.8, Rn 10.6 MJ/m²: ET0 3.59 mm a day. Transplanted in early July the crop nears mid-season, Kc 1.15: 28.9 mm a week.
 * Percolation 6 mm a day: 42 mm. Rain 160.2 mm in the month, effective 119.1, 26.9 mm a week: 44.0 mm lacking; flood
 * 73.4 mm; 2 acres: 594 m³.
 */
const RICE_KARNAL_M3 = 594;

test('register, fill the profile, get water advice, make it a task, book and read the summary', async ({
  page,
  context,
  consoleErrors,
}) => {
  test.setTimeout(120_000);
  const email = `main.journey.${Date.now()}@ankur.test`;
  await page.goto('/');
  await page.getByRole('link', { name: 'Login/Register' }).click();
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await page.getByLabel('Name').fill('Asha Pawar');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).first().click();
  await page.waitForURL('**/application/land');
  await expect(page.getByRole('banner').getByText(/\d+°C/)).toBeVisible();

  await page.goto('/application/profile-view');
  await page.waitForURL('**/application/profile-input');
  const fields: [string, string][] = [
    ['Name', 'Asha Pawar'],
    ['Age', '41'],
    ['Contact', '9876543210'],
    ['Location', 'Yavatmal'],
    ['Land Size', '2'],
    ['Crops', 'Wheat, Cotton'],
    ['Seed Brand', 'Mahabeej'],
    ['Annual Crops', '2'],
  ];
  for (const [label, value] of fields) await page.getByLabel(label).first().fill(value);
  await page.getByLabel('Irrigation').selectOption('flood');
  await page.getByRole('button', { name: /save/i }).click();
  await page.waitForURL('**/application/profile-view');
  await expect(page.getByText('Yavatmal').first()).toBeVisible();

  const irrigation = page.getByRole('region', { name: 'Irrigation Management' });
  const ask = async (crop: string, date: string) => {
    await page.goto('/application/dashboard');
    await irrigation.getByLabel('Crop Type').selectOption(crop);
    await irrigation.getByLabel('Land Size').fill('2');
    await irrigation.getByLabel('Date', { exact: true }).fill(date);
    await irrigation.getByRole('button', { name: 'Submit' }).click();
    const text = await irrigation.getByText(/^[\d,.]+ m³$/).innerText();
    return Number(text.replaceAll(',', '').split(' ')[0]);
  };
  const wheat = await ask('Wheat', '2027-01-12');
  expect(Math.abs(wheat / WHEAT_YAVATMAL_M3 - 1)).toBeLessThan(0.15);
  await irrigation.getByRole('button', { name: 'Make this a task' }).click();
  await expect(irrigation.getByRole('button', { name: 'Task added' })).toBeVisible();

  await context.setGeolocation({ latitude: 29.69, longitude: 76.99 });
  await page.evaluate(() => localStorage.removeItem('my:place'));
  await page.goto('/application/weather');
  await expect(page.getByRole('heading', { name: 'Karnal' })).toBeVisible();
  const rice = await ask('Rice', '2026-08-24');
  expect(Math.abs(rice / RICE_KARNAL_M3 - 1)).toBeLessThan(0.15);

  const finance = page.getByRole('region', { name: 'Finance' });
  await finance.getByRole('button', { name: 'Add More ?' }).click();
  await finance.getByLabel('Category').selectOption('seeds');
  await finance.getByLabel('Amount').fill('1250.50');
  await finance.getByLabel('Description').fill('Wheat seed');
  await finance.getByLabel('Date', { exact: true }).fill('2026-11-12');
  await finance.getByRole('button', { name: /^add/i }).last().click();
  await expect(finance.getByText('₹1,250.50').first()).toBeVisible();
  await finance.getByRole('tab', { name: 'Incomes' }).click();
  await finance.getByLabel('Source').selectOption('crop_sale');
  await finance.getByLabel('Amount').fill('151250.75');
  await finance.getByLabel('Date', { exact: true }).fill('2026-11-15');
  await finance.getByRole('button', { name: /^add/i }).last().click();
  await expect(finance.getByText('₹1,51,250.75').first()).toBeVisible();
  await finance.getByRole('button', { name: 'Go To Summary' }).click();
  await expect(finance.getByText('₹1,50,000.25').first()).toBeVisible();
  await expect(page.getByText('Water the Wheat').first()).toBeVisible();
  expect(consoleErrors).toEqual([]);
});
