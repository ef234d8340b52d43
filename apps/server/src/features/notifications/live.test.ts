import type { ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { createLive } from './live.ts';

const clock = { now: () => new Date('2026-11-21T06:00:00Z') };
const caller = (farmerId: string) => ({ farmerId, sessionId: '' });

/** A stream that records what is written to it. */
function aStream() {
  const written: string[] = [];
  const reply = {
    writableEnded: false,
    once: () => reply,
    write: (text: string) => written.push(text),
    end: () => {
      reply.writableEnded = true;
    },
  };
  return { written, reply: reply as unknown as ServerResponse };
}

it('asks for a new listener alone, and writes nothing to a stream that has ended', async () => {
  const asked: string[][] = [];
  const open = new Map([
    ['asha', 0],
    ['ravi', 0],
  ]);
  let unread = 1;
  const repository = {
    openSessionsOf: async () => new Set<string>(),
    tokenEndsOf: async () => open,
    countUnreadOf: async (ids: readonly string[]) => {
      asked.push([...ids]);
      return new Map(ids.map((id) => [id, unread]));
    },
  };
  const live = createLive(repository, clock, () => {});
  const [asha, ravi] = [aStream(), aStream()];
  await live.join(caller('asha'), asha.reply);
  await live.join(caller('ravi'), ravi.reply);
  expect(asked).toEqual([['asha'], ['ravi']]);
  open.delete('asha');
  unread = 2;
  await live.look();
  expect([asha.written.length, ravi.written.length]).toEqual([1, 2]);
});
