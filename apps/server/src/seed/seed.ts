import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { buildApp } from '../app.ts';
import { bootstrap } from '../bootstrap.ts';
import { indianDate } from '../platform/clock.ts';
import { BadSetting } from '../platform/config/config.ts';
import { enterCommand } from '../platform/process/enter-command.ts';
import { DEMO_PASSWORD, type DemoFarmer, VILLAGE } from './village.ts';

const migrationsFolder = join(dirname(fileURLToPath(import.meta.url)), '../../migrations');
const DAY_MS = 86_400_000;

/** API calls of one demonstration farmer. */
type Call = (
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  body?: object,
) => Promise<Record<string, string>>;

function callerOf(app: FastifyInstance, access: string): Call {
  return async (method, url, body) => {
    const answer = await app.inject({
      method,
      url,
      headers: { authorization: `Bearer ${access}` },
      ...(body ? { payload: body } : {}),
    });
    if (answer.statusCode >= 400)
      throw new Error(`${method} ${url}: ${answer.statusCode} ${answer.body}`);
    return answer.body ? answer.json() : {};
  };
}

/** A drawn field under a sky, since photographs have owners. */
function drawnField(sky: string, field: string): Promise<Buffer> {
  const rows = Array.from(
    { length: 9 },
    (_, i) => `<path d="M${i * 150 - 100} 900 L600 520" stroke="#ffffff55" stroke-width="14"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900"><rect width="1200" height="900" fill="${sky}"/>
<circle cx="930" cy="190" r="90" fill="#f2b134"/><path d="M0 540 Q300 460 600 520 T1200 500 V900 H0Z" fill="${field}"/>${rows.join('')}</svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 85 }).toBuffer();
}

async function sharePost(
  app: FastifyInstance,
  access: string,
  post: DemoFarmer['posts'][number],
): Promise<string> {
  const form = new FormData();
  form.append('description', post.description);
  form.append('crop', post.crop);
  const photo = await drawnField(post.sky, post.field);
  form.append('photo', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'field.jpg');
  const request = new Request('http://seed/', { method: 'POST', body: form });
  const answer = await app.inject({
    method: 'POST',
    url: '/api/user/posts/',
    headers: {
      authorization: `Bearer ${access}`,
      'content-type': request.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  if (answer.statusCode !== 201) throw new Error(`post: ${answer.body}`);
  return answer.json().id;
}

async function settle(
  app: FastifyInstance,
  farmer: DemoFarmer,
  now: Date,
): Promise<{ call: Call; posts: string[] }> {
  const day = (offset: number) => indianDate(new Date(now.getTime() + offset * DAY_MS));
  const registered = await app.inject({
    method: 'POST',
    url: '/api/user/register/',
    payload: {
      name: farmer.name,
      email: farmer.email,
      password: DEMO_PASSWORD,
      password2: DEMO_PASSWORD,
      tc: 'true',
    },
  });
  if (registered.statusCode !== 201) throw new Error(`register: ${registered.body}`);
  const { access } = registered.json().token;
  const call = callerOf(app, access);
  await call('POST', '/api/user/profile-input/', { name: farmer.name, ...farmer.profile });
  await call('PUT', '/api/user/place/', farmer.place);
  for (const { what, amount, description, daysAgo } of farmer.expenses) {
    await call('POST', '/api/user/expenses/', {
      category: what,
      amount,
      description,
      date: day(-daysAgo),
    });
  }
  for (const { what, amount, description, daysAgo } of farmer.incomes) {
    await call('POST', '/api/user/incomes/', {
      source: what,
      amount,
      description,
      date: day(-daysAgo),
    });
  }
  for (const { start, end, ...loan } of farmer.loans) {
    await call('POST', '/api/user/loans/', {
      ...loan,
      start_date: day(Number(start)),
      end_date: day(Number(end)),
    });
  }
  for (const { start, end, ...budget } of farmer.budgets) {
    await call('POST', '/api/user/budgets/', {
      ...budget,
      start_date: day(Number(start)),
      end_date: day(Number(end)),
    });
  }
  for (const { inDays, ...task } of farmer.tasks) {
    await call('POST', '/api/user/farm-tasks/', { ...task, date: day(inDays) });
  }
  const posts: string[] = [];
  for (const post of farmer.posts) posts.push(await sharePost(app, access, post));
  return { call, posts };
}

async function main(): Promise<void> {
  const config = {
    ...(await enterCommand(fileURLToPath(import.meta.url), {
      LOG_LEVEL: 'silent',
      ...process.env,
    })),
    RATE_LIMITS: 'off' as const,
  };
  const log = {
    info: () => {},
    warn: (message: string) => void process.stderr.write(`ankur: ${message}\n`),
  };
  const server = await bootstrap(config, { version: 'seed', migrationsFolder }, log);
  const app = await buildApp(server.inputs);
  try {
    const { rows } = await server.inputs.db.execute<{ n: number }>(
      sql`select count(*) as n from farmers`,
    );
    if ((rows[0]?.n ?? 0) > 0) {
      process.stderr.write(
        `ankur: ${config.DATA_DIR} already holds farmers; the demonstration village needs an empty data folder\n`,
      );
      process.exitCode = 2;
      return;
    }
    const now = server.inputs.clock.now();
    const settled = [];
    for (const farmer of VILLAGE) settled.push(await settle(app, farmer, now));
    const [asha, gurpreet] = settled;
    for (const id of asha?.posts ?? []) {
      await gurpreet?.call('POST', `/api/user/posts/${id}/like/`);
    }
    const [first] = asha?.posts ?? [];
    if (first)
      await gurpreet?.call('POST', `/api/user/posts/${first}/comments/`, {
        text: 'Good staple. What price did you get?',
      });
    process.stdout.write(
      `Demonstration village ready in ${config.DATA_DIR}. Sign in as ${VILLAGE.map((f) => f.email).join(' or ')} with the password ${DEMO_PASSWORD}\n`,
    );
  } finally {
    await app.close();
    await server.close();
  }
}

main().catch((error: Error) => {
  process.stderr.write(`ankur: ${error.message}\n`);
  process.exit(error instanceof BadSetting ? 2 : 1);
});
