import { setTimeout as sleep } from 'node:timers/promises';
import { systemIds } from '@ankur/server/platform/ids';
import { formBody, formType } from '../support/form.ts';
import type { RawAnswer, RawClient } from '../support/raw-http.ts';
import { everything, json, type Sender } from './sender.ts';

/** An acknowledged write that is missing or duplicated. */
export interface Loss {
  writer: string;
  kind: 'lost' | 'doubled' | 'refused';
  what: string;
}

/** A writer of one kind of row, one write after the other, retrying like a phone. */
export interface Writer {
  name: string;
  /** One write with retries. */
  write(round: number): Promise<void>;
  /** Compares acknowledged writes with the product's answers. */
  check(client: RawClient): Promise<Loss[]>;
}

const READ_TRIES = 20;
const READ_PAUSE_MS = 500;

const isOk = (status: number): boolean => status >= 200 && status < 300;

/** Unique marks of rows: each must exist once. */
class Marks {
  readonly acknowledged = new Map<string, number>();
  readonly unknown = new Set<string>();
  readonly refused: string[] = [];
  readonly writer: string;
  #made = 0;

  constructor(writer: string) {
    this.writer = writer;
  }

  next(round: number): string {
    this.#made += 1;
    return `${this.writer} ${round}.${this.#made}`;
  }

  /** Records an answer; null for an unknown outcome. */
  settle(mark: string, round: number, answer: { status: number; body: Buffer } | null): void {
    if (!answer) this.unknown.add(mark);
    else if (isOk(answer.status)) this.acknowledged.set(mark, round);
    else this.refused.push(`${mark}: ${answer.status} ${answer.body.toString().slice(0, 200)}`);
  }

  losses(stored: readonly (string | null)[]): Loss[] {
    const counts = new Map<string, number>();
    for (const mark of stored) if (mark) counts.set(mark, (counts.get(mark) ?? 0) + 1);
    const { writer } = this;
    return [
      ...[...this.acknowledged.keys()]
        .filter((mark) => !counts.has(mark))
        .map((what): Loss => ({ writer, kind: 'lost', what })),
      ...[...counts]
        .filter(([, times]) => times > 1)
        .map(([mark, times]): Loss => ({ writer, kind: 'doubled', what: `${mark} ×${times}` })),
      ...this.refused.map((what): Loss => ({ writer, kind: 'refused', what })),
    ];
  }
}

const DATE = '2026-11-20';

/** Creates a client id, which makes the write idempotent. */
const named = <T extends object>(body: T) => {
  const id = systemIds.next();
  const made = json({ id, ...body });
  return { ...made, headers: { ...made.headers, 'idempotency-key': id } };
};

/** Creates expenses with ids, retried until acknowledged: each exists once. */
export function booker(sender: Sender): Writer {
  const marks = new Marks('expense');
  return {
    name: marks.writer,
    async write(round) {
      const description = marks.next(round);
      const body = { category: 'seeds', amount: 1 + round, description, date: DATE };
      const request = { method: 'POST', target: '/api/user/expenses/', ...named(body) };
      marks.settle(description, round, await sender.untilAnswered(request));
    },
    check: async (client) =>
      marks.losses(
        (
          await everything<{ description: string }>(client, sender.farmer, '/api/user/expenses/')
        ).map((row) => row.description),
      ),
  };
}

/** Creates incomes without ids, each sent once: acknowledged ones exist once. */
export function carelessBooker(sender: Sender): Writer {
  const marks = new Marks('income');
  return {
    name: marks.writer,
    async write(round) {
      const description = marks.next(round);
      const body = { source: 'crop_sale', amount: 1 + round, description, date: DATE };
      const request = { method: 'POST', target: '/api/user/incomes/', ...json(body) };
      marks.settle(description, round, await sender.once(request));
    },
    check: async (client) =>
      marks.losses(
        (
          await everything<{ description: string }>(client, sender.farmer, '/api/user/incomes/')
        ).map((row) => row.description),
      ),
  };
}

/** Changes one loan repeatedly: the last acknowledged amount is stored. */
export async function editor(sender: Sender): Promise<Writer> {
  const loan = { lender: 'Bank', interest_rate: 7, start_date: DATE, end_date: '2027-11-20' };
  const made = await sender.untilAnswered({
    method: 'POST',
    target: '/api/user/loans/',
    ...named({ ...loan, amount: 1 }),
  });
  const target = `/api/user/loans/${(JSON.parse(made.body.toString()) as { id: string }).id}/`;
  let amount = 1;
  const refused: Loss[] = [];
  return {
    name: 'change',
    async write() {
      const wanted = amount + 1;
      const answer = await sender.untilAnswered({
        method: 'PATCH',
        target,
        ...json({ amount: wanted }),
      });
      if (isOk(answer.status)) amount = wanted;
      else refused.push({ writer: 'change', kind: 'refused', what: answer.body.toString() });
    },
    async check(client) {
      const [row] = await everything<{ amount: number }>(client, sender.farmer, '/api/user/loans/');
      const what = `amount ${amount} was acknowledged, ${row?.amount} is stored`;
      return row?.amount === amount
        ? refused
        : [...refused, { writer: 'change', kind: 'lost', what }];
    },
  };
}

