import { buildTestApp } from '@ankur/testkit/test-app';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';

const headerBehind = async (PUBLIC_URL: string) => {
  const testApp = await buildTestApp({
    config: readConfig({ DATA_DIR: '/nonexistent', LOG_LEVEL: 'silent', PUBLIC_URL }),
  });
  const answers = await Promise.all(
    ['/api/health/', '/api/user/name/', '/nowhere'].map((url) => testApp.app.inject({ url })),
  );
  await testApp.close();
  return answers.map(({ headers }) => headers['strict-transport-security']);
};

describe('Strict-Transport-Security', () => {
  it('is sent with every answer when the public URL is https', async () => {
    const told = await headerBehind('https://ankur.test');
    expect(told).toEqual(Array(3).fill('max-age=31536000'));
  });

  it('is not sent otherwise: it would lock farmers out of a host without HTTPS', async () => {
    expect(await headerBehind('http://ankur.test')).toEqual(Array(3).fill(undefined));
  });
});
