import { buildTestApp } from '@ankur/testkit/test-app';
import { testDatabase } from '@ankur/testkit/test-database';
import { expect, it } from 'vitest';

it('reports only that the service is unhealthy while its database is unavailable', async () => {
  const { db, close } = await testDatabase();
  const testApp = await buildTestApp({ db });
  const health = () => testApp.app.inject({ url: '/api/health/' });
  expect((await health()).json()).toMatchObject({ status: 'ok', database: 'ok' });
  await close();
  const answer = await health();
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('5');
  expect(answer.json()).toEqual({
    errors: { database: ['The database does not answer.'] },
    problems: [{ field: 'database', code: 'database_down', params: {} }],
  });
  await testApp.close();
});
