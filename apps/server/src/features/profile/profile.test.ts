import { check } from '@ankur/contracts/http/errors';
import { profileEndpoints } from '@ankur/contracts/profile/endpoints';
import { aFarmer, type TestFarmer } from '@ankur/testkit/farmers';
import { multipart } from '@ankur/testkit/multipart';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const FIELDS = {
  name: 'Asha Pawar',
  age: '42',
  contact: '9876543210',
  location: 'Wani, Yavatmal',
  land_size: '2.25',
  land_type: 'rainfed',
  crops: 'Cotton, Tur',
  livestock: 'Two bullocks',
  fertilizers: 'DAP',
  pesticides: '',
  irrigation: 'drip',
  seed_brand: 'Mahabeej',
  annual_crops: '2',
};

let house: TestApp;
beforeAll(async () => {
  house = await buildTestApp();
});
afterAll(() => house.close());

type Picture = { name: string; content: Uint8Array; type: string };
async function save(farmer: TestFarmer, fields: Record<string, string>, picture?: Picture) {
  const { payload, headers } = await multipart(
    fields,
    picture ? [{ field: 'profile_picture', ...picture }] : [],
  );
  return house.app.inject({
    method: 'POST',
    url: '/api/user/profile-input/',
    payload,
    headers: { ...headers, authorization: `Bearer ${farmer.access}` },
  });
}

const files = () => (house.inputs.media as unknown as { files: Map<string, Buffer> }).files;

