import { farmPictureEndpoints, PICTURE_OF } from '@ankur/contracts/farm-record/farm-pictures';
import { check } from '@ankur/contracts/http/errors';
import { aFarmer, GOOD_PASSWORD, type TestFarmer } from '@ankur/testkit/farmers';
import { memoryStore } from '@ankur/testkit/memory-store';
import { multipart } from '@ankur/testkit/multipart';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const media = memoryStore();
let house: TestApp;
let farmer: TestFarmer;
/** Records by what a picture can show. */
let ids: Record<(typeof PICTURE_OF)[number] | 'planting', string>;

const URL = '/api/user/farm-pictures/';
const drawn = (background: string) =>
  sharp({ create: { width: 600, height: 400, channels: 3, background } }).jpeg();
const picture = (background = '#383') => drawn(background).toBuffer();
const made = async (path: string, body: object): Promise<string> => {
  const answer = await farmer.call('POST', `/api/user/${path}/`, body);
  expect(answer.statusCode).toBe(201);
  return answer.json().id;
};
const sendPicture = async (
  path: string,
  content: Buffer,
  fields: Record<string, string> = {},
  by = farmer,
) => {
  const file = { field: 'image', name: 'a.jpg', content, type: 'image/jpeg' };
  const form = await multipart(fields, [file]);
  const headers = { ...form.headers, authorization: `Bearer ${by.access}` };
  return house.app.inject({
    method: 'POST',
    url: `${URL}${path}/`,
    headers,
    payload: form.payload,
  });
};
const addTo = async (of: (typeof PICTURE_OF)[number], content?: Buffer) => {
  const answer = await sendPicture(`${of}/${ids[of]}`, content ?? (await picture()));
  expect(answer.statusCode).toBe(201);
  expect(check(farmPictureEndpoints.add.answer, answer.json()).ok).toBe(true);
  return answer.json();
};
const statusOf = async (url: string) => (await house.app.inject({ url })).statusCode;
const read = async (path: string) => (await farmer.call('GET', `/api/user/${path}/`)).json();

beforeAll(async () => {
  house = await buildTestApp({ media });
});
beforeEach(async () => {
  media.files.clear();
  farmer = await aFarmer(house.app);
  const [planting, animal] = [
    await made('plantings', { crop: 'cotton' }),
    await made('animals', { name: 'Gauri', species: 'cow' }),
  ];
  ids = {
    planting,
    animal,
    field: await made('fields', { name: 'River field', area: 2 }),
    planting_event: await made(`plantings/${planting}/events`, {
      ...{ kind: 'observation', date: '2026-11-20' },
    }),
    animal_event: await made(`animals/${animal}/events`, { kind: 'illness', date: '2026-11-20' }),
  };
});
afterAll(() => house.close());

