import { expect, it } from 'vitest';
import { readEvents, type ServerSentEvent } from './read-events.ts';

const TEXT =
  'event: unread\ndata: {"unread":3}\n\n: \n\nevent: sentence\ndata: {"text":"पानी दें"}\n\nevent: unr';

/** What is read of a text that arrives in pieces of so many bytes. */
async function readIn(size: number, text = TEXT): Promise<ServerSentEvent[]> {
  const bytes = new TextEncoder().encode(text);
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += size)
        controller.enqueue(bytes.slice(at, at + size));
      controller.close();
    },
  });
  const read: ServerSentEvent[] = [];
  await readEvents(body, (events) => read.push(...events));
  return read;
}

it.each([1, 7, 1000])(
  'reads whole events from pieces of %i bytes, and comments without a name',
  async (size) => {
    expect(await readIn(size)).toEqual([
      { name: 'unread', data: { unread: 3 } },
      { name: '', data: null },
      { name: 'sentence', data: { text: 'पानी दें' } },
    ]);
  },
);

it('reads nothing from an empty body', async () => {
  expect(await readIn(1, '')).toEqual([]);
});

it('refuses data that is no JSON', async () => {
  await expect(readIn(100, 'event: unread\ndata: {\n\n')).rejects.toThrow(SyntaxError);
});
