import { expect, it } from 'vitest';
import type { RawAnswer, RawClient } from '../support/raw-http.ts';
import type { Sender } from './sender.ts';
import { booker } from './writers.ts';

const answer = (status: number, body: unknown): RawAnswer => ({
  status,
  headers: {},
  body: Buffer.from(JSON.stringify(body)),
  ms: 1,
});
/** A fake sender with a fixed status, and a product that stores `rows`. */
function against(status: number, rows: (said: string[]) => string[]) {
  const said: string[] = [];
  const take: Sender['untilAnswered'] = async ({ body }) => {
    said.push((JSON.parse(String(body)) as { description: string }).description);
    return answer(status, {});
  };
  const farmer = { email: 'a@ankur.test', access: 'a', refresh: 'r' };
  const sender: Sender = { farmer, untilAnswered: take, once: take };
  const client: RawClient = {
    send: async () => ({
      answer: answer(
        200,
        rows(said).map((description) => ({ description })),
      ),
    }),
    close: () => {},
  };
  return { writer: booker(sender), client };
}

it.each([
  ['nothing where everything is there once', 201, (said: string[]) => said, []],
  ['what is missing', 201, ([, ...rest]: string[]) => rest, ['lost']],
  ['what is there twice', 201, (said: string[]) => [...said, said[0] ?? ''], ['doubled']],
  ['what was refused', 400, () => [], ['refused', 'refused']],
])('finds %s', async (_what, status, rows, kinds) => {
  const { writer, client } = against(status, rows);
  await writer.write(0);
  await writer.write(0);
  expect((await writer.check(client)).map(({ kind }) => kind)).toEqual(kinds);
});
