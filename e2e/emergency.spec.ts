import type { Page } from '@playwright/test';
import { aFarmer, expect, expectAccessible, signIn, test } from './support/journey.ts';

const MESSAGE = 'my husband drank monocrotophos';

async function openChat(page: Page) {
  await signIn(page, await aFarmer());
  await page.goto('/application/guidance');
  await page.getByRole('button', { name: 'Open chat assistant' }).click();
  return page.getByRole('dialog', { name: 'Farm assistant' });
}

test('a message about swallowed poison shows the number to call, first steps and what to tell', async ({
  page,
  consoleErrors,
}) => {
  const chat = await openChat(page);
  await chat.getByRole('textbox').fill(MESSAGE);
  await chat.getByRole('textbox').press('Enter');
  const call = chat.getByRole('link', { name: /^Call 108/ });
  await expect(call).toHaveAttribute('href', 'tel:108');
  await expect(call).toBeFocused();
  await expect(chat.getByRole('alert')).toContainText('Poisoning');
  await expectAccessible(page);
  const steps = chat.getByRole('region', { name: 'Do this now' });
  await expect(steps.getByText('Step 1 of 3')).toBeVisible();
  await steps.getByRole('button', { name: 'Done, next' }).click();
  await expect(steps.getByText('Step 2 of 3')).toBeVisible();
  await expect(chat.getByRole('region', { name: 'Never do this' })).toContainText('vomit');
  await chat.getByRole('button', { name: 'Find this place on the phone' }).click();
  await expect(chat.getByText('20.39000, 78.13000', { exact: true })).toBeVisible();
  await chat.getByText('Red', { exact: true }).click();
  const out = chat.getByRole('region', { name: 'Read this out to them' });
  await expect(out).toContainText('The triangle on the label is red: extremely poisonous.');
  await expectAccessible(page);
  await chat.getByRole('button', { name: 'Not an emergency? Go on asking' }).click();
  await expect(chat.getByRole('textbox', { name: 'Your question' })).toBeFocused();
  await chat.getByRole('button', { name: /^Back to the help/ }).click();
  await expect(call).toBeFocused();
  expect(consoleErrors).toEqual([]);
});

test('the card fits a small phone at 200 % text size, in dark mode', async ({ page }) => {
  await page.setViewportSize({ width: 180, height: 400 });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const chat = await openChat(page);
  await chat.getByRole('textbox').fill(MESSAGE);
  await chat.getByRole('textbox').press('Enter');
  await expect(chat.getByText('Step 1 of 3')).toBeVisible();
  const sideways = await chat.evaluate((box) =>
    [...box.querySelectorAll('*')].some((part) => part.getBoundingClientRect().right > 181),
  );
  expect(sideways).toBe(false);
  await expectAccessible(page);
});

test('the same card is shown offline', async ({ page }) => {
  const words = page.waitForResponse(/\/assets\/emergency-.*\.js$/);
  const model = page.waitForResponse(/\/assets\/emergency-.*\.bin$/);
  const chat = await openChat(page);
  await Promise.all([words, model]);
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await chat.getByRole('textbox').fill(MESSAGE);
  await chat.getByRole('textbox').press('Enter');
  const call = chat.getByRole('link', { name: /^Call 108/ });
  await expect(call).toHaveAttribute('href', 'tel:108');
  await expect(chat.getByText('Step 1 of 3')).toBeVisible();
});

test('suicidal thoughts are answered with a helpline, not with a list', async ({ page }) => {
  const chat = await openChat(page);
  await chat.getByRole('textbox').fill('I want to end my life');
  await chat.getByRole('textbox').press('Enter');
  const talk = chat.getByRole('link', { name: /^Talk to a person now/ });
  await expect(talk).toHaveAttribute('href', 'tel:14416');
  await expect(chat.getByRole('region', { name: 'Do this now' })).toHaveCount(0);
  await chat.getByRole('button', { name: 'I am afraid for somebody else' }).click();
  await expect(chat.getByText(/^Stay with them/)).toBeVisible();
  await expectAccessible(page);
});
