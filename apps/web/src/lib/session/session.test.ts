import auth from 'virtual:endpoints/auth';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createStore } from '../../app/store.ts';
import { fakeServer } from '../../test/fake-server.ts';
import { baseApi } from '../http/base-api.ts';
import { fromContract } from '../http/from-contract.ts';
import { endsWithin, expiryMs } from './access-expiry.ts';
import { forgetTyping } from './ended.ts';
import { logout } from './logout.ts';
import { accessToken, keepTokens, refreshToken } from './tokens.ts';

const token = (exp: number, mark = 'a'): string => `x.${btoa(JSON.stringify({ exp, mark }))}.y`;
const FAR = 4_000_000_000;

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    probe: fromContract(build).query(auth.name, () => ({})),
    save: fromContract(build).mutation(auth.sendConfirmation, () => ({})),
  }),
});
const probe = () => createStore().dispatch(api.endpoints.probe.initiate());

let server: ReturnType<typeof fakeServer>;
beforeEach(forgetTyping);
afterEach(() => server.restore());

describe('session', () => {
  it('reads a token’s expiry', () => {
    server = fakeServer({});
    expect(expiryMs(token(2000))).toBe(2_000_000);
    expect(expiryMs('nonsense')).toBeNull();
    expect(endsWithin(token(2000), 60_000, 1_950_000)).toBe(true);
    expect(endsWithin(token(2000), 60_000, 1_900_000)).toBe(false);
  });

  it('renews an expired token before use', async () => {
    keepTokens({ access: token(1), refresh: 'r1' });
    server = fakeServer({
      'POST /api/user/token/refresh/': {
        status: 200,
        body: { access: token(FAR), refresh: 'r2' },
      },
      'GET /api/user/name/': { status: 200, body: { name: 'Asha' } },
    });
    expect((await probe()).data).toEqual({ name: 'Asha' });
    expect(server.calls.map((call) => call.path)).toEqual([
      '/api/user/token/refresh/',
      '/api/user/name/',
    ]);
    expect(server.calls[1]?.authorization).toBe(`Bearer ${token(FAR)}`);
    expect(refreshToken()).toBe('r2');
  });

  it('trusts a fresh token although the phone’s clock is hours ahead', async () => {
    const hour = 3600;
    const serverS = Math.floor(Date.now() / 1000) - 5 * hour;
    const claims = { iat: serverS, exp: serverS + 0.5 * hour };
    keepTokens({ access: `x.${btoa(JSON.stringify(claims))}.y`, refresh: 'r1' });
    server = fakeServer({ 'GET /api/user/name/': { status: 200, body: { name: 'Asha' } } });
    await probe();
    expect(server.calls.map((call) => call.path)).toEqual(['/api/user/name/']);
  });

  it('renews once for many concurrent 401s', async () => {
    keepTokens({ access: token(FAR, 'old'), refresh: 'r1' });
    server = fakeServer({
      'POST /api/user/token/refresh/': {
        status: 200,
        body: { access: token(FAR, 'new'), refresh: 'r2' },
      },
      'GET /api/user/name/': ({ authorization }) =>
        authorization === `Bearer ${token(FAR, 'new')}`
          ? { status: 200, body: { name: 'Asha' } }
          : { status: 401, body: {} },
    });
    const answers = await Promise.all([probe(), probe(), probe()]);
    expect(answers.every((answer) => answer.data?.name === 'Asha')).toBe(true);
    const renewals = server.calls.filter((call) => call.path.includes('refresh'));
    expect(renewals).toHaveLength(1);
  });

  it('ends the session when a read is refused after renewal', async () => {
    keepTokens({ access: token(FAR), refresh: 'used' });
    server = fakeServer({
      'POST /api/user/token/refresh/': { status: 401, body: {} },
      'GET /api/user/name/': { status: 401, body: {} },
    });
    expect((await probe()).error).toMatchObject({ status: 401 });
    expect(accessToken()).toBeNull();
  });

  it('keeps the page and its input when a save is refused', async () => {
    keepTokens({ access: token(FAR), refresh: 'used' });
    server = fakeServer({
      'POST /api/user/token/refresh/': { status: 401, body: {} },
      'POST /api/user/email-confirmation/': { status: 401, body: {} },
    });
    const answer = await createStore().dispatch(api.endpoints.save.initiate());
    expect(answer.error).toMatchObject({ status: 401 });
    expect(accessToken()).not.toBeNull();
  });

  it('does not end the session when offline', async () => {
    keepTokens({ access: token(FAR), refresh: 'r1' });
    server = fakeServer({
      'POST /api/user/token/refresh/': 'offline',
      'GET /api/user/name/': { status: 401, body: {} },
    });
    await probe();
    expect(accessToken()).not.toBeNull();
  });

  it('retries a lost exchange with the same idempotency key, and uses a new key next time', async () => {
    keepTokens({ access: token(1), refresh: 'r1' });
    const next = { access: token(1, 'b'), refresh: 'r2' };
    let lines = 0;
    server = fakeServer({
      'POST /api/user/token/refresh/': () => {
        lines += 1;
        return lines === 1 ? 'offline' : { status: 200, body: next };
      },
      'GET /api/user/name/': { status: 200, body: { name: 'Asha' } },
    });
    for (const _ of ['lost', 'again', 'next']) await probe();
    const renewals = server.calls.filter((call) => call.path.includes('refresh'));
    expect(renewals.map((call) => call.body)).toEqual([
      { refresh: 'r1' },
      { refresh: 'r1' },
      { refresh: 'r2' },
    ]);
    const [lost, again, later] = renewals.map((call) => call.key);
    expect(lost).toHaveLength(32);
    expect(again).toBe(lost);
    expect(later).not.toBe(lost);
  });

  it('sends personal requests without a token unchanged, without renewal', async () => {
    server = fakeServer({ 'GET /api/user/name/': { status: 401, body: {} } });
    await probe();
    expect(server.calls).toHaveLength(1);
  });

  it('logs out: revokes on the server and removes all personal data', async () => {
    keepTokens({ access: token(FAR), refresh: 'r1' });
    localStorage.setItem('farmerData', '{}');
    localStorage.setItem('farmerName', 'Asha');
    localStorage.setItem('my:place', '{}');
    localStorage.setItem('language', 'hi');
    server = fakeServer({ 'POST /api/user/logout/': { status: 204 } });
    await logout();
    await expect.poll(() => server.calls[0]).toMatchObject({ body: { refresh: 'r1' } });
    expect(Object.keys(localStorage)).toEqual(['language']);
  });
});
