import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import {
  aFarmer,
  aProfile,
  call,
  expect,
  expectAccessible,
  PASSWORD,
  signIn,
  test,
} from './support/journey.ts';

const NEW = 'Harvest!2027';

async function fillSignIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).first().click();
}

const stored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);

test('a visitor registers, signs in, and signs out again', async ({ page }) => {
  const email = `visitor.${process.pid}.${Date.now()}@ankur.test`;
  await page.goto('/auth');
  await expect(page).toHaveTitle(/Sign In/);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await page.getByLabel('Name').fill('Asha Pawar');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByLabel('Confirm Password', { exact: true }).fill('other');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByText('Password must be at least 8 characters long.')).toBeVisible();
  await expect(
    page.getByText('Password must contain at least one uppercase letter.'),
  ).toBeVisible();
  await expect(
    page.getByText('Password must contain at least one special character.'),
  ).toBeVisible();
  await expect(page.getByText('Password and Confirm Password do not match')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByText('Please accept the Terms and Conditions')).toBeVisible();
  await page.getByRole('button', { name: 'Terms and Conditions' }).click();
  const terms = page.getByRole('dialog', { name: 'Terms and Conditions' });
  await expect(terms.getByText('08 March 2025')).toBeVisible();
  await terms.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByRole('checkbox')).toBeChecked();
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
  expect(await stored(page, 'access_token')).toBeNull();
  await fillSignIn(page, email, PASSWORD);
  await expect(page.getByText('Login Successfull')).toBeVisible();
  await expect(page).toHaveURL(/\/application\/land$/);
  await page.goto('/auth');
  await expect(page).toHaveURL(/\/application\/land$/);
  await page.getByRole('button', { name: 'Hello, Asha Pawar' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page
    .getByRole('dialog', { name: 'Confirm Logout' })
    .getByRole('button', { name: 'Yes' })
    .click();
  await expect(page).toHaveURL(/\/auth$/);
  expect(await stored(page, 'refresh_token')).toBeNull();
});

test('a wrong password is refused and the input stays', async ({ page }) => {
  const farmer = await aFarmer();
  await page.goto('/auth');
  await fillSignIn(page, farmer.email, 'Wrong!2026');
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password.');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(farmer.email);
});

test('a forgotten password is reset by the mailed link', async ({ page }) => {
  const farmer = await aFarmer();
  await page.goto('/auth');
  await page.getByRole('link', { name: 'Forgot Password?' }).click();
  await page.getByLabel('Email', { exact: true }).fill(farmer.email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByRole('status')).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('');
  const link = await letterLink(farmer.email);
  await page.goto(new URL(link).pathname);
  await page.getByLabel('New Password', { exact: true }).fill('weak');
  await page.getByLabel('Confirm Password', { exact: true }).fill('weak');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(
    page.getByText(/^Password must be at least 8 characters long and contain/),
  ).toBeVisible();
  await page.getByLabel('New Password', { exact: true }).fill(NEW);
  await page.getByLabel('Confirm Password', { exact: true }).fill(NEW);
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByText('Password reset successfully')).toBeVisible();
  await expect(page).toHaveURL(/\/auth$/);
  await fillSignIn(page, farmer.email, NEW);
  await expect(page).toHaveURL(/\/application\/land$/);
});

/** The link in the mail to an address, from the mail folder; the mail is written after the answer. */
async function letterLink(email: string): Promise<string> {
  const folder = join(process.env.ANKUR_DATA_DIR ?? '', 'outbox');
  let link: string | undefined;
  await expect(async () => {
    for (const name of await readdir(folder)) {
      const letter = await readFile(join(folder, name), 'utf8');
      if (!letter.includes(email)) continue;
      const plain = letter.replaceAll('=\r\n', '').replaceAll('=3D', '=');
      link ??= /http:\S+\/api\/user\/reset\/\S+/.exec(plain)?.[0];
    }
    expect(link, `a letter to ${email}`).toBeDefined();
  }).toPass({ timeout: 10_000 });
  return link ?? '';
}

test('a changed password keeps this session and revokes the others', async ({ page }) => {
  const farmer = await aFarmer();
  await signIn(page, farmer);
  await page.goto('/application/change-password');
  await page.getByLabel('Current Password').fill(PASSWORD);
  await page.getByLabel('New Password', { exact: true }).fill(NEW);
  await page.getByLabel('Confirm New Password').fill(NEW);
  await page.getByRole('button', { name: 'Update Password' }).click();
  await expect(page.getByText('Password changed successfully')).toBeVisible();
  await expect(page.getByLabel('Current Password')).toHaveValue('');
  await expect(page.getByText('This device')).toBeVisible();
});

test('a farmer exports all data and deletes the account', async ({ page }) => {
  const farmer = await aFarmer();
  await aProfile(farmer);
  await signIn(page, farmer);
  await page.goto('/application/change-password');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  expect((await download).suggestedFilename()).toMatch(/^ankur-\d{4}-\d{2}-\d{2}\.zip$/);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByLabel('Your password').fill(PASSWORD);
  await page.getByRole('dialog').getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  expect((await call(farmer, 'GET', '/api/user/profile/')).status).toBe(401);
});

test('the account screens have no axe violations', async ({ page, consoleErrors }) => {
  const farmer = await aFarmer();
  for (const path of ['/auth', '/forget', '/api/user/reset/1/2']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  }
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign Up' })).toBeVisible();
  await expectAccessible(page);
  await signIn(page, farmer);
  await page.goto('/application/change-password');
  await expect(page.getByText('This device')).toBeVisible();
  await expectAccessible(page);
  expect(consoleErrors).toEqual([]);
});
