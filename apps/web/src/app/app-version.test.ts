import { afterEach, expect, it, vi } from 'vitest';
import { reloadNewest } from './app-version.ts';

afterEach(() => vi.unstubAllGlobals());

it('waits until a found version is downloaded, then activates it', async () => {
  const worker = Object.assign(new EventTarget(), { state: 'installing', postMessage: vi.fn() });
  const registration: Record<string, unknown> = {
    update: async () => Object.assign(registration, { installing: worker, waiting: null }),
  };
  const serviceWorker = Object.assign(new EventTarget(), {
    getRegistration: async () => registration,
  });
  vi.stubGlobal('navigator', { serviceWorker });
  const reloading = reloadNewest();
  await new Promise((resolve) => setTimeout(resolve));
  Object.assign(registration, { installing: null, waiting: worker });
  worker.state = 'installed';
  worker.dispatchEvent(new Event('statechange'));
  await reloading;
  expect(worker.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' });
});
