import { languageAnswer } from '@ankur/contracts/languages/endpoints';
import { LANGUAGES } from '@ankur/languages/languages';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import { afterAll, beforeAll, expect, it } from 'vitest';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await buildTestApp();
});
afterAll(() => testApp.close());

it('lists the languages with their direction and how much of each part they have', async () => {
  const answer = await testApp.app.inject({ url: '/api/languages/' });
  expect(answer.statusCode).toBe(200);
  const languages: unknown[] = answer.json();
  for (const language of languages) expect(languageAnswer.parse(language)).toEqual(language);
  expect(languages).toHaveLength(LANGUAGES.length);
  expect(languages[3]).toMatchObject({
    code: 'te',
    name: 'Telugu',
    own_name: 'తెలుగు',
    script: 'Telu',
    direction: 'ltr',
    reviewed: true,
    coverage: { app: 1, schemes: 1 },
  });
});
