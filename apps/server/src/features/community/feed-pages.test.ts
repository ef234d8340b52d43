import { aFarmer, type TestFarmer } from '@ankur/testkit/farmers';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pageOf } from './feed-pages.ts';

let test: TestApp;
let reader: TestFarmer;
let authors: TestFarmer[];
const DISTRICTS = ['Yavatmal', 'Pune'];
// The second is wheat in Hindi.
const CROPS = ['cotton', 'गेहूँ'];

beforeAll(async () => {
  test = await buildTestApp();
  reader = await aFarmer(test.app);
  authors = await Promise.all(Array.from({ length: 3 }, () => aFarmer(test.app)));
  await reader.call('PUT', '/api/user/place/', {
    lat: 20.39,
    lon: 78.13,
    district: 'Yavatmal',
    state: 'Maharashtra',
  });
});
beforeEach(() => test.inputs.db.execute(sql`delete from feed_items`));
afterAll(() => test.close());

interface Made {
  id: string;
  author: number;
  district: string;
  crop: string;
}

async function post(author: number, variant: number): Promise<Made> {
  const id = test.inputs.ids.next();
  const district = DISTRICTS[variant % 2] ?? '';
  const crop = CROPS[(variant >> 1) % 2] ?? '';
  await test.inputs.db.execute(sql`
    insert into feed_items (id, kind, farmer_id, description, media, crop, district, created_at)
    select ${id}::uuid, 'post', id, 'x', '{}', ${crop}, ${district}, now() from farmers
    where email = ${authors[author]?.email ?? ''}`);
  return { id, author, district, crop };
}
const idOf = async (farmer: TestFarmer) =>
  (
    await test.inputs.db.execute<{ id: string }>(
      sql`select id from farmers where email = ${farmer.email}`,
    )
  ).rows[0]?.id ?? '';

const FILTERS: Record<string, (made: Made) => boolean> = {
  '': () => true,
  'filter=near': ({ district }) => district === 'Yavatmal',
  'filter=crop&crop=Cotton': ({ crop }) => crop === 'cotton',
  'filter=following': ({ author }) => author < 2,
  'filter=crop&crop=Wheat': ({ crop }) => crop === 'गेहूँ',
  'filter=following&crop=wheat': ({ author, crop }) => author < 2 && crop === 'गेहूँ',
};

/** Between two pages somebody shares, or the reader hides or a moderator removes a post. */
const event = fc.oneof(
  fc.record({ kind: fc.constant('share' as const), author: fc.nat(2), variant: fc.nat(3) }),
  fc.record({ kind: fc.constantFrom('hide' as const, 'remove' as const), which: fc.nat(30) }),
);

describe('paging through the feed', () => {
  beforeAll(async () => {
    for (const author of authors.slice(0, 2))
      await reader.call('POST', `/api/user/follow/${await idOf(author)}/`);
  });

  it.each(Object.keys(FILTERS))(
    'shows each existing item (%s) once, newest first, whatever is added or removed meanwhile',
    async (filter) => {
      const fits = FILTERS[filter] ?? (() => false);
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.tuple(fc.nat(2), fc.nat(3)), { maxLength: 14 }),
          fc.array(fc.array(event, { maxLength: 3 }), { maxLength: 8 }),
          fc.integer({ min: 1, max: 4 }),
          async (first, meanwhile, limit) => {
            await test.inputs.db.execute(sql`delete from feed_items`);
            const there: Made[] = [];
            for (const [author, variant] of first) there.push(await post(author, variant));
            const gone = new Set<string>();
            const shown: string[] = [];
            let url: string | undefined = `/api/user/posts/?limit=${limit}&${filter}`;
            for (let page = 0; url !== undefined; page++) {
              const answer = await reader.call('GET', url);
              expect(answer.statusCode).toBe(200);
              const items = answer.json() as { id: string }[];
              expect(items.length).toBeLessThanOrEqual(limit);
              shown.push(...items.map(({ id }) => id));
              url = /<([^>]+)>; rel="next"/.exec(String(answer.headers.link ?? ''))?.[1];
              for (const one of meanwhile[page] ?? []) {
                if (one.kind === 'share') {
                  await post(one.author, one.variant);
                  continue;
                }
                const id = there[one.which % Math.max(1, there.length)]?.id;
                if (!id || gone.has(id)) continue;
                gone.add(id);
                if (one.kind === 'hide') await reader.call('POST', `/api/user/posts/${id}/hide/`);
                else
                  await test.inputs.db.execute(
                    sql`update feed_items set removed_at = now() where id = ${id}::uuid`,
                  );
              }
            }
            expect(shown).toEqual([...new Set(shown)].sort().reverse());
            const missed = there.filter(
              (made) => fits(made) && !gone.has(made.id) && !shown.includes(made.id),
            );
            expect(missed).toEqual([]);
            const known = new Map(there.map((made) => [made.id, made]));
            for (const id of shown) expect(known.get(id) && fits(known.get(id) as Made)).toBe(true);
          },
        ),
        { numRuns: 25 },
      );
    },
    60_000,
  );

  it('finds a crop that the register lacks by the word itself', async () => {
    const { id } = await post(0, 0);
    await test.inputs.db.execute(sql`update feed_items set crop = 'zedoary root'`);
    const found = async (crop: string) =>
      (
        (await reader.call('GET', `/api/user/posts/?filter=crop&crop=${crop}`)).json() as {
          id: string;
        }[]
      ).map((item) => item.id);
    expect(await found('Zedoary%20root')).toEqual([id]);
    expect(await found('zedoary')).toEqual([]);
  });

  it('shows nothing of suspended or blocked farmers on any page', async () => {
    const made = [await post(0, 0), await post(1, 0), await post(2, 0), await post(0, 1)];
    const seen = async (filter: string) =>
      ((await reader.call('GET', `/api/user/posts/?limit=2&${filter}`)).json() as { id: string }[])
        .map(({ id }) => id)
        .map((id) => made.findIndex((one) => one.id === id));
    const suspend = (at: string | null) =>
      test.inputs.db.execute(
        sql`update farmers set suspended_at = ${at}::timestamptz where email = ${authors[0]?.email ?? ''}`,
      );
    expect(await seen('')).toEqual([3, 2]);
    await suspend('2026-01-01');
    expect([await seen(''), await seen('filter=following')]).toEqual([[2, 1], [1]]);
    await suspend(null);
    const blocked = await idOf(authors[1] as TestFarmer);
    await test.inputs.db.execute(sql`insert into blocks (farmer_id, blocked_id, created_at)
      select id, ${blocked}::uuid, now() from farmers where email = ${reader.email}`);
    expect([await seen(''), await seen('filter=following')]).toEqual([
      [3, 2],
      [3, 0],
    ]);
    await test.inputs.db.execute(sql`delete from blocks`);
  });
});

it.each(['all', 'near'] as const)(
  'reads a page of %s from an index while other tables were never analysed',
  async (filter) => {
    const { db } = test.inputs;
    await db.execute(sql`
      insert into feed_items (id, kind, farmer_id, description, media, crop, district, created_at)
      select gen_random_uuid(), 'post', f.id, 'x', '{}', 'cotton', 'Yavatmal', now()
      from farmers f cross join generate_series(1, 1000)`);
    await db.execute(sql`analyze feed_items`);
    const page = pageOf(await idOf(reader), 'post', { filter, district: 'Yavatmal', limit: 20 });
    const { rows } = await db.execute<{ 'QUERY PLAN': string }>(sql`explain ${page}`);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('Index Scan using feed_items_');
    expect(plan).not.toContain('Sort');
  },
);
