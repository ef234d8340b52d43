import { aFarmer, type TestFarmer } from '@ankur/testkit/farmers';
import { multipart } from '@ankur/testkit/multipart';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aWebm } from '../../testing/made-videos.ts';

let test: TestApp;
let asha: TestFarmer;
let ravi: TestFarmer;
let picture: Buffer;
let video: Buffer;

beforeAll(async () => {
  test = await buildTestApp();
  const create = { width: 60, height: 40, channels: 3, background: '#3a7' } as const;
  picture = await sharp({ create }).jpeg().toBuffer();
  video = await aWebm({ seconds: 5 });
});
beforeEach(async () => {
  test.clock.set('2026-11-21T06:00:00Z');
  asha = await aFarmer(test.app);
  ravi = await aFarmer(test.app);
});
afterAll(() => test.close());

const TASKS = '/api/user/farm-tasks/';
const aTask = async (more = {}) =>
  (await asha.call('POST', TASKS, { task_name: 'Weed', date: '2026-11-21', ...more })).json();

describe('PUT done', () => {
  it('says done or not, however often it is sent, and changes nothing the second time', async () => {
    const { id, updated_at } = await aTask();
    const set = (done: unknown) => asha.call('PUT', `${TASKS}${id}/done/`, { done });
    const first = await set(true);
    expect([first.statusCode, first.json().is_completed]).toEqual([200, true]);
    test.clock.advance(60_000);
    expect((await set(true)).json()).toEqual(first.json());
    expect(first.json().updated_at > updated_at).toBe(true);
    for (const _ of [1, 2]) expect((await set(false)).json().is_completed).toBe(false);
    for (const bad of ['yes', null, undefined]) {
      const refused = await set(bad);
      expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, ['done']]);
    }
    expect((await ravi.call('PUT', `${TASKS}${id}/done/`, { done: true })).statusCode).toBe(404);
  });

  it('adds the next of a recurring task once', async () => {
    const { id } = await aTask({ recurrence: 'weekly' });
    await Promise.all([1, 2, 3].map(() => asha.call('PUT', `${TASKS}${id}/done/`, { done: true })));
    expect((await asha.call('GET', TASKS)).json()).toHaveLength(2);
    await asha.call('PUT', `${TASKS}${id}/done/`, { done: false });
    expect((await asha.call('GET', TASKS)).json()).toHaveLength(1);
  });

  it('is refused on a task that was changed elsewhere, unless it is so already', async () => {
    const { id, updated_at } = await aTask();
    const set = (done: boolean) =>
      test.app.inject({
        method: 'PUT',
        url: `${TASKS}${id}/done/`,
        headers: { authorization: `Bearer ${asha.access}`, 'if-match': updated_at },
        payload: { done },
      });
    expect((await set(true)).statusCode).toBe(200);
    expect((await set(true)).statusCode).toBe(200);
    const refused = await set(false);
    expect([refused.statusCode, refused.json().current.id]).toEqual([412, id]);
  });
});

describe('when it was done', () => {
  const doneAt = async (at: unknown) => {
    const { id } = await aTask();
    const answer = await asha.call('PUT', `${TASKS}${id}/done/`, { done: true, at });
    return answer.json().completed_at ?? answer.json().errors;
  };

  it('is what the phone says, also days later', async () => {
    test.clock.set('2026-11-25T06:00:00Z');
    asha = { ...asha, ...(await signedInAgain(asha)) };
    expect(await doneAt('2026-11-22T10:30:00+05:30')).toBe('2026-11-22T05:00:00.000Z');
    expect(await doneAt('2026-11-25T20:00:00Z')).toBe('2026-11-25T20:00:00.000Z');
  });

  it('is now when the phone’s clock runs years ahead, and not before the account was there', async () => {
    expect(await doneAt('2031-01-01T00:00:00Z')).toBe('2026-11-21T06:00:00.000Z');
    expect(await doneAt('2001-01-01T00:00:00Z')).toBe('2026-11-21T06:00:00.000Z');
    expect(await doneAt(null)).toBe('2026-11-21T06:00:00.000Z');
    expect(await doneAt('yesterday')).toHaveProperty('at');
  });

  it('gives an entry without a date its day in India, and a loan the day on which it was paid', async () => {
    test.clock.set('2026-11-25T06:00:00Z');
    asha = { ...asha, ...(await signedInAgain(asha)) };
    const at = '2026-11-22T20:00:00Z';
    const entry = { amount: 5, category: 'seeds', at };
    expect((await asha.call('POST', '/api/user/expenses/', entry)).json().date).toBe('2026-11-23');
    const dated = { ...entry, date: '2026-06-01' };
    expect((await asha.call('POST', '/api/user/expenses/', dated)).json().date).toBe('2026-06-01');
    const loan = { lender: 'SBI', amount: 5, interest_rate: 7 };
    const span = { start_date: '2026-06-01', end_date: '2027-06-01' };
    const { id } = (await asha.call('POST', '/api/user/loans/', { ...loan, ...span })).json();
    const paid = await asha.call('PATCH', `/api/user/loans/${id}/`, { is_paid: true, at });
    expect(paid.json().paid_on).toBe('2026-11-23');
  });
});

