import type { Farmer } from '../support/farmer.ts';
import words from '../support/farmers-words.json' with { type: 'json' };
import { formBody, formType } from '../support/form.ts';
import type { Random } from '../support/random.ts';
import type { RawRequest } from '../support/raw-http.ts';

export const KINDS = ['reader', 'poster', 'uploader', 'chatter'] as const;
export type Kind = (typeof KINDS)[number];

/** A user action, as one request. */
export interface Action {
  kind: Kind;
  name: string;
  /** Relative frequency. */
  weight: number;
  request(farmer: Farmer, random: Random): RawRequest;
}

/** Data that the actions use, created before the run. */
export interface Village {
  farmers: Farmer[];
  posts: string[];
  photo: Buffer;
}

const bearer = ({ access }: Farmer) => ({ authorization: `Bearer ${access}` });

/** The workload: mostly reads, some writes, a few photographs, and questions to the assistant. */
export function actionsOf({ posts, photo }: Village): Action[] {
  const read = (name: string, weight: number, target: (random: Random) => string): Action => ({
    kind: 'reader',
    name,
    weight,
    request: (farmer, random) => ({
      method: 'GET',
      target: target(random),
      headers: bearer(farmer),
    }),
  });
  const write = (
    name: string,
    weight: number,
    target: (random: Random) => string,
    body: (random: Random) => unknown,
    kind: Kind = 'poster',
  ): Action => ({
    kind,
    name,
    weight,
    request: (farmer, random) => ({
      method: 'POST',
      target: target(random),
      headers: { ...bearer(farmer), 'content-type': 'application/json' },
      body: Buffer.from(JSON.stringify(body(random))),
    }),
  });
  const postPath = (random: Random) => `/api/user/posts/${random.pick(posts)}/`;
  return [
    read('feed', 25, () => '/api/user/posts/'),
    read('one post', 10, postPath),
    read('expenses', 12, () => '/api/user/expenses/'),
    read('profile', 10, () => '/api/user/profile/'),
    read('prices', 10, () => '/api/market/prices/?commodity=Onion&state=Maharashtra'),
    read('tasks', 6, () => '/api/user/farm-tasks/'),
    write(
      'expense',
      6,
      () => '/api/user/expenses/',
      (random) => ({
        category: 'seeds',
        amount: 1 + random.below(5_000),
        description: 'soak',
        date: '2026-11-20',
      }),
    ),
    write(
      'comment',
      4,
      (random) => `${postPath(random)}comments/`,
      () => ({ text: 'Well done' }),
    ),
    write(
      'like',
      4,
      (random) => `${postPath(random)}like/`,
      () => ({}),
    ),
    {
      kind: 'uploader',
      name: 'photograph',
      weight: 2,
      request: (farmer) => ({
        method: 'POST',
        target: '/api/user/posts/',
        headers: { ...bearer(farmer), 'content-type': formType() },
        body: formBody([
          ['description', 'From my field'],
          ['photo', { name: 'leaf.jpg', type: 'image/jpeg', content: photo }],
        ]),
      }),
    },
    write(
      'question',
      11,
      () => '/api/chatbot/chat/',
      (random) => ({ message: random.pick(words.questions) }),
      'chatter',
    ),
  ];
}

/** The share of reads and writes alone, for a server of bare `node:http` and `pg` (bench/support/bare-server.ts). */
export function bareActions(): Action[] {
  const ask = (
    kind: Kind,
    name: string,
    weight: number,
    target: (random: Random) => string,
  ): Action => ({
    kind,
    name,
    weight,
    request: (_farmer, random) => ({ method: 'GET', target: target(random), headers: {} }),
  });
  const uuid = (random: Random) =>
    `00000000-0000-4000-8000-${String(random.below(1e6)).padStart(12, '0')}`;
  return [
    ask('reader', 'one row', 37, () => '/name'),
    ask('reader', '20 rows', 36, () => '/expenses'),
    ask('poster', 'upsert', 14, (random) => `/vote/${uuid(random)}/${uuid(random)}`),
  ];
}

/** A weighted random action. */
export function drawAction(actions: readonly Action[], random: Random): Action {
  const total = actions.reduce((sum, { weight }) => sum + weight, 0);
  let at = random.next() * total;
  for (const action of actions) {
    at -= action.weight;
    if (at < 0) return action;
  }
  return actions.at(-1) as Action;
}
