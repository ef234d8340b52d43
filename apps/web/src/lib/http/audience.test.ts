import { describe, expect, it } from 'vitest';
import { needsToken } from './audience.ts';

describe('needsToken', () => {
  it.each(['/api/user/profile/', '/api/user/expenses/4/', '/api/chatbot/chat/', '/api/schemes/'])(
    '%s carries the token',
    (path) => expect(needsToken(path)).toBe(true),
  );

  it.each([
    '/api/user/login/',
    '/api/user/reset-password/a/b/',
    '/api/weather/current/?city=Pune',
    '/api/greenscan/analyze/',
    '/api/crop/predict/',
  ])('%s goes without', (path) => expect(needsToken(path)).toBe(false));
});
