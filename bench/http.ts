import autocannon from 'autocannon';
import { startOwnApp } from '../e2e/support/start-app.ts';
import { subjectOf } from '../e2e/support/subject-of.ts';
import { startBare } from './support/bare.ts';
import { median } from './support/percentile.ts';

const CONNECTIONS = 32;
const SECONDS = 6;
const ROUNDS = 3;
const PASSWORD = 'Sprout!2026';

async function perSecond(url: string, token?: string): Promise<number> {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    ...(token ? { headers: { authorization: `Bearer ${token}` } } : {}),
  });
  if (result.non2xx > 0) throw new Error(`${url}: ${result.non2xx} answers were not 2xx`);
  return result.requests.average;
}

/** A signed-in one-row read and a 20-row list, interleaved with bare node:http + pg on the same database. */
export default async function measure(): Promise<void> {
  const app = await startOwnApp({ RATE_LIMITS: 'off', LOG_LEVEL: 'silent' });
  const send = async (path: string, body: unknown, token?: string) => {
    const answer = await fetch(`${app.url}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify(body),
    });
    return answer.json() as Promise<{ token: { access: string } }>;
  };
  const registered = await send('/api/user/register/', {
    name: 'Bench Farmer',
    email: 'bench@ankur.test',
    password: PASSWORD,
    password2: PASSWORD,
    tc: 'true',
  });
  const token = registered.token.access;
  for (let i = 0; i < 20; i++) {
    await send(
      '/api/user/expenses/',
      { category: 'seeds', amount: 100 + i, description: 'bench', date: '2026-11-01' },
      token,
    );
  }
  const bare = await startBare(app.dataDir, subjectOf({ access: token }));
  try {
    const cases = [
      {
        what: 'one row',
        ours: `${app.url}/api/user/name/`,
        theirs: `${bare.url}/name`,
        least: 0.65,
      },
      {
        what: '20 rows',
        ours: `${app.url}/api/user/expenses/`,
        theirs: `${bare.url}/expenses`,
        least: 0.9,
      },
    ];
    for (const { what, ours, theirs, least } of cases) {
      await perSecond(ours, token);
      await perSecond(theirs);
      const ratios: number[] = [];
      const rates: [number, number][] = [];
      for (let round = 0; round < ROUNDS; round++) {
        const a = await perSecond(ours, token);
        const b = await perSecond(theirs);
        ratios.push(a / b);
        rates.push([a, b]);
      }
      const [a, b] = [median(rates.map((r) => r[0])), median(rates.map((r) => r[1]))];
      process.stdout.write(
        `${what}: ${Math.round(a)}/s against ${Math.round(b)}/s of bare node:http + pg, ratio ${median(ratios).toFixed(2)} (wanted ≥ ${least})\n`,
      );
    }
  } finally {
    bare.stop();
    await app.remove();
  }
}
