import { aFarmer, type TestFarmer } from '@ankur/testkit/farmers';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let test: TestApp;
let asha: TestFarmer;
let ravi: TestFarmer;
let picture: Buffer;

beforeAll(async () => {
  test = await buildTestApp();
  asha = await aFarmer(test.app, { name: 'Asha Pawar' });
  ravi = await aFarmer(test.app, { name: 'Ravi Kumar' });
  picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#3a7' } })
    .withExif({ IFD3: { GPSLatitude: '20/1 23/1 0/1' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => test.close());

async function share(farmer: TestFarmer, parts: { photo?: Buffer | string; description?: string }) {
  const form = new FormData();
  if (parts.description !== undefined) form.append('description', parts.description);
  if (parts.photo !== undefined) {
    form.append(
      'photo',
      new Blob([new Uint8Array(Buffer.from(parts.photo))], { type: 'image/jpeg' }),
      '../../etc/passwd.jpg',
    );
  }
  const request = new Request('http://x/', { method: 'POST', body: form });
  return test.app.inject({
    method: 'POST',
    url: '/api/user/posts/',
    headers: {
      authorization: `Bearer ${farmer.access}`,
      'content-type': request.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
}

const aPost = async (farmer = asha) =>
  (await share(farmer, { photo: picture, description: 'Cotton is flowering' })).json();

describe('posts', () => {
  it('are shared with a picture without location metadata, in several widths', async () => {
    const answer = await share(asha, { photo: picture, description: '  My field  ' });
    expect(answer.statusCode).toBe(201);
    const post = answer.json();
    expect(post).toMatchObject({
      username: 'Asha Pawar',
      description: 'My field',
      total_likes: 0,
      liked: false,
      own: true,
    });
    expect(post.photo).toMatch(/^\/media\/posts\/[a-z0-9-]+\.webp$/);
    expect(post.photos.map((p: { width: number }) => p.width)).toEqual([320, 720, 1280]);
    const media = await test.app.inject({ url: post.photo });
    expect(media.headers['content-type']).toBe('image/webp');
    expect((await sharp(media.rawPayload).metadata()).exif).toBeUndefined();
    expect((await test.app.inject({ url: `/${post.photo}` })).statusCode).toBe(200);
  });

  it('report every missing part at once', async () => {
    const answer = await share(asha, {});
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().errors).sort()).toEqual(['description', 'photo']);
  });

  it.each([
    ['a script in SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a page with an image name', '<html></html>'],
  ])('refuse %s as unsupported and keep nothing', async (_what, photo) => {
    const before = test.files.size;
    const answer = await share(asha, { photo, description: 'x' });
    expect(answer.statusCode).toBe(415);
    expect(answer.json().errors.photo).toEqual(['Please upload a valid image file.']);
    expect(test.files.size).toBe(before);
  });

  it('are listed newest first in pages, without repetition or gaps while new ones arrive', async () => {
    const made: string[] = [];
    for (let i = 0; i < 5; i++) made.push((await aPost()).id);
    const first = await ravi.call('GET', '/api/user/posts/?limit=2');
    await aPost();
    const next = /<([^>]+)>; rel="next"/.exec(String(first.headers.link))?.[1] ?? '';
    const second = await ravi.call('GET', next);
    const seen = [...first.json(), ...second.json()].map((p: { id: string }) => p.id);
    expect(seen).toEqual(made.reverse().slice(0, 4));
  });

  it('can be deleted, with their files, by the author alone', async () => {
    const post = await aPost();
    const path = `/api/user/posts/${post.id}/`;
    expect((await ravi.call('DELETE', path)).statusCode).toBe(404);
    expect((await asha.call('DELETE', path)).statusCode).toBe(204);
    expect((await test.app.inject({ url: post.photo })).statusCode).toBe(404);
    expect((await asha.call('GET', path)).statusCode).toBe(404);
  });
});

describe('votes', () => {
  it('are exclusive, and toggling the same one again withdraws it', async () => {
    const { id } = await aPost();
    const press = async (what: string) =>
      (await ravi.call('POST', `/api/user/posts/${id}/${what}/`)).json();
    expect(await press('like')).toEqual({
      total_likes: 1,
      total_dislikes: 0,
      liked: true,
      disliked: false,
    });
    expect(await press('dislike')).toEqual({
      total_likes: 0,
      total_dislikes: 1,
      liked: false,
      disliked: true,
    });
    expect(await press('dislike')).toEqual({
      total_likes: 0,
      total_dislikes: 0,
      liked: false,
      disliked: false,
    });
    await press('like');
    const liked = (await ravi.call('GET', '/api/user/profile/liked-posts/')).json();
    expect(liked[0]).toMatchObject({ id, liked: true });
  });

  it('keep totals equal to the votes under any interleaving of toggles', async () => {
    const crowd = await Promise.all(Array.from({ length: 4 }, () => aFarmer(test.app)));
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(3), fc.constantFrom('like', 'dislike')), {
          minLength: 1,
          maxLength: 20,
        }),
        async (presses) => {
          const { id } = await aPost();
          await Promise.all(
            presses.map(([who, what]) =>
              crowd[who]?.call('POST', `/api/user/posts/${id}/${what}/`),
            ),
          );
          const post = (await asha.call('GET', `/api/user/posts/${id}/`)).json();
          const last = (who: number) =>
            presses
              .filter(([p]) => p === who)
              .reduce<string | null>((state, [, what]) => (state === what ? null : what), null);
          const votes = crowd.map((_, who) => last(who));
          expect([post.total_likes, post.total_dislikes]).toEqual([
            votes.filter((v) => v === 'like').length,
            votes.filter((v) => v === 'dislike').length,
          ]);
        },
      ),
      { numRuns: 8 },
    );
  });

  it.each(['not-an-id', '0198a1b2-0000-7000-8000-000000000000'])('say 404 for %s', async (id) => {
    expect((await ravi.call('POST', `/api/user/posts/${id}/like/`)).statusCode).toBe(404);
  });
});

describe('comments', () => {
  it('are written, counted, listed and deleted by their author', async () => {
    const { id } = await aPost();
    const path = `/api/user/posts/${id}/comments/`;
    const written = await ravi.call('POST', path, { text: ' Nice ' });
    expect(written.statusCode).toBe(201);
    expect(written.json()).toMatchObject({ text: 'Nice', username: 'Ravi Kumar', own: true });
    expect((await asha.call('GET', `/api/user/posts/${id}/`)).json().total_comments).toBe(1);
    const remove = `/api/user/comments/${written.json().id}/`;
    const stranger = await aFarmer(test.app);
    expect((await stranger.call('DELETE', remove)).statusCode).toBe(404);
    expect((await ravi.call('DELETE', remove)).statusCode).toBe(204);
    expect((await asha.call('GET', path)).json()).toEqual([]);
    expect((await asha.call('GET', `/api/user/posts/${id}/`)).json().total_comments).toBe(0);
  });

  it.each(['', '   ', 'x'.repeat(501)])('refuse %j', async (text) => {
    const { id } = await aPost();
    const answer = await ravi.call('POST', `/api/user/posts/${id}/comments/`, { text });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors.text).toHaveLength(1);
  });
});

