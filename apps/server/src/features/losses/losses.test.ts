import { createHash } from 'node:crypto';
import { type Loss, lossEndpoints } from '@ankur/contracts/farm-record/losses';
import { check } from '@ankur/contracts/http/errors';
import { aFarmer, type TestFarmer } from '@ankur/testkit/farmers';
import { memoryStore } from '@ankur/testkit/memory-store';
import { multipart } from '@ankur/testkit/multipart';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lossesToReport } from '../notifications/due-events.ts';

const media = memoryStore();
let house: TestApp;
let farmer: TestFarmer;
beforeAll(async () => {
  house = await buildTestApp({ media });
  farmer = await aFarmer(house.app);
});
afterAll(() => house.close());

const URL = '/api/user/losses/';
const HAIL = { cause: 'hailstorm', happened_at: '2026-11-20T12:30:00Z' };
const add = async (body: object = HAIL): Promise<Loss> => {
  const answer = await farmer.call('POST', URL, body);
  expect(answer.statusCode).toBe(201);
  expect(check(lossEndpoints.add.answer, answer.json()).ok).toBe(true);
  return answer.json();
};
const picture = (background: string) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .jpeg()
    .toBuffer();
const sendPhoto = async (
  id: string,
  content: Buffer,
  fields: Record<string, string> = {},
  by = farmer,
) => {
  const file = { field: 'image', name: 'a.jpg', content, type: 'image/jpeg' };
  const form = await multipart(fields, [file]);
  const headers = { ...form.headers, authorization: `Bearer ${by.access}` };
  return house.app.inject({
    method: 'POST',
    url: `${URL}${id}/photos/`,
    headers,
    payload: form.payload,
  });
};

describe('a loss', () => {
  it('must be told of within 72 hours of when it happened', async () => {
    const planting = (await farmer.call('POST', '/api/user/plantings/', { crop: 'cotton' })).json()
      .id;
    const loss = await add({ ...HAIL, planting, estimate_percent: 60, policy_number: 'P-7' });
    expect(loss).toMatchObject({
      planting,
      stage: 'standing',
      cover: 'localised',
      needs_72_hours: true,
      happened_at: '2026-11-20T12:30:00.000Z',
      deadline_at: '2026-11-23T12:30:00.000Z',
      reported_at: null,
      insured: null,
      photos: [],
    });
    expect(loss.tell.map(({ who }) => who)).toEqual([
      'helpline',
      'portal',
      'insurer',
      'bank',
      'agriculture_office',
    ]);
    expect(loss.tell[0]).toMatchObject({ number: '14447', told_at: null });
    const diary = (await farmer.call('GET', `/api/user/plantings/${planting}/`)).json().diary;
    expect(diary).toMatchObject([{ source: 'loss', kind: 'hailstorm', amount: 60 }]);
  });

  it.each([
    ['hailstorm', 'standing', 'localised', true],
    ['wild_animals', 'standing', 'localised', true],
    ['cyclone', 'post_harvest', 'post_harvest', true],
    ['unseasonal_rain', 'post_harvest', 'post_harvest', true],
    ['drought', 'standing', 'widespread', false],
    ['drought', 'prevented_sowing', 'prevented_sowing', false],
    ['theft', 'standing', 'not_covered', false],
    ['fire', 'standing', 'unknown', null],
    ['Elephants in the barn', 'standing', 'unknown', null],
  ])('by %s of a crop that is %s is %s', async (cause, stage, cover, needs_72_hours) => {
    expect(await add({ ...HAIL, cause, stage })).toMatchObject({ cover, needs_72_hours });
  });

  it('keeps whom it was told, and counts as reported then', async () => {
    const { id } = await add();
    const told = [{ who: 'helpline', at: '2026-11-21T05:00:00Z', number: 'PMF-1' }];
    const changed = (await farmer.call('PUT', `${URL}${id}/`, { told })).json();
    expect(changed.reported_at).toBe('2026-11-21T05:00:00.000Z');
    expect(changed.tell[0].told_at).toBe('2026-11-21T05:00:00.000Z');
    expect(changed.told).toEqual([{ ...told[0], at: '2026-11-21T05:00:00.000Z' }]);
    const said = (
      await farmer.call('PUT', `${URL}${id}/`, { reported_at: '2026-11-21T04:00:00Z' })
    ).json();
    expect(said.reported_at).toBe('2026-11-21T04:00:00.000Z');
    const none = (await farmer.call('PUT', `${URL}${id}/`, { told: [] })).json();
    expect([none.reported_at, none.told]).toEqual(['2026-11-21T04:00:00.000Z', []]);
  });

  it('is to be reported again when the reports are taken back', async () => {
    const { id } = await add();
    const change = async (told: object[]) =>
      (await farmer.call('PUT', `${URL}${id}/`, { told })).json().reported_at;
    const bank = { who: 'bank', at: '2026-11-21T05:30:00Z' };
    const helpline = { who: 'helpline', at: '2026-11-21T05:00:00Z' };
    expect(await change([bank])).toBe('2026-11-21T05:30:00.000Z');
    expect(await change([bank, helpline])).toBe('2026-11-21T05:00:00.000Z');
    expect(await change([bank])).toBe('2026-11-21T05:30:00.000Z');
    expect(await change([])).toBeNull();
  });

  it('says what is wrong with it', async () => {
    const answer = await farmer.call('POST', URL, {
      estimate_percent: 101,
      told: [{ who: 'aunt' }],
    });
    expect(Object.keys(answer.json().errors).sort()).toEqual(
      ['cause', 'estimate_percent', 'happened_at', 'who'].sort(),
    );
    const ahead = await farmer.call('POST', URL, { ...HAIL, happened_at: '2027-01-01T00:00:00Z' });
    expect(ahead.json().problems).toEqual([
      { field: 'happened_at', code: 'loss_in_future', params: {} },
    ]);
  });

  it('is nobody else’s', async () => {
    const { id } = await add();
    const other = await aFarmer(house.app);
    expect((await other.call('GET', `${URL}${id}/`)).statusCode).toBe(404);
    expect((await other.call('PUT', `${URL}${id}/`, HAIL)).statusCode).toBe(404);
    expect((await sendPhoto(id, await picture('#777'), {}, other)).statusCode).toBe(404);
  });
});