describe('profile', () => {
  it('is empty with its defaults before it is saved', async () => {
    const farmer = await aFarmer(house.app);
    const answer = await farmer.call('GET', '/api/user/profile/');
    expect(answer.statusCode).toBe(200);
    expect(check(profileEndpoints.profile.answer, answer.json()).ok).toBe(true);
    expect(answer.json()).toMatchObject({
      email: farmer.email,
      name: null,
      land_type: 'irrigated',
      irrigation: 'sprinkler',
      profile_picture: null,
      post_count: 0,
      followers_count: 0,
      following_count: 0,
    });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('comes back as it was saved, and gives the account its name', async () => {
    const farmer = await aFarmer(house.app, { name: 'Before' });
    const saved = await save(farmer, { ...FIELDS, bio: 'Third generation on this land.' });
    expect(saved.statusCode).toBe(200);
    expect(check(profileEndpoints.saveProfile.answer, saved.json()).ok).toBe(true);
    expect(saved.json().profile_picture).toBeNull();
    expect((await farmer.call('GET', '/api/user/profile/')).json()).toMatchObject({
      ...FIELDS,
      age: 42,
      land_size: 2.25,
      annual_crops: 2,
      bio: 'Third generation on this land.',
    });
    expect((await farmer.call('GET', '/api/user/name/')).json()).toEqual({ name: 'Asha Pawar' });
  });

  it('counts posts, followers and those followed', async () => {
    const [farmer, fan] = [await aFarmer(house.app), await aFarmer(house.app)];
    const idOf = ({ access }: TestFarmer) => JSON.parse(atob(access.split('.')[1] ?? '')).sub;
    const { db, ids } = house.inputs;
    const post = (kind: string, removed: string | null) =>
      db.execute(sql`
        insert into feed_items (id, kind, farmer_id, description, media, created_at, removed_at)
        values (${ids.next()}, ${kind}, ${idOf(farmer)}, 'x', '{}', now(), ${removed})`);
    await post('post', null);
    await post('post', '2026-11-20T00:00:00Z');
    await post('reel', null);
    await db.execute(sql`
      insert into follows (follower_id, followed_id, created_at)
      values (${idOf(fan)}, ${idOf(farmer)}, now())`);
    const counts = { post_count: 1, followers_count: 1, following_count: 0 };
    expect((await farmer.call('GET', '/api/user/profile/')).json()).toMatchObject(counts);
    expect((await fan.call('GET', '/api/user/profile/')).json().following_count).toBe(1);
  });

  it('keeps what an optional field left out', async () => {
    const farmer = await aFarmer(house.app);
    await save(farmer, { ...FIELDS, bio: 'Kept' });
    const { livestock: _, irrigation: __, ...fewer } = FIELDS;
    expect((await save(farmer, fewer)).statusCode).toBe(200);
    expect((await farmer.call('GET', '/api/user/profile/')).json()).toMatchObject({
      livestock: 'Two bullocks',
      irrigation: 'drip',
      bio: 'Kept',
    });
  });

  it('reports every field with a rule when nothing was sent', async () => {
    const answer = await save(await aFarmer(house.app), { x: '1' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual({
      name: ['Name must be 2-50 characters and letters only'],
      age: ['Age must be between 18 and 120'],
      contact: ['Phone number must be 10 digits'],
      location: ['Location must be at least 3 characters'],
      land_size: ['Land size must be between 0 and 10,000 acres'],
      crops: ['Please enter at least one crop'],
      seed_brand: ['Seed brand must be at least 2 characters'],
      annual_crops: ['Crops per year must be between 1 and 10'],
    });
  });

  it.each([
    ['name', ['A', 'R2', 'a'.repeat(51)], ['Om', 'ज्ञानेश्वर माउली', 'a'.repeat(50)]],
    ['age', ['17', '121', '30.5', 'forty', '-30', ''], ['18', '120', '४२']],
    ['contact', ['987654321', '98765432101', '98765 4321'], ['0123456789', '९८७६५४३२१०']],
    ['location', ['ab', '  a  '], ['abc']],
    ['land_size', ['0', '-1', '10000.1', 'NaN', '1e3', ''], ['0.1', '10000', '2.55']],
    ['crops', ['', '  '], ['Rice']],
    ['seed_brand', ['M'], ['MH']],
    ['annual_crops', ['0', '11', '1.5'], ['1', '10']],
    ['land_type', ['wet'], ['dry', '']],
    ['irrigation', ['canal'], ['flood', '']],
  ])('holds the rule of %s at both edges', async (field, wrong, right) => {
    const farmer = await aFarmer(house.app);
    for (const value of wrong) {
      const answer = await save(farmer, { ...FIELDS, [field]: value });
      expect([value, answer.statusCode]).toEqual([value, 400]);
      expect(Object.keys(answer.json().errors)).toEqual([field]);
    }
    for (const value of right) {
      const answer = await save(farmer, { ...FIELDS, [field]: value });
      expect([value, answer.statusCode]).toEqual([value, 200]);
    }
  });

  it('loses NUL characters, which the database does not keep', async () => {
    const farmer = await aFarmer(house.app);
    const fields = { ...FIELDS, crops: 'Cot\u0000ton', bio: '\u0000 Om' };
    expect((await save(farmer, fields)).statusCode).toBe(200);
    expect((await farmer.call('GET', '/api/user/profile/')).json()).toMatchObject({
      crops: 'Cotton',
      bio: 'Om',
    });
  });

  it.each([
    ['GET', '/api/user/profile/'],
    ['POST', '/api/user/profile-input/'],
    ['GET', '/api/user/place/'],
    ['PUT', '/api/user/place/'],
    ['PATCH', '/api/user/preferences/'],
  ] as const)('%s %s needs a token', async (method, url) => {
    expect((await house.app.inject({ method, url })).statusCode).toBe(401);
  });
});

describe('profile picture', () => {
  const jpeg = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#3a7' } });
  const asFile = (content: Uint8Array): Picture => ({
    name: 'me.jpg',
    content,
    type: 'image/jpeg',
  });

  it('is upright, in two sizes, and tells nothing about where it was taken', async () => {
    const farmer = await aFarmer(house.app);
    const photo = await jpeg(1200, 800)
      .withExif({ IFD3: { GPSLatitude: '20/1 23/1 0/1', GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const saved = await save(farmer, FIELDS, asFile(photo));
    expect(saved.statusCode).toBe(200);
    const profile = (await farmer.call('GET', '/api/user/profile/')).json();
    expect(profile.profile_picture).toBe(saved.json().profile_picture);
    const shown = await house.app.inject({ method: 'GET', url: `/${profile.profile_picture}` });
    expect(shown.headers['content-type']).toBe('image/webp');
    const large = await sharp(shown.rawPayload).metadata();
    expect([large.width, large.height, large.exif, large.orientation]).toEqual([
      427,
      640,
      undefined,
      undefined,
    ]);
    const small = await house.app.inject({ method: 'GET', url: profile.profile_picture_small });
    expect(await sharp(small.rawPayload).metadata()).toMatchObject({ width: 128, height: 128 });
  });

  it('takes the place of the old one, which goes', async () => {
    const farmer = await aFarmer(house.app);
    const content = await jpeg(300, 300).png().toBuffer();
    const first = (await save(farmer, FIELDS, asFile(content))).json().profile_picture;
    expect((await save(farmer, FIELDS)).json().profile_picture).toBe(first);
    const second = (await save(farmer, FIELDS, asFile(content))).json().profile_picture;
    expect(second).not.toBe(first);
    expect(files().has(first.slice('/media/'.length))).toBe(false);
    expect(files().has(second.slice('/media/'.length))).toBe(true);
  });

  it.each([
    ['text', Buffer.from('not a picture')],
    ['an empty file', Buffer.alloc(0)],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['half a JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70, 0])],
  ])('refuses %s with 415 and keeps the profile as it was', async (_what, content) => {
    const farmer = await aFarmer(house.app);
    const before = files().size;
    const answer = await save(farmer, FIELDS, asFile(content));
    expect(answer.statusCode).toBe(415);
    expect(answer.json().errors).toEqual({
      profile_picture: ['Please upload a valid image file.'],
    });
    expect(files().size).toBe(before);
    expect((await farmer.call('GET', '/api/user/profile/')).json().name).toBeNull();
  });

  it('refuses a small file that unpacks to a huge picture', async () => {
    const bomb = await sharp({
      create: { width: 9000, height: 9000, channels: 3, background: '#fff' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    expect((await save(await aFarmer(house.app), FIELDS, asFile(bomb))).statusCode).toBe(415);
  });

  it('refuses 5 MB and takes a little less', async () => {
    const farmer = await aFarmer(house.app);
    const photo = await jpeg(64, 64).jpeg().toBuffer();
    const padded = (bytes: number) => Buffer.concat([photo, Buffer.alloc(bytes - photo.length)]);
    const limit = 5 * 1024 * 1024;
    const refused = await save(farmer, FIELDS, asFile(padded(limit)));
    expect(refused.statusCode).toBe(413);
    expect(refused.json().errors).toEqual({
      profile_picture: ['File size should not exceed 5MB.'],
    });
    expect((await save(farmer, FIELDS, asFile(padded(limit - 1)))).statusCode).toBe(200);
    const huge = await save(farmer, FIELDS, asFile(padded(4 * limit)));
    expect(huge.statusCode).toBe(413);
    expect(huge.json().errors).toEqual(refused.json().errors);
  });

  it('is reported together with failing fields', async () => {
    const answer = await save(
      await aFarmer(house.app),
      { ...FIELDS, age: '3' },
      asFile(Buffer.from('x')),
    );
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().errors).sort()).toEqual(['age', 'profile_picture']);
  });
});

describe('place and language', () => {
  const WANI = { lat: 20.06, lon: 78.95, city: 'Wani', district: 'Yavatmal', state: 'Maharashtra' };

  it('keeps the place that the farmer chose, before any profile', async () => {
    const farmer = await aFarmer(house.app);
    const empty = await farmer.call('GET', '/api/user/place/');
    expect(empty.json()).toEqual({ lat: null, lon: null, city: null, district: null, state: null });
    expect((await farmer.call('PUT', '/api/user/place/', WANI)).json()).toEqual(WANI);
    expect((await farmer.call('GET', '/api/user/place/')).json()).toEqual(WANI);
    expect((await farmer.call('GET', '/api/user/profile/')).json().name).toBeNull();
    await save(farmer, FIELDS);
    expect((await farmer.call('GET', '/api/user/place/')).json()).toEqual(WANI);
  });

  it('refuses a place that is nowhere', async () => {
    const answer = await (await aFarmer(house.app)).call('PUT', '/api/user/place/', { lat: 95 });
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().errors).sort()).toEqual(['district', 'lat', 'lon', 'state']);
  });

  it('remembers the language', async () => {
    const farmer = await aFarmer(house.app);
    const url = '/api/user/preferences/';
    expect((await farmer.call('PATCH', url, { language: 'te' })).json()).toEqual({
      language: 'te',
    });
    expect((await farmer.call('GET', '/api/user/profile/')).json().language).toBe('te');
    expect((await farmer.call('PATCH', url, { language: 'fr' })).statusCode).toBe(400);
  });
});