describe('following', () => {
  it('counts once, and refuses a repeat and oneself in the specification’s format', async () => {
    const mira = await aFarmer(test.app, { name: 'Mira Joshi' });
    const me = (await mira.call('GET', '/api/user/posts/')).json();
    expect(Array.isArray(me)).toBe(true);
    const { user } = await aPost();
    expect((await mira.call('POST', `/api/user/follow/${user}/`)).statusCode).toBe(200);
    const again = await mira.call('POST', `/api/user/follow/${user}/`);
    expect(again.statusCode).toBe(400);
    expect(again.json().error).toBe('You already follow this farmer');
    expect((await asha.call('POST', `/api/user/follow/${user}/`)).json().error).toBe(
      'You cannot follow yourself',
    );
    expect((await mira.call('GET', '/api/user/following/')).json()).toEqual([
      { user_id: user, name: 'Asha Pawar', profile_picture: null },
    ]);
    expect((await asha.call('GET', '/api/user/profile/')).json().followers_count).toBe(1);
    expect((await mira.call('GET', '/api/user/posts/?limit=1')).json()[0].following).toBe(true);
    expect((await mira.call('POST', `/api/user/unfollow/${user}/`)).statusCode).toBe(200);
    expect((await mira.call('POST', '/api/user/follow/nobody/')).statusCode).toBe(404);
  });

  it('shows nothing of a blocked farmer, and no private field of anybody', async () => {
    const quiet = await aFarmer(test.app);
    const { user } = await aPost();
    const shown = (await quiet.call('GET', `/api/user/farmers/${user}/`)).json();
    expect(Object.keys(shown)).not.toContain('email');
    expect(JSON.stringify(shown)).not.toMatch(/contact|location|@/);
    await quiet.call('POST', `/api/user/farmers/${user}/block/`);
    const feed = (await quiet.call('GET', '/api/user/posts/?limit=100')).json();
    expect(feed.filter((p: { user: string }) => p.user === user)).toEqual([]);
  });
});

describe('reels', () => {
  it.each([
    ['nothing', undefined, 400, 'Please upload a video!'],
    ['a text', 'not a video', 415, 'Please upload a valid video file!'],
    [
      'an MP4 that was cut off',
      Buffer.from('00000020667479706d703432000000006d70343269736f6d000000ff6d646174', 'hex'),
      415,
      'This video is damaged or incomplete. Please choose it again.',
    ],
  ])('refuse %s', async (_what, video, status, message) => {
    const form = new FormData();
    form.append('description', 'x');
    if (video !== undefined)
      form.append(
        'video',
        new Blob([new Uint8Array(Buffer.from(video))], { type: 'video/mp4' }),
        'v.mp4',
      );
    const request = new Request('http://x/', { method: 'POST', body: form });
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/user/reels/',
      headers: {
        authorization: `Bearer ${asha.access}`,
        'content-type': request.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    expect([answer.statusCode, answer.json().errors.video]).toEqual([status, [message]]);
  });

  it('need a token', async () => {
    expect((await test.app.inject({ url: '/api/user/reels/' })).statusCode).toBe(401);
  });
});