describe('a photograph of a loss', () => {
  it('is kept once with place, time, direction and hashes, and goes with the loss', async () => {
    const { id } = await add();
    const content = await picture('#383');
    const fields = {
      id: house.inputs.ids.next(),
      taken_at: '2026-11-21T05:00:00Z',
      lat: '20.39',
      lon: '78.12',
      heading: '270',
    };
    const sent = [await sendPhoto(id, content, fields), await sendPhoto(id, content, fields)];
    expect(sent.map(({ statusCode }) => statusCode)).toEqual([201, 200]);
    const photo = sent[0]?.json();
    expect(check(lossEndpoints.addPhoto.answer, photo).ok).toBe(true);
    expect(photo).toMatchObject({
      lat: 20.39,
      lon: 78.12,
      heading: 270,
      taken_at: '2026-11-21T05:00:00.000Z',
    });
    expect(photo.sha256).toBe(createHash('sha256').update(content).digest('hex'));
    const shown = await house.app.inject({ url: photo.url });
    expect(shown.statusCode).toBe(200);
    expect(photo.sha256_kept).toBe(createHash('sha256').update(shown.rawPayload).digest('hex'));
    expect((await farmer.call('GET', `${URL}${id}/`)).json().photos).toHaveLength(1);
    expect((await farmer.call('DELETE', `${URL}${id}/`)).statusCode).toBe(204);
    expect(media.files.size).toBe(0);
  });

  it('has a small version for lists, and is seen under signed addresses alone', async () => {
    const { id } = await add();
    const photo = (await sendPhoto(id, await picture('#484'))).json();
    const small = await house.app.inject({ url: photo.small_url });
    const { width, height } = await sharp(small.rawPayload).metadata();
    expect([small.statusCode, width, height]).toEqual([200, 240, 240]);
    for (const url of [photo.url, photo.small_url] as string[]) {
      expect(url).toMatch(/^\/media\/losses\/[0-9a-z]+-[0-9a-f]{32}\/[^/]+\.webp$/);
      const unsigned = url.replace(/\/[0-9a-z]+-[0-9a-f]{32}\//, '/');
      expect((await house.app.inject({ url: unsigned })).statusCode).toBe(404);
    }
    // As those from before there was a small one.
    await house.inputs.db.execute(
      sql`update loss_photos set small_key = null where id = ${photo.id}::uuid`,
    );
    const [old] = (await farmer.call('GET', `${URL}${id}/`)).json().photos;
    expect(old.small_url).toBe(old.url);
    expect((await house.app.inject({ url: old.small_url })).statusCode).toBe(200);
    await farmer.call('DELETE', `${URL}${id}/`);
    media.files.clear();
  });

  it('can be taken away alone, and must be a picture', async () => {
    const { id } = await add();
    const photo = (await sendPhoto(id, await picture('#282'))).json();
    expect((await farmer.call('DELETE', `${URL}${id}/photos/${photo.id}/`)).statusCode).toBe(204);
    expect(media.files.size).toBe(0);
    expect((await sendPhoto(id, Buffer.from('no picture'))).statusCode).toBe(415);
    expect(
      (await farmer.call('POST', `${URL}${id}/photos/`, {})).json().errors.image,
    ).toBeDefined();
  });
});

it('reminds when 48, 24 and 6 hours are left, of what must be told and was not', async () => {
  const before = await lossesToReport(house.inputs.db, new Date('2026-11-20T13:00:00Z'));
  const { id } = await add();
  await add({ ...HAIL, cause: 'drought' });
  const left = async (now: string) =>
    (await lossesToReport(house.inputs.db, new Date(now)))
      .filter(({ eventKey }) => eventKey.includes(id))
      .map(({ eventKey, payload }) => [eventKey.split(':')[2], payload.hours]);
  expect(before).toEqual([]);
  expect(await left('2026-11-21T12:00:00Z')).toEqual([]);
  expect(await left('2026-11-21T13:00:00Z')).toEqual([['48', 47]]);
  expect(await left('2026-11-22T13:00:00Z')).toEqual([['24', 23]]);
  expect(await left('2026-11-23T07:00:00Z')).toEqual([['6', 5]]);
  expect(await left('2026-11-23T13:00:00Z')).toEqual([]);
  const [notice] = await lossesToReport(house.inputs.db, new Date('2026-11-23T07:00:00Z'));
  expect(notice?.link).toBe('/application/farm#losses');
  await farmer.call('PUT', `${URL}${id}/`, { told: [{ who: 'helpline' }] });
  expect(await left('2026-11-23T07:00:00Z')).toEqual([]);
});
