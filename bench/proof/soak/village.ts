import { type Farmer, register } from '../support/farmer.ts';
import { formBody, formType } from '../support/form.ts';
import type { RawClient } from '../support/raw-http.ts';
import type { Village } from './actions.ts';

const FARMERS = 40;
const POSTS = 30;

/** Creates accounts and posts, as data to read. */
export async function openVillage(client: RawClient, photo: Buffer): Promise<Village> {
  const farmers: Farmer[] = [];
  for (let at = 0; at < FARMERS; at += 1) farmers.push(await register(client));
  const posts: string[] = [];
  for (let at = 0; at < POSTS; at += 1) {
    const farmer = farmers[at % FARMERS] as Farmer;
    const outcome = await client.send({
      method: 'POST',
      target: '/api/user/posts/',
      headers: { authorization: `Bearer ${farmer.access}`, 'content-type': formType() },
      body: formBody([
        ['description', `Post ${at}`],
        ['photo', { name: 'leaf.jpg', type: 'image/jpeg', content: photo }],
      ]),
    });
    if (!('answer' in outcome) || outcome.answer.status !== 201)
      throw new Error('no post was made');
    posts.push((JSON.parse(outcome.answer.body.toString()) as { id: string }).id);
  }
  return { farmers, posts, photo };
}
