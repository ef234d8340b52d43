import { aFarmer, type TestFarmer } from '@ankur/testkit/farmers';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expertMembers } from '../experts/membership.ts';
import { parseOperatorArguments } from './scripts/operator-arguments.ts';
import { runOperatorCommand } from './scripts/operator-command.ts';

let test: TestApp;
let asha: TestFarmer;
beforeAll(async () => {
  test = await buildTestApp();
  asha = await aFarmer(test.app);
});
afterAll(() => test.close());

const order = (line: string) => {
  const read = parseOperatorArguments(line.split(' '));
  if (read.kind === 'wrong') throw new Error(read.reason);
  return runOperatorCommand(read, { ...test.inputs, experts: expertMembers });
};
const me = (farmer = asha) => farmer.call('GET', '/api/console/me/');

describe('the console', () => {
  it('answers accounts without a role like an unknown path', async () => {
    const unknown = await test.app.inject({ url: '/api/console/nothing/' });
    const answers = [
      await test.app.inject({ url: '/api/console/me/' }),
      await test.app.inject({
        url: '/api/console/me/',
        headers: { authorization: 'Bearer a.b.c' },
      }),
      await me(),
    ];
    for (const answer of answers) {
      expect([answer.statusCode, answer.json()]).toEqual([404, unknown.json()]);
    }
  });

  it('returns an account’s roles, effective from the next request', async () => {
    expect(await order(`add ${asha.email.toUpperCase()} --role moderator`)).toEqual({
      ok: true,
      text: `${asha.email} is now moderator`,
    });
    expect((await me()).json()).toEqual({
      name: asha.name,
      email: asha.email,
      roles: ['moderator'],
    });
    expect((await order(`add ${asha.email} --role moderator`)).text).toBe(
      `${asha.email} is already moderator`,
    );
    await order(`add ${asha.email} --role operator`);
    await order(`add ${asha.email} --role expert`);
    expect((await me()).json().roles).toEqual(['operator', 'moderator', 'expert']);
    expect((await me()).headers['cache-control']).toBe('no-store');
    expect((await order('list')).text).toBe(`${asha.email}  operator, moderator, expert`);
    expect((await order('list --role expert')).text).toContain(asha.email);
    for (const role of ['operator', 'moderator', 'expert'])
      expect((await order(`remove ${asha.email} --role ${role}`)).text).toMatch(/is no longer/);
    expect((await me()).statusCode).toBe(404);
    expect((await order('list')).text).toBe('Nobody has a role');
  });

  it('logs grants and withdrawals of roles', async () => {
    const { rows } = await test.inputs.db.execute(
      sql`select action, note from moderation_log
        where subject = (select id::text from farmers where email = ${asha.email}) order by id`,
    );
    expect(rows.map(({ action, note }) => `${action} ${note}`)).toEqual([
      'grant role moderator',
      'grant role operator',
      'grant role expert',
      'withdraw role operator',
      'withdraw role moderator',
      'withdraw role expert',
    ]);
  });

  it('answers 401 for an expired token only to accounts with a role', async () => {
    const ravi = await aFarmer(test.app);
    await order(`add ${ravi.email} --role operator`);
    const others = await aFarmer(test.app);
    test.clock.advance(31 * 60_000);
    expect([(await me(ravi)).statusCode, (await me(others)).statusCode]).toEqual([401, 404]);
    await test.inputs.db.execute(
      sql`update farmers set suspended_at = now() where email = ${ravi.email}`,
    );
    test.clock.advance(5_000);
    expect((await me(ravi)).statusCode).toBe(404);
  });

  it('reports an unknown address', async () => {
    expect(await order('add nobody@example.in --role operator')).toEqual({
      ok: false,
      text: 'No account has the address nobody@example.in',
    });
  });
});

describe('npm run operator', () => {
  it.each([
    '',
    'praise a@b.in --role operator',
    'add a@b.in',
    'add --role operator',
    'add a@b.in --role king',
    'add a@b.in b@c.in --role operator',
    'list --rolle operator',
  ])('refuses "%s"', (line) => {
    expect(parseOperatorArguments(line.split(' ').filter(Boolean)).kind).toBe('wrong');
  });

  it('accepts the role before or after the address', () => {
    const wanted = { kind: 'add', email: 'a@b.in', role: 'moderator' };
    expect(parseOperatorArguments(['add', '--role', 'moderator', 'a@b.in'])).toEqual(wanted);
    expect(parseOperatorArguments(['add', 'a@b.in', '--role', 'moderator'])).toEqual(wanted);
  });
});
