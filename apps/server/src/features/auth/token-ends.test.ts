import { createSecrets } from '@ankur/server/platform/auth/secrets';
import { createAccessTokens } from '@ankur/server/platform/auth/tokens';
import { aFarmer, GOOD_PASSWORD, type TestFarmer } from '@ankur/testkit/farmers';
import { buildTestApp, TEST_SECRET, type TestApp } from '@ankur/testkit/test-app';
import { createSigner } from 'fast-jwt';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** Two processes on one database; the second is notified through the database only. */
let first: TestApp;
let second: TestApp;
beforeAll(async () => {
  first = await buildTestApp();
  second = await buildTestApp({ db: first.inputs.db, reads: first.inputs.reads });
});
afterAll(async () => {
  await second.close();
  await first.close();
});
const nameAt = async (test: TestApp, token: string) =>
  (
    await test.app.inject({
      method: 'GET',
      url: '/api/user/name/',
      headers: { authorization: `Bearer ${token}` },
    })
  ).statusCode;
const NEW_PASSWORD = 'Harvest!2026';
const changePassword = (farmer: TestFarmer) =>
  farmer.call('POST', '/api/user/changepassword/', {
    current_password: GOOD_PASSWORD,
    password: NEW_PASSWORD,
    password2: NEW_PASSWORD,
  });
const signIn = async (farmer: TestFarmer) =>
  (
    await first.app.inject({
      method: 'POST',
      url: '/api/user/login/',
      payload: { email: farmer.email, password: GOOD_PASSWORD },
    })
  ).json().token as { access: string; refresh: string };
const idOf = (token: string) => JSON.parse(atob(token.split('.')[1] ?? '')).sub as string;
/** A token signed with JWT_SECRET for an account, without a session. */
const ownToken = (farmer: TestFarmer, issuedS: number, secret = TEST_SECRET) =>
  createSigner({ key: secret, algorithm: 'HS256' })({
    sub: idOf(farmer.access),
    iat: issuedS,
    exp: issuedS + 1800,
  });
const nowS = () => Math.floor(first.clock.now().getTime() / 1000);

describe('an access token ends with its session', () => {
  it('at once in the process that revokes it, within 5 s in every other', async () => {
    const farmer = await aFarmer(first.app);
    expect(await nameAt(second, farmer.access)).toBe(200);
    await first.app.inject({
      method: 'POST',
      url: '/api/user/logout/',
      payload: { refresh: farmer.refresh },
    });
    expect(await nameAt(first, farmer.access)).toBe(401);
    second.clock.advance(5_000);
    expect(await nameAt(second, farmer.access)).toBe(401);
  });

  it('with a new password: on other devices, not on the one that changed it', async () => {
    const farmer = await aFarmer(first.app);
    const other = await signIn(farmer);
    expect(await nameAt(second, other.access)).toBe(200);
    expect((await changePassword(farmer)).statusCode).toBe(200);
    expect(await nameAt(first, other.access)).toBe(401);
    second.clock.advance(5_000);
    expect(await nameAt(second, other.access)).toBe(401);
    expect(await nameAt(first, farmer.access)).toBe(200);
  });

  it('when a device is signed out in the list of devices, or all are', async () => {
    const farmer = await aFarmer(first.app);
    const [one, two] = [await signIn(farmer), await signIn(farmer)];
    const { sid } = JSON.parse(atob(one.access.split('.')[1] ?? ''));
    await farmer.call('DELETE', `/api/user/sessions/${sid}/`);
    expect(await nameAt(first, one.access)).toBe(401);
    expect(await nameAt(first, two.access)).toBe(200);
    await farmer.call('POST', '/api/user/sessions/end-all/');
    expect(await nameAt(first, two.access)).toBe(401);
    expect(await nameAt(first, farmer.access)).toBe(401);
  });

  it('when an old refresh token is reused', async () => {
    const farmer = await aFarmer(first.app);
    const refresh = (token: string) =>
      first.app.inject({
        method: 'POST',
        url: '/api/user/token/refresh/',
        payload: { refresh: token },
      });
    const { access } = (await refresh(farmer.refresh)).json();
    expect(await nameAt(first, access)).toBe(200);
    await refresh(farmer.refresh);
    expect(await nameAt(first, access)).toBe(401);
  });

  it('and gives no access to other accounts', async () => {
    const [one, other] = [await aFarmer(first.app), await aFarmer(first.app)];
    const { sid } = JSON.parse(atob(one.access.split('.')[1] ?? ''));
    expect(await nameAt(first, one.access)).toBe(200);
    const mixed = first.inputs.secrets.accessTokens;
    const tokens = createAccessTokens(mixed, first.clock);
    expect(await nameAt(first, tokens.sign(idOf(other.access), sid))).toBe(401);
    expect(await nameAt(first, tokens.sign(idOf(one.access), 'no-session'))).toBe(401);
  });
});

