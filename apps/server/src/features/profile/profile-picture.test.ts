import { aFarmer, type TestFarmer } from '@ankur/testkit/farmers';
import { multipart } from '@ankur/testkit/multipart';
import { PROFILE_FIELDS, saveProfile } from '@ankur/testkit/profiles';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await buildTestApp();
});
afterAll(() => testApp.close());

const save = (farmer: TestFarmer, fields: Record<string, string>, picture?: Uint8Array) =>
  saveProfile(testApp.app, farmer, fields, picture);
const files = () => testApp.files;

describe('profile picture', () => {
  const jpeg = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#3a7' } });

  it('is upright, in two sizes, without location metadata', async () => {
    const farmer = await aFarmer(testApp.app);
    const photo = await jpeg(1200, 800)
      .withExif({ IFD3: { GPSLatitude: '20/1 23/1 0/1', GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const saved = await save(farmer, PROFILE_FIELDS, photo);
    expect(saved.statusCode).toBe(200);
    const profile = (await farmer.call('GET', '/api/user/profile/')).json();
    expect(profile.profile_picture).toBe(saved.json().profile_picture);
    const shown = await testApp.app.inject({ method: 'GET', url: `/${profile.profile_picture}` });
    expect(shown.headers['content-type']).toBe('image/webp');
    const large = await sharp(shown.rawPayload).metadata();
    expect([large.width, large.height, large.exif, large.orientation]).toEqual([
      427,
      640,
      undefined,
      undefined,
    ]);
    const small = await testApp.app.inject({ method: 'GET', url: profile.profile_picture_small });
    expect(await sharp(small.rawPayload).metadata()).toMatchObject({ width: 128, height: 128 });
  });

  it('replaces the old one, which is deleted', async () => {
    const farmer = await aFarmer(testApp.app);
    const content = await jpeg(300, 300).png().toBuffer();
    const first = (await save(farmer, PROFILE_FIELDS, content)).json().profile_picture;
    expect((await save(farmer, PROFILE_FIELDS)).json().profile_picture).toBe(first);
    const second = (await save(farmer, PROFILE_FIELDS, content)).json().profile_picture;
    expect(second).not.toBe(first);
    expect(files().has(first.slice('/media/'.length))).toBe(false);
    expect(files().has(second.slice('/media/'.length))).toBe(true);
  });

  it('is saved when the old one cannot be removed', async () => {
    const farmer = await aFarmer(testApp.app);
    const content = await jpeg(300, 300).png().toBuffer();
    await save(farmer, PROFILE_FIELDS, content);
    const { remove } = testApp.inputs.media;
    testApp.inputs.media.remove = () => Promise.reject(new Error('the store is away'));
    const saved = await save(farmer, PROFILE_FIELDS, content);
    testApp.inputs.media.remove = remove;
    expect(saved.statusCode).toBe(200);
    expect(files().has(saved.json().profile_picture.slice('/media/'.length))).toBe(true);
    const { profile_picture: shown } = (await farmer.call('GET', '/api/user/profile/')).json();
    expect(shown).toBe(saved.json().profile_picture);
  });

  it('is the first of two files', async () => {
    const farmer = await aFarmer(testApp.app);
    const content = await jpeg(300, 300).png().toBuffer();
    const picture = { field: 'profile_picture', name: 'a.png', type: 'image/png', content };
    const { headers, payload } = await multipart(PROFILE_FIELDS, [
      picture,
      { ...picture, content: Buffer.from('no picture') },
    ]);
    const answer = await testApp.app.inject({
      method: 'POST',
      url: '/api/user/profile-input/',
      headers: { ...headers, authorization: `Bearer ${farmer.access}` },
      payload,
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().profile_picture).toMatch(/^\/media\//);
  });

  it.each([
    ['text', Buffer.from('not a picture')],
    ['an empty file', Buffer.alloc(0)],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['half a JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70, 0])],
  ])('refuses %s with 415 and keeps the profile as it was', async (_what, content) => {
    const farmer = await aFarmer(testApp.app);
    const before = files().size;
    const answer = await save(farmer, PROFILE_FIELDS, content);
    expect(answer.statusCode).toBe(415);
    expect(answer.json().errors).toEqual({
      profile_picture: ['Please upload a valid image file.'],
    });
    expect(files().size).toBe(before);
    expect((await farmer.call('GET', '/api/user/profile/')).json().name).toBeNull();
  });

  it('refuses a small file that decodes to a huge picture', async () => {
    const bomb = await sharp({
      create: { width: 9000, height: 9000, channels: 3, background: '#fff' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    expect((await save(await aFarmer(testApp.app), PROFILE_FIELDS, bomb)).statusCode).toBe(415);
  });

  it('refuses 5 MB and accepts a little less', async () => {
    const farmer = await aFarmer(testApp.app);
    const photo = await jpeg(64, 64).jpeg().toBuffer();
    const padded = (bytes: number) => Buffer.concat([photo, Buffer.alloc(bytes - photo.length)]);
    const limit = 5 * 1024 * 1024;
    const refused = await save(farmer, PROFILE_FIELDS, padded(limit));
    expect(refused.statusCode).toBe(413);
    expect(refused.json().errors).toEqual({
      profile_picture: ['File size should not exceed 5MB.'],
    });
    expect((await save(farmer, PROFILE_FIELDS, padded(limit - 1))).statusCode).toBe(200);
    const huge = await save(farmer, PROFILE_FIELDS, padded(4 * limit));
    expect(huge.statusCode).toBe(413);
    expect(huge.json().errors).toEqual(refused.json().errors);
  });

  it('is reported together with failing fields', async () => {
    const answer = await save(
      await aFarmer(testApp.app),
      { ...PROFILE_FIELDS, age: '3' },
      Buffer.from('x'),
    );
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().errors).sort()).toEqual(['age', 'profile_picture']);
  });
});
