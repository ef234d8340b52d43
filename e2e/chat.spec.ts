import { aFarmer, expect, expectAccessible, signIn, test } from './support/journey.ts';

const FIRST = 'Hi there! 👋 How can I help you with farming today?';

test('a farmer asks, reads the answer with its source and finds the conversation again', async ({
  page,
  consoleErrors,
}) => {
  test.setTimeout(90_000);
  await signIn(page, await aFarmer());
  await page.goto('/application/guidance');
  await page.getByRole('button', { name: 'Open chat assistant' }).click();
  const chat = page.getByRole('dialog', { name: 'Farm assistant' });
  await expect(chat.getByText(FIRST)).toBeVisible();
  const field = chat.getByRole('textbox');
  const send = chat.getByRole('button', { name: 'Send' });
  await expect(send).toBeDisabled();
  await field.fill('How many days before calving');
  await field.press('Shift+Enter');
  await field.pressSequentially('should I stop milking?');
  await expect(field).toHaveValue('How many days before calving\nshould I stop milking?');
  await field.press('Enter');
  // The first answer may have to wait until the server has read its library.
  await expect(chat.getByRole('list', { name: 'Sources' })).toContainText('Drying Off', {
    timeout: 40_000,
  });
  await expect(send).toBeDisabled();
  const key = await page.evaluate(() => Object.keys(localStorage).find((k) => k.includes('chat')));
  expect(key).toBeTruthy();
  await expectAccessible(page);
  await chat.getByRole('link', { name: /Drying Off/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Drying Off' })).toBeVisible();
  await chat.getByRole('button', { name: 'Earlier conversations' }).click();
  await expect(chat.getByRole('button', { name: /^How many days/ })).toBeVisible();
  await chat.getByRole('button', { name: 'Close' }).click();
  await expect(chat).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open chat assistant' })).toBeFocused();
  expect(consoleErrors).toEqual([]);
});

test.describe('scripted answers', () => {
  // What a service worker asks does not always pass the routes of a test.
  test.use({ serviceWorkers: 'block' });

  test('a failed answer is shown in the conversation', async ({ page }) => {
    await signIn(page, await aFarmer());
    await page.goto('/application/guidance');
    await page.getByRole('button', { name: 'Open chat assistant' }).click();
    const chat = page.getByRole('dialog', { name: 'Farm assistant' });
    const ask = async (text: string) => {
      await chat.getByRole('textbox').fill(text);
      await chat.getByRole('button', { name: 'Send' }).click();
    };
    await page
      .context()
      .route('**/api/chatbot/chat/', (route) =>
        route.fulfill({ status: 400, json: { details: 'Message is required', errors: {} } }),
      );
    await ask('hello');
    await expect(chat.getByText('Error: Message is required')).toBeVisible();
    await page.context().unroute('**/api/chatbot/chat/');
    await page.context().route('**/api/chatbot/chat/', (route) => route.abort());
    await ask('hello again');
    await expect(
      chat.getByText("Sorry, I'm having trouble connecting. Please try again later."),
    ).toBeVisible();
  });

  test('a streamed answer is shown with its source', async ({ page }) => {
    await signIn(page, await aFarmer());
    await page.goto('/application/guidance');
    await page.getByRole('button', { name: 'Open chat assistant' }).click();
    const chat = page.getByRole('dialog', { name: 'Farm assistant' });
    const event = (name: string, data: object) =>
      `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
    const reply = 'The silage is ready after 45 days [1].';
    const sources = [{ id: 'guidance:8', title: 'Silage Making', url: '/application/8' }];
    await page.context().route('**/api/chatbot/chat/', (route) =>
      route.fulfill({
        contentType: 'text/event-stream',
        body:
          event('sentence', { text: reply }) + event('reply', { reply, session_id: 's', sources }),
      }),
    );
    await chat.getByRole('textbox').fill('how to make silage');
    await chat.getByRole('textbox').press('Enter');
    await expect(chat.getByText(reply)).toHaveCount(1);
    await expect(chat.getByRole('link', { name: '[1] Silage Making' })).toBeVisible();
  });
});

test('an emergency is answered offline, with numbers to tap', async ({ page }) => {
  await signIn(page, await aFarmer());
  await page.goto('/application/guidance');
  await page.getByRole('button', { name: 'Open chat assistant' }).click();
  const chat = page.getByRole('dialog', { name: 'Farm assistant' });
  await page.context().route('**/api/chatbot/chat/', (route) => route.abort());
  await chat.getByRole('textbox').fill('saap ne kata');
  await chat.getByRole('textbox').press('Enter');
  const ambulance = chat.getByRole('link', { name: /108/ }).first();
  await expect(ambulance).toHaveAttribute('href', 'tel:108');
  await expectAccessible(page);
});

test('a visitor sees no assistant', async ({ page }) => {
  await page.goto('/application/8');
  await expect(page.getByRole('heading', { level: 1, name: 'Silage Making' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open chat assistant' })).toHaveCount(0);
});
