import { aFarmer, call, expect, expectAccessible, signIn, test } from './support/journey.ts';
import { drawnPhoto } from './support/made-media.ts';
import { aMember, hasCommands } from './support/operator-command.ts';

test.skip(!hasCommands, 'an app that was started elsewhere');
// The command starts a process of its own, which is slow on a busy machine.
test.describe.configure({ timeout: 120_000 });

test('a reported post is removed, objected to and put back, and the log tells it', async ({
  page,
  browser,
  consoleErrors,
}) => {
  const [author, neighbour, moderator] = [
    await aFarmer('Ravi Author'),
    await aFarmer('Mira Devi'),
    await aMember('moderator', 'Nita Moderator'),
  ];
  const words = `Spray it twice as strong ${Date.now()}`;
  const form = new FormData();
  form.append('description', words);
  const photo = await drawnPhoto(page);
  form.append('photo', new Blob([new Uint8Array(photo)], { type: 'image/png' }), 'field.png');
  const shared = await call(author, 'POST', '/api/user/posts/', form);
  const { id } = (await shared.json()) as { id: string };
  const post = `/api/user/posts/${id}/`;
  await call(neighbour, 'POST', `${post}report/`, { reason: 'wrong-advice' });

  await page.setViewportSize({ width: 360, height: 800 });
  await signIn(page, moderator);
  await page.goto('/application/console');
  const reported = page.getByRole('listitem').filter({ hasText: words });
  await expect(reported.getByText('Wrong or dangerous advice × 1')).toBeVisible();
  await expectAccessible(page);
  await reported.getByRole('button', { name: 'Remove' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(dialog.getByText('Say why')).toBeVisible();
  await dialog.getByLabel('Why', { exact: true }).fill('Twice the dose of the label is dangerous');
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Done and logged.')).toBeVisible();
  expect((await call(neighbour, 'GET', post)).status).toBe(404);

  const context = await browser.newContext();
  const authors = await context.newPage();
  await signIn(authors, author);
  await authors.goto('/application/taken-down');
  await expect(authors.getByText('Twice the dose of the label is dangerous')).toBeVisible();
  await authors.getByRole('button', { name: 'I object' }).click();
  await authors.getByLabel('Why should it come back?').fill('I meant the water, not the spray');
  await expectAccessible(authors);
  await authors.getByRole('button', { name: 'Send the objection' }).click();
  // The words stand in the form until they were sent.
  await expect(authors.getByRole('button', { name: 'Send the objection' })).toHaveCount(0);
  await expect(authors.getByText('I meant the water, not the spray')).toBeVisible();

  await page.getByRole('tab', { name: 'Objections' }).click();
  const objection = page.getByRole('listitem').filter({ hasText: words });
  await objection.getByRole('button', { name: 'Agree and restore' }).click();
  await dialog.getByLabel('Why', { exact: true }).fill('Now we understand');
  await dialog.getByRole('button', { name: 'Agree and restore' }).click();
  await expect(objection).toHaveCount(0);
  expect((await call(neighbour, 'GET', post)).status).toBe(200);
  await authors.reload();
  await expect(authors.getByText('Now we understand')).toBeVisible();
  await context.close();

  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(page.getByText('Twice the dose of the label is dangerous').first()).toBeVisible();
  await expect(page.getByText('Now we understand').first()).toBeVisible();
  await expectAccessible(page);
  // A moderator has no part in health, prices and experts.
  await expect(page.getByRole('tab', { name: 'Health' })).toHaveCount(0);
  expect(consoleErrors).toEqual([]);
});

test('an operator sees providers and health, imports prices and invites an expert; a farmer finds no console', async ({
  page,
  browser,
  consoleErrors,
}) => {
  await signIn(page, await aMember('operator', 'Om Operator'));
  await page.goto('/application/console');
  await page.getByRole('tab', { name: 'Prices and work' }).click();
  await expect(page.getByText('As all servers have found them')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Health' }).click();
  await expect(page.getByText('Event loop delay', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Experts' }).click();
  await page.getByLabel('E-mail address').fill(`kavita.${Date.now()}@ankur.test`);
  await page.getByLabel('Soil health').check();
  await page.getByLabel('मराठी').check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByText(/expert-invitation#/)).toBeVisible();
  expect(consoleErrors).toEqual([]);

  const farmers = await browser.newPage();
  await signIn(farmers, await aFarmer());
  await farmers.goto('/application/console');
  await expect(farmers.getByRole('tab')).toHaveCount(0);
  await expect(farmers.getByRole('heading', { level: 1 })).not.toHaveText('Console');
  await farmers.close();
});
