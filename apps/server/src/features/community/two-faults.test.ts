import { aFarmer, type TestFarmer } from '@ankur/testkit/farmers';
import { multipart } from '@ankur/testkit/multipart';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let test: TestApp;
let asha: TestFarmer;
beforeAll(async () => {
  test = await buildTestApp();
  asha = await aFarmer(test.app);
});
afterAll(() => test.close());

async function send(url: string, fields: Record<string, string>, field: string, content: Buffer) {
  const file = { field, name: 'a', type: 'application/octet-stream', content };
  const { headers, payload } = await multipart(fields, [file]);
  return test.app.inject({
    method: 'POST',
    url,
    headers: { ...headers, authorization: `Bearer ${asha.access}` },
    payload,
  });
}

const noMedia = Buffer.from('neither a picture nor a video');
const video = 'Please upload a valid video file!';
const photo = 'Please upload a valid image file.';

describe('a form with an invalid text and an invalid file', () => {
  it.each([
    ['/api/user/posts/', 'photo', photo, ['description', 'photo']],
    ['/api/user/reels/', 'video', video, ['description', 'video']],
    ['/api/user/posts/addreel/', 'video', video, ['description', 'video']],
    [
      '/api/user/expert-requests/',
      'photo',
      photo,
      ['field_of_expertise', 'language', 'photo', 'query'],
    ],
  ])('is told of both: %s', async (url, field, message, failing) => {
    const answer = await send(url, { description: ' ' }, field, noMedia);
    expect(answer.statusCode).toBe(400);
    const { errors } = answer.json();
    expect(Object.keys(errors).sort()).toEqual(failing);
    expect(errors[field]).toEqual([message]);
  });
});

it('a form whose file alone is invalid keeps that status', async () => {
  const reel = await send('/api/user/reels/', { description: 'Weeding' }, 'video', noMedia);
  expect(reel.statusCode).toBe(415);
  expect(reel.json()).toEqual({
    errors: { video: [video] },
    problems: [{ field: 'video', code: 'video_not_video', params: {} }],
  });
});

it('the alias of sharing a reel also returns refusals as `message`', async () => {
  const none = await asha.call('POST', '/api/user/posts/addreel/');
  expect(none.json()).toMatchObject({
    message: 'Description cannot be empty!',
    errors: { video: ['Please upload a video!'] },
  });
  const other = await send('/api/user/posts/addreel/', { description: 'x' }, 'video', noMedia);
  expect(other.statusCode).toBe(415);
  expect(other.json().message).toBe(video);
});
