import type { Page } from '@playwright/test';
import { call, expect, type Farmer } from './journey.ts';
import { drawnPhoto, drawnVideo } from './made-media.ts';
import type { Media } from './outbox-store.ts';
import type { Ground } from './write-kinds.ts';

/** Larger than what goes in one request. */
const VIDEO_BYTES = 1_200_000;

export async function rowsIn(farmer: Farmer, list: string): Promise<{ id: string }[]> {
  const answer = await call(farmer, 'GET', list);
  expect([list, answer.status]).toEqual([list, 200]);
  return answer.json();
}

export async function idsIn(farmer: Farmer, list: string): Promise<string[]> {
  return (await rowsIn(farmer, list)).map(({ id }) => id);
}

const subjectOf = ({ access }: Farmer): string =>
  JSON.parse(Buffer.from(access.split('.')[1] ?? '', 'base64url').toString()).sub;

interface Neighbours {
  neighbour: Farmer;
  stranger: Farmer;
}

export async function theMedia(page: Page): Promise<Media> {
  const picture = await drawnPhoto(page);
  const video = await drawnVideo(page);
  const large = await drawnVideo(page, VIDEO_BYTES);
  const text = (bytes: Buffer): string => bytes.toString('base64');
  return { picture: text(picture), video: text(video), large: text(large) };
}

/** What a farmer's writes are about: posts of a neighbour, an answer of the assistant, a notification. */
export async function aGround(
  farmer: Farmer,
  { neighbour, stranger }: Neighbours,
  { picture }: Media,
): Promise<Ground> {
  const post = async (description: string): Promise<string> => {
    const form = new FormData();
    form.append('description', description);
    const bytes = new Uint8Array(Buffer.from(picture, 'base64'));
    form.append('photo', new Blob([bytes], { type: 'image/png' }), 'field.png');
    return (await (await call(neighbour, 'POST', '/api/user/posts/', form)).json()).id;
  };
  const question = { message: 'When should I water wheat?', session_id: null };
  const chat = await (await call(farmer, 'POST', '/api/chatbot/chat/', question)).json();
  const owner = subjectOf(farmer);
  await call(neighbour, 'PUT', `/api/user/following/${owner}/`, {});
  await expect.poll(() => idsIn(farmer, '/api/user/notifications/')).toHaveLength(1);
  const [notification = ''] = await idsIn(farmer, '/api/user/notifications/');
  return {
    ...{ owner, neighbour: subjectOf(neighbour), stranger: subjectOf(stranger), notification },
    ...{ post: await post('My field'), hidden: await post('Hidden'), reported: await post('Bad') },
    chat: { session: chat.session_id, turn: chat.turn },
  };
}
