import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { callsTools, says, scriptedModel } from '@ankur/testkit/scripted-model';
import { dayInIndia } from './support/day-in-india.ts';
import { aFarmer, expect, expectAccessible, signIn, test } from './support/journey.ts';
import { startApp } from './support/start-app.ts';

test('a farmer is asked once for consent to the language model, and withdraws it', async ({
  page,
  consoleErrors,
}) => {
  test.setTimeout(120_000);
  const model = await scriptedModel();
  const dataDir = await mkdtemp(join(tmpdir(), 'ankur-model-'));
  const app = await startApp(dataDir, { LLM_BASE_URL: model.base, RATE_LIMITS: 'off' });
  const sent = () => JSON.stringify(model.requests.map(({ body }) => body));
  try {
    const farmer = await aFarmer(undefined, app.url);
    const income = await fetch(`${app.url}/api/user/incomes/`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${farmer.access}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({
        source: 'crop_sale',
        amount: 71_234,
        date: dayInIndia(),
      }),
    });
    expect(income.status).toBe(201);
    await signIn(page, farmer);
    await page.goto(`${app.url}/application/guidance`);
    await page.getByRole('button', { name: 'Open chat assistant' }).click();
    const chat = page.getByRole('dialog', { name: 'Farm assistant' });
    const ask = async (question: string) => {
      await chat.getByRole('textbox').fill(question);
      await chat.getByRole('textbox').press('Enter');
    };
    const consent = chat.getByRole('region', { name: 'May the assistant use your accounts?' });

    await ask('what is my income this month');
    // The first answer waits until the new server has read its library.
    await expect(chat.getByText('₹71,234')).toBeVisible({ timeout: 40_000 });
    await expect(consent).toBeVisible();
    expect(model.requests).toEqual([]);
    await expectAccessible(page);
    await consent.getByRole('button', { name: 'Allow', exact: true }).click();
    await expect(chat.getByText('Ask again, and the assistant uses your accounts')).toBeVisible();

    model.plays(callsTools({ name: 'my_books' }), says('Your income was ₹71,234 [1].'));
    await ask('who won the cricket match');
    await expect(chat.getByText('Your income was ₹71,234 [1].')).toBeVisible();
    await expect(consent).toBeHidden();
    expect(sent()).toContain('71,234');

    await page.goto(`${app.url}/application/change-password`);
    const card = page.getByRole('region', { name: 'The assistant and your accounts' });
    await expect(card).toContainText('You have allowed it.');
    await expectAccessible(page);
    await card.getByRole('button', { name: 'No longer allow' }).click();
    await expect(card).toContainText('You do not allow it.');
    await page.reload();
    await expect(card).toContainText('You do not allow it.');
    expect(consoleErrors).toEqual([]);
  } finally {
    await app.stop();
    model.close();
    await rm(dataDir, { recursive: true, force: true });
  }
});
