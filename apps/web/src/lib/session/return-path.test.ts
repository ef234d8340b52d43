import { expect, it, vi } from 'vitest';

const loaded = async () => {
  vi.resetModules();
  return import('./return-path.ts');
};

it('keeps the page that a visitor asked for through a reload of the sign-in form', async () => {
  const before = await loaded();
  expect(before.returnPath()).toBe('/application/land');
  before.keepReturnPath('/application/market#alerts');
  expect((await loaded()).returnPath()).toBe('/application/market#alerts');
  before.keepReturnPath();
  expect((await loaded()).returnPath()).toBe('/application/land');
});
