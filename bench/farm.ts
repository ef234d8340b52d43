import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '@ankur/server/app';
import { asOwner } from './support/as-owner.ts';
import { bootServer } from './support/boot-server.ts';
import { percentile } from './support/percentile.ts';

// One farm of ten years: 40 plantings, 60 animals, 60,000 entries in diaries and 6,000 in the books.
const ASKED = Number(process.env.FARM_ASKED ?? 200);
const PASSWORD = 'Sprout!2026';

/** What the farm page asks for when it opens, one after the other. */
const HOME = [
  ...['fields/?limit=100', 'plantings/?limit=100', 'animals/?limit=100'],
  'animals/due/?together=true',
];
const SEASON = ['season/?from=2026-06-01&to=2026-11-30'];

/** Fills the farm of the only account. */
const FILL = `
  with me as (select id from farmers limit 1),
  profile as (
    insert into profiles (farmer_id, location) select id, 'Ralegaon, Yavatmal' from me returning 1
  ),
  field as (
    insert into fields (id, farmer_id, name, area, area_unit, area_acres, created_at, updated_at)
    select gen_random_uuid(), me.id, 'Field ' || n, 2, 'acre', 2, now(), now() from me, generate_series(1, 8) n
    returning id, farmer_id
  ),
  planting as (
    insert into plantings (id, farmer_id, crop, sown_on, area_acres, status, ratoon, note, plan_refused, created_at, updated_at)
    select gen_random_uuid(), me.id, (array['cotton', 'wheat', 'soybean', 'chickpea'])[1 + n % 4],
      date '2016-12-01' + n * 90, 2, case when n > 36 then 'growing' else 'harvested' end, false, '', '{}', now(), now()
    from me, generate_series(1, 40) n returning id, farmer_id, sown_on
  ),
  animal as (
    insert into animals (id, farmer_id, name, species, sex, born_on, count, note, quiet, created_at, updated_at)
    select gen_random_uuid(), me.id, 'Animal ' || n, (array['cow', 'buffalo'])[1 + n % 2], 'female',
      date '2018-01-01' + n * 30, 1, '', '{}', now(), now()
    from me, generate_series(1, 60) n returning id, farmer_id
  ),
  diary as (
    insert into animal_events (id, farmer_id, animal_id, kind, date, amount, unit, note, details, created_at, updated_at)
    select gen_random_uuid(), a.farmer_id, a.id,
      case when n % 40 = 0 then (array['heat', 'ai', 'vaccination', 'calving'])[1 + (n / 40) % 4] else 'milk' end,
      date '2016-12-01' + (n * 3650 / 1000), 6, 'litre', '', '{}', now(), now()
    from animal a, generate_series(1, 1000) n returning 1
  ),
  spent as (
    insert into expenses (id, farmer_id, category, amount_paise, description, date, planting_id, created_at, updated_at)
    select gen_random_uuid(), p.farmer_id, 'seeds', 50000, '', p.sown_on + n, p.id, now(), now()
    from planting p, generate_series(1, 100) n returning 1
  )
  insert into incomes (id, farmer_id, source, amount_paise, description, date, animal_id, created_at, updated_at)
  select gen_random_uuid(), a.farmer_id, 'other', 90000, '', date '2016-12-01' + n * 110, a.id, now(), now()
  from animal a, generate_series(1, 33) n`;

/** Times what the farm page asks for at a farm of ten years. Wanted: home ≤ 20 ms, season ≤ 50 ms. */
export default async function farm(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'ankur-bench-farm-'));
  const server = await bootServer(folder);
  const app = await buildApp(server.inputs);
  try {
    const account = { name: 'Asha Pawar', email: 'asha@ankur.test', password: PASSWORD };
    const registered = await app.inject({
      method: 'POST',
      url: '/api/user/register/',
      payload: { ...account, password2: PASSWORD, tc: 'true' },
    });
    const { access } = registered.json().token;
    await server.inputs.db.execute(FILL);
    await asOwner(folder, (owner) => owner.query('vacuum analyze'));
    const ask = async (path: string) => {
      const headers = { authorization: `Bearer ${access}` };
      const answer = await app.inject({ url: `/api/user/${path}`, headers });
      if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode}`);
    };
    const time = async (name: string, paths: readonly string[], wantedMs: number) => {
      const times: number[] = [];
      for (let at = 0; at < ASKED + 10; at++) {
        const begun = performance.now();
        for (const path of paths) await ask(path);
        if (at >= 10) times.push(performance.now() - begun);
      }
      const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)];
      process.stdout.write(
        `${name}: p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms (wanted ≤ ${wantedMs} ms)\n`,
      );
    };
    await time('home', HOME, 20);
    for (const path of HOME) await time(`  ${path}`, [path], 20);
    await time('season', SEASON, 50);
  } finally {
    await app.close();
    await server.close();
    await rm(folder, { recursive: true, force: true });
  }
}
