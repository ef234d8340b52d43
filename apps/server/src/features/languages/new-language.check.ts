import { aFarmer } from '@ankur/testkit/farmers';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { firstAidCard } from '../assistant/answer/first-aid-cards.ts';

// Runs where packages/languages/src/new-language.test.ts has added a language, "qaa", to a copy of the product.
let testApp: TestApp;
beforeAll(async () => {
  testApp = await buildTestApp();
});
afterAll(() => testApp.close());

const get = async (url: string) => (await testApp.app.inject({ url })).json();

it('lists the new language with what it has of each part', async () => {
  const languages: { code: string; coverage: Record<string, number> }[] =
    await get('/api/languages/');
  const added = languages.find(({ code }) => code === 'qaa');
  expect(added).toMatchObject({ script: 'Hebr', direction: 'rtl', reviewed: false });
  for (const share of Object.values(added?.coverage ?? {})) {
    expect(share).toBeGreaterThan(0);
    expect(share).toBeLessThan(0.2);
  }
  expect(languages.find(({ code }) => code === 'te')?.coverage).toMatchObject({ leaf: 1 });
});

it('answers content in the new language, and in English where it is not written', async () => {
  const schemes: { id: string; name: string; benefit: string }[] =
    await get('/api/schemes/?lang=qaa');
  const english: typeof schemes = await get('/api/schemes/?lang=en');
  expect(schemes[0]).toMatchObject({ id: english[0]?.id, name: 'תוכנית' });
  expect(schemes[0]?.benefit).toBe(english[0]?.benefit);
  expect(schemes[1]?.name).toBe(english[1]?.name);
  const article = await get('/api/guidance/1/?lang=qaa');
  expect(article).toMatchObject({ title: 'עטין', language: 'qaa' });
  expect(article.do_today).toEqual((await get('/api/guidance/1/?lang=en')).do_today);
  expect(await get('/api/guidance/2/?lang=qaa')).toMatchObject({ language: 'en' });
});

it('answers the chat in the new language by its letters, as far as it is written', async () => {
  const answer = await testApp.app.inject({
    method: 'POST',
    url: '/api/chatbot/chat/',
    payload: { message: 'עטין' },
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.json().reply).toBeTruthy();
  const guide = await testApp.app.inject({ url: '/api/chatbot/guide/?lang=qaa' });
  expect(guide.statusCode).toBe(200);
});

it('names first aid in English where the language has no cards', () => {
  expect(firstAidCard('snake', 'qaa')).toEqual(firstAidCard('snake', 'en'));
});

it('takes the new language for an account and writes its mails', async () => {
  const farmer = await aFarmer(testApp.app);
  const change = await farmer.call('PATCH', '/api/user/preferences/', { language: 'qaa' });
  expect(change.statusCode).toBe(200);
  testApp.mailbox.length = 0;
  await testApp.app.inject({
    method: 'POST',
    url: '/api/user/send-reset-password-email/',
    payload: { email: farmer.email },
  });
  await expect.poll(() => testApp.mailbox[0]?.subject).toBe('סיסמה');
  expect(testApp.mailbox[0]?.text).toContain('It works once.');
});
