import { createAccessTokens } from '@ankur/server/platform/auth/tokens';
import { systemClock } from '@ankur/server/platform/clock';
import autocannon from 'autocannon';
import { startApp } from '../../e2e/support/start-app.ts';
import { startBare } from './bare.ts';
import { farmerAt, isBlocked, postAt } from './feed-fill.ts';
import { median } from './percentile.ts';

const CONNECTIONS = 32;
/** Short interleaved rounds, so that other load of the machine affects both alike. */
const SECONDS = 2;
const ROUNDS = 15;
const WARM_UP = 5;
const VOTES_PER_CONNECTION = 200;
const VOTERS = 300;
const SECRET = 'the secret of a bench, 32 bytes long';

type VoteRequest = { method: 'POST'; path: string; headers?: Record<string, string> };

/** Each connection votes on its own posts repeatedly: like, unlike, like … */
async function perSecond(
  url: string,
  request: (at: number) => VoteRequest,
  duration = SECONDS,
): Promise<number> {
  let clients = 0;
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration,
    setupClient: (client) => {
      const first = clients++ * VOTES_PER_CONNECTION;
      client.setRequests(
        Array.from({ length: VOTES_PER_CONNECTION }, (_, i) => request(first + i)),
      );
    },
  });
  if (result.non2xx > 0)
    throw new Error(
      `${url}: ${result.non2xx} answers were not 2xx: ${JSON.stringify(result.statusCodeStats)}`,
    );
  return result.requests.average;
}

/** Likes per second on a filled database, interleaved with a bare upsert. */
export async function benchVotes(dataDir: string, posts: number): Promise<void> {
  const tokens = createAccessTokens([SECRET], systemClock);
  const app = await startApp(dataDir, {
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
    JWT_SECRET: SECRET,
  });
  // Answers once the price sample is loaded, which would otherwise run beside the first votes.
  await fetch(`${app.url}/api/market/commodities/`);
  const bare = await startBare(dataDir);
  const bearer = Array.from(
    { length: VOTERS },
    (_, i) => `Bearer ${tokens.sign(farmerAt(i + 1), '')}`,
  );
  // One post in a hundred was removed; those before the newest thousands never are 7 modulo 100.
  const post = (at: number) => posts - 100 * (at % (posts / 100 - 1));
  const item = (at: number) => postAt(post(at));
  // A voter who has blocked the author, or is blocked, gets 404: the next farmer votes instead.
  const farmer = (at: number) => {
    let voter = (at * 7) % VOTERS;
    while (isBlocked(posts, post(at), voter + 1)) voter = (voter + 1) % VOTERS;
    return voter;
  };
  const ours = (at: number): VoteRequest => ({
    method: 'POST',
    path: `/api/user/posts/${item(at)}/like/`,
    headers: { authorization: bearer[farmer(at)] ?? '' },
  });
  const theirs = (at: number): VoteRequest => ({
    method: 'POST',
    path: `/vote/${item(at)}/${farmerAt(farmer(at) + 1)}`,
  });
  try {
    await perSecond(app.url, ours, WARM_UP);
    await perSecond(bare.url, theirs, WARM_UP);
    const rates: [number, number][] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const a = await perSecond(app.url, ours);
      rates.push([a, await perSecond(bare.url, theirs)]);
    }
    const [a, b] = [median(rates.map((r) => r[0])), median(rates.map((r) => r[1]))];
    const ratio = median(rates.map(([x, y]) => x / y));
    process.stdout.write(
      `like/unlike ${Math.round(a)}/s against ${Math.round(b)}/s of a bare upsert, ratio ${ratio.toFixed(2)} (wanted ≥ 0.5)\n`,
    );
  } finally {
    bare.stop();
    await app.stop();
  }
}
