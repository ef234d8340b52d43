import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { PASSWORD } from './support/journey.ts';
import { type RunningApp, startApp } from './support/start-app.ts';

const KILLS = 21;

/** A small repeatable sequence of moments (Park–Miller), so that a failure can be run again. */
function moments(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

async function postmasterPid(dataDir: string): Promise<number> {
  return Number((await readFile(join(dataDir, 'pg', 'postmaster.pid'), 'utf8')).split('\n')[0]);
}

async function post(url: string, body: unknown, token?: string): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify(body),
  });
}

/** Books one expense after the other until the server is gone; answers what it acknowledged. */
async function writeUntilDead(
  app: RunningApp,
  token: string,
  first: number,
  onFirst: () => void,
): Promise<number[]> {
  const acknowledged: number[] = [];
  for (let amount = first; ; amount++) {
    try {
      const answer = await post(
        `${app.url}/api/user/expenses/`,
        { category: 'seeds', amount, description: 'crash test', date: '2026-11-20' },
        token,
      );
      if (answer.status !== 201) return acknowledged;
      if (acknowledged.push(amount) === 1) onFirst();
    } catch {
      return acknowledged;
    }
  }
}

test('no acknowledged entry is lost when server, database or both are killed', async () => {
  test.setTimeout(240_000);
  const dataDir = await mkdtemp(join(tmpdir(), 'ankur-crash-'));
  const random = moments(20_261_121);
  const env = {
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
    JWT_SECRET: 'crash-test-secret-0123456789-0123',
  };
  const kept: number[] = [];
  let app = await startApp(dataDir, env);
  try {
    const registered = await post(`${app.url}/api/user/register/`, {
      name: 'Crash Test',
      email: 'crash@ankur.test',
      password: PASSWORD,
      password2: PASSWORD,
      tc: 'true',
    });
    const { token } = (await registered.json()) as { token: { access: string } };
    for (let round = 0; round < KILLS; round++) {
      let writing: Promise<number[]> = Promise.resolve([]);
      // The moment counts from the first acknowledged row, so that every kill falls into the writing.
      await new Promise<void>((started) => {
        writing = writeUntilDead(app, token.access, (round + 1) * 1000, started);
        writing.then(() => started());
      });
      await sleep(random(150));
      const database = await postmasterPid(dataDir);
      if (round % 3 !== 0) process.kill(database, 'SIGKILL');
      if (round % 3 !== 1) app.process.kill('SIGKILL');
      // A lost database alone ends the writing with an error; the server itself must then go in order.
      kept.push(...(await writing));
      await app.stop();
      app = await startApp(dataDir, env);
    }
    expect(kept.length).toBeGreaterThanOrEqual(KILLS);
    const stored = new Set<number>();
    let next: string | null = `${app.url}/api/user/expenses/?limit=100`;
    while (next) {
      const answer: Response = await fetch(next, {
        headers: { authorization: `Bearer ${token.access}` },
      });
      expect(answer.status).toBe(200);
      for (const row of (await answer.json()) as { amount: number }[]) stored.add(row.amount);
      const link = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '');
      next = link?.[1] ? `${app.url}${link[1]}` : null;
    }
    expect(kept.filter((amount) => !stored.has(amount))).toEqual([]);
  } finally {
    await app.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
