import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '@ankur/server/app';
import { createAccessTokens } from '@ankur/server/platform/auth/tokens';
import { systemClock } from '@ankur/server/platform/clock';
import { benchVotes } from './support/bench-votes.ts';
import { bootServer } from './support/boot-server.ts';
import { farmerAt, fillFeed } from './support/feed-fill.ts';
import { median, percentile } from './support/percentile.ts';

// First and tenth page of feeds of different sizes, requested interleaved. Sizes by FEED_POSTS=10000,1000000;
// FEED_KEEP=folder keeps the filled databases there for the next run.
const SIZES = (process.env.FEED_POSTS ?? '10000,1000000').split(',').map(Number);
const KEEP = process.env.FEED_KEEP;
const VIEWERS = Number(process.env.FEED_VIEWERS ?? 300);
const PAGES = 10;
const WARM_UP = 20;
/** Repetitions for each farmer; the median is used, so that a hiccup of the machine does not count. */
const REPETITIONS = 3;

const questions: Record<string, (viewer: number) => string> = {
  all: () => 'posts/?limit=20',
  following: () => 'posts/?limit=20&filter=following',
  near: () => 'posts/?limit=20&filter=near',
  crop: (viewer) => `posts/?limit=20&filter=crop&crop=${viewer % 2 ? 'cotton' : 'wheat'}`,
  liked: () => 'profile/liked-posts/?limit=20',
};

async function openSize(posts: number) {
  const dataDir = KEEP
    ? join(KEEP, `feed-${posts}`)
    : await mkdtemp(join(tmpdir(), 'ankur-bench-feed-'));
  const server = await bootServer(dataDir);
  const start = performance.now();
  const { rows } = await server.inputs.db.execute('select 1 from feed_items limit 1');
  if (rows.length === 0) await fillFeed(dataDir, posts);
  process.stdout.write(
    `${posts} posts, ${posts * 10} votes in ${((performance.now() - start) / 1000).toFixed(0)} s\n`,
  );
  const app = await buildApp(server.inputs);
  const tokens = createAccessTokens(server.inputs.secrets.accessTokens, systemClock);
  /** Milliseconds of the first and the tenth page for one farmer. */
  const timePages = async (name: string, viewer: number): Promise<[number, number]> => {
    const authorization = `Bearer ${tokens.sign(farmerAt(viewer), '')}`;
    let url = `/api/user/${questions[name]?.(viewer) ?? ''}`;
    let [first, last] = [0, 0];
    for (let page = 1; page <= PAGES; page++) {
      const start = performance.now();
      const answer = await app.inject({ url, headers: { authorization } });
      last = performance.now() - start;
      if (page === 1) first = last;
      const next = /<([^>]+)>/.exec(String(answer.headers.link ?? ''))?.[1];
      if (answer.statusCode !== 200) throw new Error(`${answer.statusCode}: ${url}`);
      if (!next) break;
      url = next;
    }
    return [first, last];
  };
  const close = async () => {
    await app.close();
    await server.close();
  };
  return { posts, dataDir, timePages, close };
}

/** Times of the feed's pages over feeds of different sizes (p99 ratio wanted ≤ 1.5), then votes a second. */
export default async function measure(): Promise<void> {
  const servers: Awaited<ReturnType<typeof openSize>>[] = [];
  try {
    for (const posts of SIZES) servers.push(await openSize(posts));
    process.stdout.write('filled\n');
    for (const name of Object.keys(questions)) {
      const times = servers.map(() => ({ first: [] as number[], tenth: [] as number[] }));
      for (let viewer = 1; viewer <= VIEWERS + WARM_UP; viewer++) {
        for (const [at, server] of servers.entries()) {
          const runs: [number, number][] = [];
          for (let time = 0; time < REPETITIONS; time++)
            runs.push(await server.timePages(name, viewer));
          if (viewer <= WARM_UP) continue;
          times[at]?.first.push(median(runs.map(([first]) => first)));
          times[at]?.tenth.push(median(runs.map(([, tenth]) => tenth)));
        }
      }
      for (const page of ['first', 'tenth'] as const) {
        const figures = times.map((t) => ({
          p50: median(t[page]),
          p99: percentile(t[page], 0.99),
        }));
        const text = figures.map((f) => `p50 ${f.p50.toFixed(1)} p99 ${f.p99.toFixed(1)} ms`);
        const ratio = (figures.at(-1)?.p99 ?? 0) / (figures[0]?.p99 || 1);
        process.stdout.write(
          `${name.padEnd(9)} ${page} page  ${text.join('  |  ')}  |  p99 ratio ${ratio.toFixed(2)}\n`,
        );
      }
    }
    const largest = servers.at(-1);
    for (const server of servers) await server.close();
    if (largest) await benchVotes(largest.dataDir, largest.posts);
  } finally {
    for (const { dataDir } of KEEP ? [] : servers)
      await rm(dataDir, { recursive: true, force: true });
  }
}