describe('a token without a session', () => {
  it('is valid until tokens are revoked, and again when signed after that', async () => {
    const farmer = await aFarmer(first.app);
    const token = ownToken(farmer, nowS());
    expect(await nameAt(second, token)).toBe(200);
    await changePassword(farmer);
    expect(await nameAt(first, token)).toBe(401);
    second.clock.advance(5_000);
    expect(await nameAt(second, token)).toBe(401);
    expect(await nameAt(first, ownToken(farmer, nowS() + 1))).toBe(200);
  });
});

describe('a secret that is being rotated', () => {
  const NEXT_SECRET = 'another-secret-for-tests-only-0123456789';
  it('is accepted beside the new one: all sessions stay valid', async () => {
    const farmer = await aFarmer(first.app);
    const renewed = await buildTestApp({
      db: first.inputs.db,
      reads: first.inputs.reads,
      secrets: createSecrets(NEXT_SECRET, TEST_SECRET),
    });
    expect(await nameAt(renewed, farmer.access)).toBe(200);
    const post = (refresh: string, key?: string) =>
      renewed.app.inject({
        method: 'POST',
        url: '/api/user/token/refresh/',
        payload: { refresh },
        headers: key ? { 'idempotency-key': key } : {},
      });
    // The answer under the old secret was lost; a retry under the new one returns the same.
    const key = 'k'.repeat(32);
    const lost = await first.app.inject({
      method: 'POST',
      url: '/api/user/token/refresh/',
      payload: { refresh: farmer.refresh },
      headers: { 'idempotency-key': key },
    });
    expect((await post(farmer.refresh, key)).json().refresh).toBe(lost.json().refresh);
    const { access, refresh } = (await post(lost.json().refresh)).json();
    expect(await nameAt(renewed, access)).toBe(200);
    // The old secret alone does not verify tokens of the new one.
    expect(await nameAt(first, access)).toBe(401);
    // Reuse of a token issued under the old secret is still detected.
    expect((await post(farmer.refresh)).statusCode).toBe(401);
    expect((await post(refresh)).statusCode).toBe(401);
    await renewed.close();
  });

  it('is refused when not configured, but a session continues with its refresh token', async () => {
    const farmer = await aFarmer(first.app);
    const replaced = await buildTestApp({
      db: first.inputs.db,
      reads: first.inputs.reads,
      secrets: createSecrets(NEXT_SECRET),
    });
    expect(await nameAt(replaced, farmer.access)).toBe(401);
    const answer = await replaced.app.inject({
      method: 'POST',
      url: '/api/user/token/refresh/',
      payload: { refresh: farmer.refresh },
    });
    expect(answer.statusCode).toBe(200);
    expect(await nameAt(replaced, answer.json().access)).toBe(200);
    await replaced.close();
  });
});

describe('derived keys', () => {
  it('differ by purpose and by secret, and none is the secret', () => {
    const secrets = createSecrets(TEST_SECRET, 'x'.repeat(32));
    const all = [
      ...secrets.keys('refresh-token'),
      ...secrets.keys('client-address'),
      ...secrets.keys('news-image'),
    ].map((key) => key.toString('hex'));
    expect(new Set(all).size).toBe(6);
    expect(secrets.key('refresh-token').equals(secrets.keys('refresh-token')[0] as Buffer)).toBe(
      true,
    );
    expect(all).not.toContain(Buffer.from(TEST_SECRET).toString('hex'));
  });
});