/** Comments on a post, with ids. */
export function commenter(sender: Sender, post: string): Writer {
  const marks = new Marks('comment');
  const target = `/api/user/posts/${post}/comments/`;
  return {
    name: marks.writer,
    async write(round) {
      const text = marks.next(round);
      const answer = await sender.untilAnswered({ method: 'POST', target, ...named({ text }) });
      marks.settle(text, round, answer);
    },
    check: async (client) =>
      marks.losses(
        (await everything<{ text: string }>(client, sender.farmer, target)).map((row) => row.text),
      ),
  };
}

/** Likes a post and withdraws it alternately: the last acknowledged state counts, once. */
export function voter(sender: Sender, post: string, hasSetter: boolean): Writer {
  const path = `/api/user/posts/${post}/`;
  let likes = false;
  const refused: Loss[] = [];
  return {
    name: 'vote',
    async write() {
      const wanted = !likes;
      const key = { 'idempotency-key': systemIds.next() };
      const answer = await sender.untilAnswered(
        hasSetter
          ? { method: 'PUT', target: `${path}vote/`, ...json({ vote: wanted ? 'like' : null }) }
          : { method: 'POST', target: `${path}like/`, headers: key },
      );
      if (isOk(answer.status)) likes = wanted;
      else refused.push({ writer: 'vote', kind: 'refused', what: answer.body.toString() });
    },
    async check(client) {
      const outcome = await client.send({
        method: 'GET',
        target: path,
        headers: { authorization: `Bearer ${sender.farmer.access}` },
      });
      if (!('answer' in outcome)) throw new Error(`GET ${path}: ${outcome.broken}`);
      const now = JSON.parse(outcome.answer.body.toString()) as {
        liked: boolean;
        total_likes: number;
      };
      const what = `${likes ? 'like' : 'no like'} was acknowledged, ${JSON.stringify({ liked: now.liked, total_likes: now.total_likes })} is stored`;
      const isRight = now.liked === likes && now.total_likes === (likes ? 1 : 0);
      return isRight ? refused : [...refused, { writer: 'vote', kind: 'lost', what }];
    },
  };
}

/** Posts photographs with ids; the picture of each post must be complete. */
export function sharer(sender: Sender, photo: Buffer): Writer {
  const marks = new Marks('post');
  const me = idOf(sender.farmer.access);
  return {
    name: marks.writer,
    async write(round) {
      const description = marks.next(round);
      const id = systemIds.next();
      const file = { name: 'a.jpg', type: 'image/jpeg', content: photo };
      const answer = await sender.untilAnswered({
        method: 'POST',
        target: '/api/user/posts/',
        headers: { 'content-type': formType(), 'idempotency-key': id },
        body: formBody([
          ['id', id],
          ['description', description],
          ['photo', file],
        ]),
      });
      marks.settle(description, round, answer);
    },
    async check(client) {
      const path = `/api/user/posts/?user=${me}`;
      const posts = await everything<{ description: string; photo: string }>(
        client,
        sender.farmer,
        path,
      );
      const losses = marks.losses(posts.map((post) => post.description));
      for (const post of posts) {
        const answer = await answerTo(client, post.photo);
        if (answer?.status !== 200 || !isWholeWebp(answer.body))
          losses.push({
            writer: marks.writer,
            kind: 'lost',
            what: `picture of ${post.description}: ${answer?.status ?? 'no answer'}`,
          });
      }
      return losses;
    },
  };
}

/** Reads a URL until the answer is not 5xx (unavailability is no loss). */
async function answerTo(client: RawClient, target: string): Promise<RawAnswer | null> {
  let last: RawAnswer | null = null;
  for (let tries = 0; tries < READ_TRIES; tries += 1) {
    if (tries > 0) await sleep(READ_PAUSE_MS);
    const outcome = await client.send({ method: 'GET', target, headers: {} });
    if ('answer' in outcome) last = outcome.answer;
    if (last && last.status < 500) return last;
  }
  return last;
}

/** Checks the length in a WebP file's RIFF header (bytes 4 to 7, without the first eight). */
const isWholeWebp = (file: Buffer): boolean =>
  file.length > 12 &&
  file.toString('latin1', 8, 12) === 'WEBP' &&
  file.readUInt32LE(4) + 8 === file.length;

/** The account's id, out of its token. */
export function idOf(access: string): string {
  const { sub } = JSON.parse(Buffer.from(access.split('.')[1] ?? '', 'base64url').toString());
  return String(sub);
}

/** Asks the assistant, each question once in a conversation of its own: what was answered is in the list of conversations once. */
export function chatter(sender: Sender): Writer {
  const marks = new Marks('question');
  return {
    name: marks.writer,
    async write(round) {
      const message = `${marks.next(round)}: when to sow cotton?`;
      const request = { method: 'POST', target: '/api/chatbot/chat/', ...json({ message }) };
      marks.settle(message, round, await sender.once(request));
    },
    check: async (client) =>
      marks.losses(
        (await everything<{ title: string }>(client, sender.farmer, '/api/chatbot/sessions/')).map(
          ({ title }) => title,
        ),
      ),
  };
}