/** After days nobody is signed in any more. */
async function signedInAgain(farmer: TestFarmer): Promise<Partial<TestFarmer>> {
  const payload = { email: farmer.email, password: 'Sprout!2026' };
  const answer = await test.app.inject({ method: 'POST', url: '/api/user/login/', payload });
  const { access } = answer.json().token;
  const call: TestFarmer['call'] = (method, url, body) =>
    test.app.inject({
      method,
      url,
      headers: { authorization: `Bearer ${access}` },
      ...(body === undefined ? {} : { payload: body as object }),
    });
  return { access, call };
}

describe.each(['posts', 'reels'] as const)('PUT vote on %s', (kind) => {
  const share = async () => {
    const [field, content] = kind === 'posts' ? ['photo', picture] : ['video', video];
    const file = {
      field: String(field),
      name: 'a',
      content: content as Buffer,
      type: 'image/jpeg',
    };
    const sent = await multipart({ description: 'Cotton' }, [file]);
    const headers = { ...sent.headers, authorization: `Bearer ${asha.access}` };
    const url = `/api/user/${kind}/`;
    return `${url}${(await test.app.inject({ method: 'POST', url, ...sent, headers })).json().id}/`;
  };
  const totals = (likes: number, dislikes: number, vote: string | null) => ({
    total_likes: likes,
    total_dislikes: dislikes,
    liked: vote === 'like',
    disliked: vote === 'dislike',
  });

  it('sets it, however often it is sent', async () => {
    const one = await share();
    const set = async (vote: unknown) => (await ravi.call('PUT', `${one}vote/`, { vote })).json();
    await asha.call('PUT', `${one}vote/`, { vote: 'like' });
    expect(await set(null)).toEqual(totals(1, 0, null));
    for (const _ of [1, 2, 3]) expect(await set('like')).toEqual(totals(2, 0, 'like'));
    for (const _ of [1, 2]) expect(await set('dislike')).toEqual(totals(1, 1, 'dislike'));
    for (const _ of [1, 2]) expect(await set(null)).toEqual(totals(1, 0, null));
    const many = await Promise.all([1, 2, 3, 4].map(() => set('like')));
    expect(many.at(-1)).toEqual(totals(2, 0, 'like'));
    // The toggle of the specification goes on from what was set.
    expect((await ravi.call('POST', `${one}like/`)).json()).toEqual(totals(1, 0, null));
  });

  it('refuses anything else', async () => {
    const one = await share();
    for (const body of [{}, { vote: 'love' }, { vote: 1 }]) {
      const refused = await ravi.call('PUT', `${one}vote/`, body);
      expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, ['vote']]);
    }
    await asha.call('DELETE', one);
    expect((await ravi.call('PUT', `${one}vote/`, { vote: 'like' })).statusCode).toBe(404);
  });
});

describe('PUT and DELETE following', () => {
  it('follow and stop following, however often they are sent', async () => {
    const sent = await multipart({ description: 'Cotton' }, [
      { field: 'photo', name: 'a', content: picture, type: 'image/jpeg' },
    ]);
    const headers = { ...sent.headers, authorization: `Bearer ${ravi.access}` };
    const shared = { method: 'POST', url: '/api/user/posts/', ...sent, headers } as const;
    const other = (await test.app.inject(shared)).json().user;
    const url = `/api/user/following/${other}/`;
    const followed = async () => (await asha.call('GET', '/api/user/following/')).json().length;
    for (const _ of [1, 2]) expect((await asha.call('PUT', url)).statusCode).toBe(200);
    expect(await followed()).toBe(1);
    const notifications = (await ravi.call('GET', '/api/user/notifications/')).json();
    expect(notifications.map(({ kind }: { kind: string }) => kind)).toEqual(['follower']);
    for (const _ of [1, 2]) expect((await asha.call('DELETE', url)).statusCode).toBe(204);
    expect(await followed()).toBe(0);
    const oneself = await ravi.call('PUT', url);
    expect([oneself.statusCode, typeof oneself.json().error]).toEqual([400, 'string']);
    for (const method of ['PUT', 'DELETE'] as const)
      expect((await asha.call(method, '/api/user/following/nobody/')).statusCode).toBe(404);
  });
});