describe('a picture of a record', () => {
  it('stands with the record, in two sizes, without what the camera wrote into it', async () => {
    const exif = { IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '20/1 23/1 0/1' } };
    const content = await drawn('#383').withExif(exif).toBuffer();
    expect((await sharp(content).metadata()).exif).toBeDefined();
    const told = await addTo('field', content);
    expect(await read(`fields/${ids.field}`)).toMatchObject({ picture: told });
    expect(await read('fields')).toMatchObject([{ picture: told }]);
    const files = await Promise.all(
      [told.url, told.small_url].map(async (url) => {
        const { statusCode, rawPayload } = await house.app.inject({ url });
        const { format, width, height, exif: kept } = await sharp(rawPayload).metadata();
        return { statusCode, format, width, height, kept };
      }),
    );
    expect(files).toEqual([
      { statusCode: 200, format: 'webp', width: 600, height: 400, kept: undefined },
      { statusCode: 200, format: 'webp', width: 240, height: 240, kept: undefined },
    ]);
  });

  it('is told of animals and of entries of both diaries', async () => {
    const [animal, entry, illness] = [
      await addTo('animal'),
      await addTo('planting_event'),
      await addTo('animal_event'),
    ];
    expect(await read('animals')).toMatchObject([{ picture: animal }]);
    expect(await read(`animals/${ids.animal}/events`)).toMatchObject([{ picture: illness }]);
    expect(await read(`plantings/${ids.planting}/events`)).toMatchObject([{ picture: entry }]);
    const { diary } = await read(`plantings/${ids.planting}`);
    expect(diary).toMatchObject([
      { pictures: [entry.small_url], picture: entry, event: { picture: entry } },
    ]);
  });

  it('replaces the one before, whose files go, and is there once however often it is sent', async () => {
    const before = await addTo('animal');
    const id = house.inputs.ids.next();
    const content = await picture('#833');
    const path = `animal/${ids.animal}`;
    const sent = [
      await sendPicture(path, content, { id }),
      await sendPicture(path, content, { id }),
    ];
    expect(sent.map(({ statusCode }) => statusCode)).toEqual([201, 200]);
    expect(await read('animals')).toMatchObject([{ picture: { id } }]);
    expect(await statusOf(before.url)).toBe(404);
    expect(media.files.size).toBe(2);
    const gone = await sendPicture(path, content, { id: before.id });
    expect(gone.statusCode).toBe(410);
  });

  it('is the last of several that come at once', async () => {
    const content = await picture();
    const path = `field/${ids.field}`;
    const sent = await Promise.all(
      Array.from({ length: 4 }, () => sendPicture(path, content, { id: house.inputs.ids.next() })),
    );
    expect(sent.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
    expect(media.files.size).toBe(2);
    const [{ picture: left }] = await read('fields');
    expect(sent.map((answer) => answer.json().id)).toContain(left.id);
  });

  it('can be taken away, and goes with its record and with what that belongs to', async () => {
    const { id, url } = await addTo('field');
    const at = `${URL}field/${ids.field}/${id}/`;
    expect((await farmer.call('DELETE', at)).statusCode).toBe(204);
    expect((await farmer.call('DELETE', at)).statusCode).toBe(404);
    expect(await read('fields')).toMatchObject([{ picture: null }]);
    expect([media.files.size, await statusOf(url)]).toEqual([0, 404]);
    for (const [of, path] of [
      ['field', `fields/${ids.field}`],
      ['animal_event', `animals/${ids.animal}/events/${ids.animal_event}`],
      ['animal', `animals/${ids.animal}`],
      ['planting_event', `plantings/${ids.planting}`],
    ] as const) {
      await addTo(of);
      expect((await farmer.call('DELETE', `/api/user/${path}/`)).statusCode).toBe(204);
      expect([of, media.files.size]).toEqual([of, 0]);
    }
  });

  it.each(['fields', 'plantings', 'animals', 'losses'])(
    'is not looked for under an address of %s that names no record',
    async (records) => {
      const { statusCode } = await farmer.call('DELETE', `/api/user/${records}/the-lower-one/`);
      expect(statusCode).toBe(404);
    },
  );

  it('is nobody else’s, and is shown under a signed address alone', async () => {
    const told = await addTo('field');
    const other = await aFarmer(house.app);
    for (const of of PICTURE_OF) {
      const answer = await sendPicture(`${of}/${ids[of]}`, await picture(), {}, other);
      expect([of, answer.statusCode]).toEqual([of, 404]);
    }
    const at = `${URL}field/${ids.field}/${told.id}/`;
    expect((await other.call('DELETE', at)).statusCode).toBe(404);
    expect((await house.app.inject({ method: 'DELETE', url: at })).statusCode).toBe(401);
    expect(told.url).toMatch(/^\/media\/farm\/[0-9a-z]+-[0-9a-f]{32}\/[a-z0-9-]+\.webp$/);
    const [key] = [...media.files.keys()];
    expect(await statusOf(`/media/${key}`)).toBe(404);
    expect(await statusOf(told.url)).toBe(200);
  });

  it('must be a picture of something that is there', async () => {
    const content = await picture();
    for (const path of [`planting/${ids.planting}`, `field/${ids.animal}`, 'field/x'])
      expect([path, (await sendPicture(path, content)).statusCode]).toEqual([path, 404]);
    const path = `field/${ids.field}`;
    expect((await sendPicture(path, Buffer.from('no picture'))).statusCode).toBe(415);
    const none = await farmer.call('POST', `${URL}${path}/`, {});
    expect([none.statusCode, Object.keys(none.json().errors)]).toEqual([400, ['image']]);
    expect(media.files.size).toBe(0);
  });

  it('counts for the account, and is refused when that is full', async () => {
    await addTo('field');
    const { rows } = await house.inputs.db.execute<{ bytes: number }>(
      sql`select sum(bytes)::int as bytes from stored_files where farmer_id =
        (select farmer_id from fields where id = ${ids.field}::uuid)`,
    );
    const used = [...media.files.values()].reduce((sum, { length }) => sum + length, 0);
    expect(rows).toEqual([{ bytes: used }]);
    const limit = house.inputs.config.ACCOUNT_STORAGE_MB * 1024 * 1024;
    await house.inputs.db.execute(sql`
      insert into stored_files (key, farmer_id, bytes, stored_at)
      select 'posts/full.webp', farmer_id, ${limit - used}::bigint, now() from fields
      where id = ${ids.field}::uuid`);
    const answer = await sendPicture(`animal/${ids.animal}`, await picture());
    expect([answer.statusCode, answer.json().problems[0].code]).toEqual([
      413,
      'storage_account_full',
    ]);
    expect(media.files.size).toBe(2);
  });

  it('is seen by who has a link to the diary', async () => {
    const [animal, entry, illness] = [
      await addTo('animal'),
      await addTo('planting_event'),
      await addTo('animal_event'),
    ];
    const shared = async (body: object) => {
      const { code } = (await farmer.call('POST', '/api/user/shares/', body)).json();
      return (await house.app.inject({ url: `/api/shared-diary/${code}/` })).json();
    };
    const { planting } = await shared({ planting: ids.planting, days: 1 });
    expect(planting.diary).toMatchObject([{ picture: entry, event: null }]);
    const { herd } = await shared({ days: 1 });
    expect(herd).toMatchObject([{ picture: animal, diary: [{ picture: illness }] }]);
    expect(await statusOf(herd[0].diary[0].picture.url)).toBe(200);
  });

  it('goes with the account', async () => {
    await addTo('field');
    await addTo('animal_event');
    const answer = await farmer.call('POST', '/api/user/account/delete/', {
      password: GOOD_PASSWORD,
    });
    expect([answer.statusCode, media.files.size]).toEqual([200, 0]);
  });
});
