import { systemIds } from '@ankur/server/platform/ids';
import { json } from '../kill/sender.ts';
import { register } from '../support/farmer.ts';
import type { RawClient } from '../support/raw-http.ts';

/** Reads by somebody of what they wrote a moment before, through whichever server comes next. */
export interface OwnReads {
  made: number;
  /** What was acknowledged and not in the list that was read after it. */
  missed: string[];
}

/** Writes a comment, and reads the list of comments, which may come from the replica. */
function createOwnReader(client: RawClient, post: string, access: string) {
  const report: OwnReads = { made: 0, missed: [] };
  const target = `/api/user/posts/${post}/comments/`;
  const headers = { authorization: `Bearer ${access}` };
  let count = 0;
  return {
    report,
    async once(): Promise<void> {
      count += 1;
      const text = `own ${count}`;
      const body = json({ id: systemIds.next(), text });
      const written = await client.send({
        method: 'POST',
        target,
        body: body.body,
        headers: { ...headers, ...body.headers },
      });
      if (!('answer' in written) || written.answer.status !== 201) return;
      const read = await client.send({ method: 'GET', target, headers });
      if (!('answer' in read) || read.answer.status !== 200) return;
      report.made += 1;
      const [newest] = JSON.parse(read.answer.body.toString()) as { text: string }[];
      const mine = newest?.text === text || read.answer.body.includes(`"${text}"`);
      if (!mine) report.missed.push(text);
    },
  };
}

/** An account that reads its own writes, on the newest post there is. */
export async function openOwnReader(client: RawClient) {
  const { access } = await register(client);
  const outcome = await client.send({
    method: 'GET',
    target: '/api/user/posts/',
    headers: { authorization: `Bearer ${access}` },
  });
  if (!('answer' in outcome)) throw new Error(outcome.broken);
  const [post] = JSON.parse(outcome.answer.body.toString()) as { id: string }[];
  if (!post) throw new Error('no post to talk about');
  return createOwnReader(client, post.id, access);
}
