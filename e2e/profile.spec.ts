import {
  aFarmer,
  aProfile,
  call,
  expect,
  expectAccessible,
  signIn,
  test,
} from './support/journey.ts';

/** Four green pixels. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEklEQVQImWMwXlVuvKqcAUIBACQuBVGcWysNAAAAAElFTkSuQmCC',
  'base64',
);

test('a new farmer is redirected to the form, fills it and sees the profile', async ({
  page,
  consoleErrors,
}) => {
  const farmer = await aFarmer('Asha Pawar');
  await signIn(page, farmer);
  await page.goto('/application/profile-view');
  await expect(page).toHaveURL(/\/application\/profile-input$/);
  const save = page.getByRole('button', { name: 'Save Profile' });
  await page.getByLabel('Age', { exact: true }).fill('17');
  await expect(page.getByText('Age must be between 18 and 120')).toBeVisible();
  await expect(save).toBeDisabled();
  await page.getByLabel('Age', { exact: true }).fill('42');
  await page.getByLabel('Name', { exact: true }).fill('Asha Pawar');
  await page.getByLabel('Contact', { exact: true }).fill('9876543210');
  await page.getByLabel('Location', { exact: true }).fill('Wani, Yavatmal');
  await page.getByLabel('Land Size', { exact: true }).fill('2.5');
  await page.getByLabel('Land Type', { exact: true }).selectOption('rainfed');
  await page.getByLabel('Crops', { exact: true }).fill('Cotton, Tur');
  await page.getByLabel('Annual Crops', { exact: true }).fill('2');
  await page.getByLabel('Irrigation', { exact: true }).selectOption('drip');
  await page.getByLabel('Seed Brand', { exact: true }).fill('Mahabeej');
  await page
    .getByLabel('Profile Picture')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: PICTURE });
  await save.click();
  await expect(page).toHaveURL(/\/application\/profile-view$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Asha Pawar' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Profile picture of Asha Pawar' })).toHaveAttribute(
    'src',
    /^\/media\/profile\/.+\.webp$/,
  );
  await expect(page.getByText('2.5 acres')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Refresh Profile' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByLabel('Seed Brand', { exact: true })).toHaveValue('Mahabeej');
  await expectAccessible(page);
  expect(consoleErrors).toEqual([]);
});

test('an invalid picture is refused, and the input stays', async ({ page }) => {
  const farmer = await aFarmer();
  await aProfile(farmer);
  await signIn(page, farmer);
  await page.goto('/application/profile-input');
  await page.getByLabel('Bio').fill('Third generation on this land.');
  const picture = page.getByLabel('Profile Picture');
  await picture.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('x') });
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await expect(page.getByText('Please upload a valid image file.')).toBeVisible();
  await expect(page.getByLabel('Bio')).toHaveValue('Third generation on this land.');
  await picture.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: PICTURE });
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await expect(page.getByText('Third generation on this land.')).toBeVisible();
});

test('an offline save is queued, shown and sent when online', async ({ page, context }) => {
  const farmer = await aFarmer();
  await aProfile(farmer);
  await signIn(page, farmer);
  await page.goto('/application/profile-view');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Seed Brand', { exact: true }).fill('Ajeet');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await expect(page).toHaveURL(/profile-view/);
  await expect(page.getByText('Ajeet')).toBeVisible();
  await expect(page.getByText('Waiting to be sent', { exact: true })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Waiting to be sent', { exact: true })).toBeHidden();
  const kept = async () => (await call(farmer, 'GET', '/api/user/profile/')).json();
  await expect.poll(kept).toMatchObject({ seed_brand: 'Ajeet' });
});
