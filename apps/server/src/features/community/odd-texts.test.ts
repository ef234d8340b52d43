import { aFarmer, type TestFarmer } from '@ankur/testkit/farmers';
import { multipart } from '@ankur/testkit/multipart';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aWebm } from '../../testing/made-videos.ts';

let test: TestApp;
let asha: TestFarmer;
let ravi: TestFarmer;
let photo: { field: string; name: string; type: string; content: Buffer };
let video: typeof photo;
const QUESTION = { field_of_expertise: 'irrigation', language: 'hindi' };

beforeAll(async () => {
  test = await buildTestApp();
  asha = await aFarmer(test.app);
  ravi = await aFarmer(test.app);
  const green = { width: 40, height: 30, channels: 3, background: '#3a7' } as const;
  const content = await sharp({ create: green }).png().toBuffer();
  photo = { field: 'photo', name: 'a.png', type: 'image/png', content };
  video = {
    ...photo,
    field: 'video',
    type: 'video/webm',
    content: await aWebm({ seconds: 1 }),
  };
});
afterAll(() => test.close());

async function send(path: string, fields: Record<string, string>, file?: typeof photo) {
  const { headers, payload } = await multipart(fields, file ? [file] : []);
  return test.app.inject({
    method: 'POST',
    url: path,
    headers: { ...headers, authorization: `Bearer ${asha.access}` },
    payload,
  });
}
const share = async (description: string, crop = '') =>
  send('/api/user/posts/', { description, crop }, photo);

it.each([
  ['an emoji across the end of a notification’s excerpt', `${'a'.repeat(79)}😀 and more`],
  ['half an emoji', 'half \ud83d'],
])('a comment with %s is kept and rings', async (_what, text) => {
  const { id } = (await share('Cotton')).json();
  const answer = await ravi.call('POST', `/api/user/posts/${id}/comments/`, { text });
  expect(answer.statusCode).toBe(201);
  const [notification] = (await asha.call('GET', '/api/user/notifications/')).json();
  expect(notification).toMatchObject({
    kind: 'comment',
    link: `/application/community?post=${id}`,
  });
  expect(notification.payload.text.isWellFormed()).toBe(true);
});

it('drops NUL characters, which the database refuses, in every text field', async () => {
  const post = (await share('Cot\0ton', 'cot\0ton')).json();
  expect(post).toMatchObject({ description: 'Cotton', crop: 'cotton' });
  const path = `/api/user/posts/${post.id}/`;
  const edited = await asha.call('PATCH', path, { description: 'Ri\0pe' });
  expect(edited.json().description).toBe('Ripe');
  const comment = await ravi.call('POST', `${path}comments/`, { text: 'Go\0od' });
  expect(comment.json().text).toBe('Good');
  expect((await ravi.call('POST', `${path}comments/`, { text: '\0' })).statusCode).toBe(400);
  expect((await ravi.call('GET', '/api/user/posts/?crop=%00')).statusCode).toBe(200);
  const reel = await send('/api/user/reels/', { description: 'Fi\0eld', crop: '\0' }, video);
  expect(reel.json()).toMatchObject({ description: 'Field', crop: null });
  const asked = await send('/api/user/expert-requests/', { ...QUESTION, query: 'Wh\0y?' });
  expect(asked.json().query).toBe('Why?');
  const more = `/api/user/expert-requests/${asked.json().id}/follow-up/`;
  expect((await asha.call('POST', more, { text: 'A\0nd?' })).json().messages[0].text).toBe('And?');
  const chat = { message: 'how to make sil\0age', session_id: 'a\0b' };
  expect((await asha.call('POST', '/api/chatbot/chat/', chat)).statusCode).toBe(200);
  const scan = { verdict: 'healthy', severity: 'Low', confidence: '0.9', crop: 'to\0mato' };
  const kept = await send('/api/user/scans/', scan, { ...photo, field: 'image' });
  expect([kept.statusCode, kept.json().crop]).toEqual([201, 'tomato']);
});

it('counts a line end as one character, as the form does', async () => {
  const lines = `${'a\n'.repeat(249)}ab`;
  const reel = await send('/api/user/reels/', { description: lines }, video);
  expect([reel.statusCode, reel.json().description]).toEqual([201, lines]);
  const long = await send('/api/user/reels/', { description: `${lines}c` }, video);
  expect(long.json().errors.description).toEqual(['Description cannot exceed 500 characters!']);
});
