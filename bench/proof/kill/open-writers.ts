import { register } from '../support/farmer.ts';
import type { RawClient } from '../support/raw-http.ts';
import { senderOf, type Tally } from './sender.ts';
import { uploader } from './uploader.ts';
import {
  booker,
  carelessBooker,
  commenter,
  editor,
  sharer,
  voter,
  type Writer,
} from './writers.ts';

/**
 * One writer of each kind, each with an account of its own, and a post that they talk about; `tallyOf` is asked once for
 * each, in their order.
 */
export async function openWriters(
  client: RawClient,
  files: { photo: Buffer; video: Buffer },
  tallyOf: () => Tally,
): Promise<Writer[]> {
  const open = async () => senderOf(client, await register(client), tallyOf());
  const author = await open();
  const posted = sharer(author, files.photo);
  await posted.write(0);
  const post = await newestPost(client, author.farmer.access);
  return [
    posted,
    booker(await open()),
    carelessBooker(await open()),
    await editor(await open()),
    commenter(await open(), post),
    voter(await open(), post, await hasVoteSetter(client)),
    uploader(await open(), files.video),
  ];
}

async function newestPost(client: RawClient, access: string): Promise<string> {
  const outcome = await client.send({
    method: 'GET',
    target: '/api/user/posts/',
    headers: { authorization: `Bearer ${access}` },
  });
  if (!('answer' in outcome)) throw new Error(outcome.broken);
  const [post] = JSON.parse(outcome.answer.body.toString()) as { id: string }[];
  if (!post) throw new Error('no post to talk about');
  return post.id;
}

/** Whether votes can be set instead of toggled. */
async function hasVoteSetter(client: RawClient): Promise<boolean> {
  const outcome = await client.send({ method: 'GET', target: '/api/openapi.json', headers: {} });
  return 'answer' in outcome && outcome.answer.body.includes('/api/user/posts/{id}/vote/');
}
