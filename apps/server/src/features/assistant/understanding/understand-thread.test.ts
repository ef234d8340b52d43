import { afterEach, expect, it } from 'vitest';
import {
  createUnderstandThread,
  NotUnderstood,
  type UnderstandThread,
} from './understand-thread.ts';

/** Echoes what it is asked; `stuck` never ends, `fault` fails, `crash` ends the thread. */
const ECHO = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort, threadId } from 'node:worker_threads';
    parentPort.on('message', ({ id, message, previous }) => {
      if (message === 'stuck') for (;;);
      if (message === 'crash') process.exit(3);
      parentPort.postMessage(
        message === 'fault' ? { id, fault: 'no such word' } : { id, asked: [message, previous, threadId] },
      );
    });
    parentPort.postMessage({ ready: true });`)}`,
);
const opened: UnderstandThread[] = [];
afterEach(async () => {
  for (const thread of opened.splice(0)) await thread.close();
});

function echo(options = {}) {
  const thread = createUnderstandThread({ worker: ECHO, deadlineMs: 300, ...options });
  opened.push(thread);
  const ask = async (message: string, waitMs?: number) =>
    (await thread.ask(message, undefined, waitMs)) as unknown as [string, undefined, number];
  return { thread, ask };
}
const reasonOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'understood',
    (error) => (error instanceof NotUnderstood ? error.reason : String(error)),
  );

it('answers each message, in one thread', async () => {
  const { ask } = echo();
  const [first, second] = await Promise.all([ask('one'), ask('two')]);
  expect([first[0], second[0]]).toEqual(['one', 'two']);
  expect(first[2]).toBe(second[2]);
});

it('is started before the first message by warming it, and only once', async () => {
  const started = new URL(
    `data:text/javascript,${encodeURIComponent(`
      import { parentPort } from 'node:worker_threads';
      const begun = Date.now();
      parentPort.on('message', ({ id }) => parentPort.postMessage({ id, asked: begun }));
      parentPort.postMessage({ ready: true });`)}`,
  );
  const { thread, ask } = echo({ worker: started });
  thread.warm();
  await new Promise((resolve) => setTimeout(resolve, 400));
  thread.warm();
  const before = Date.now();
  expect(Number(await ask('one'))).toBeLessThan(before);
});

it('is replaced when a message exceeds the deadline, and whoever waits is answered by the next one', async () => {
  const { ask } = echo();
  const [, , before] = await ask('one');
  const stuck = reasonOf(ask('stuck'));
  const waiting = ask('two');
  expect(await stuck).toBe('late');
  const [message, , after] = await waiting;
  expect(message).toBe('two');
  expect(after).not.toBe(before);
});

it('refuses at once when as many wait as may', async () => {
  const { ask } = echo({ waitingMax: 2 });
  await ask('one');
  const stuck = reasonOf(ask('stuck'));
  const waiting = [ask('two'), ask('three')];
  expect(await reasonOf(ask('four'))).toBe('busy');
  expect(await stuck).toBe('late');
  expect((await Promise.all(waiting)).map(([message]) => message)).toEqual(['two', 'three']);
});

it('lets nobody wait longer than allowed', async () => {
  const { ask } = echo({ deadlineMs: 2_000 });
  await ask('one');
  const stuck = reasonOf(ask('stuck'));
  expect(await reasonOf(ask('two', 50))).toBe('busy');
  expect(await stuck).toBe('late');
});

it('tells a fault, goes on after one, and starts again after the thread ended', async () => {
  const { ask } = echo();
  expect(await reasonOf(ask('fault'))).toBe('fault');
  expect((await ask('one'))[0]).toBe('one');
  expect(await reasonOf(ask('crash'))).toBe('fault');
  expect((await ask('two'))[0]).toBe('two');
});

it('keeps nobody waiting for a thread that cannot start', async () => {
  const { ask } = echo({ worker: new URL('data:text/javascript,throw new Error("no index")') });
  expect(await Promise.all([reasonOf(ask('one')), reasonOf(ask('two'))])).toEqual([
    'fault',
    'fault',
  ]);
});
