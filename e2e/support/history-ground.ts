import type { Page } from '@playwright/test';
import { call, expect, type Farmer } from './journey.ts';
import { drawnPhoto, drawnVideo } from './made-media.ts';
import { makeExpert } from './operator-command.ts';
import type { Media } from './outbox-store.ts';
import { subjectOf } from './subject-of.ts';
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

interface Neighbours {
  neighbour: Farmer;
  stranger: Farmer;
  /** Where the operator's commands can be run. */
  moderator: Farmer | null;
}

/** A post as a form, with a photograph. */
function aPost(description: string, picture: string): FormData {
  const form = new FormData();
  form.append('description', description);
  const bytes = new Uint8Array(Buffer.from(picture, 'base64'));
  form.append('photo', new Blob([bytes], { type: 'image/png' }), 'field.png');
  return form;
}

/** The id that the answer to somebody's call has. */
async function idFrom(farmer: Farmer, url: string, body: unknown): Promise<string> {
  const answer = await call(farmer, 'POST', url, body);
  expect([url, answer.ok]).toEqual([url, true]);
  return (await answer.json()).id;
}

/** An answer of the assistant, which may be busy at first. */
async function aChat(farmer: Farmer, question: object): Promise<{ session: string; turn: string }> {
  let chat = { session: '', turn: '' };
  await expect(async () => {
    const answer = await call(farmer, 'POST', '/api/chatbot/chat/', question);
    expect([answer.status, await answer.clone().text()]).toEqual([200, expect.any(String)]);
    const { session_id: session, turn } = await answer.json();
    chat = { session, turn };
  }).toPass({ timeout: 30_000 });
  return chat;
}

/** A question that nothing known answers, put before experts since the answer did not help who asked. */
async function leftOpen(farmer: Farmer, neighbour: Farmer, question: string): Promise<string> {
  const { session, turn } = await aChat(neighbour, { message: question, session_id: null });
  const word = { session_id: session, turn, helped: false };
  expect((await call(neighbour, 'POST', '/api/chatbot/feedback/', word)).status).toBe(200);
  const rows: { id: string; questions?: string[] }[] = await rowsIn(
    farmer,
    '/api/user/assistant-questions/?limit=100',
  );
  const found = rows.find(({ questions = [] }) => questions.some((one) => one.includes(question)));
  expect([question, found]).toEqual([question, expect.anything()]);
  return found?.id ?? '';
}

/** Questions for an expert: one without an answer, one with an answer, and one whose answer farmers see. */
async function questionsFor(farmer: Farmer, neighbour: Farmer): Promise<Ground['assistant']> {
  // A word of its own, of letters alone: questions of the same words are one.
  const own = [...subjectOf(farmer).replaceAll('-', '').slice(-12)]
    .map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 16)))
    .join('');
  const open = await leftOpen(farmer, neighbour, `rambutan leaves curling ${own}`);
  const answered = await leftOpen(farmer, neighbour, `salak palm drying ${own}`);
  const shown = await leftOpen(farmer, neighbour, `longan bark splitting ${own}`);
  const form = { title: 'An answer', answer: 'Look at the roots.', language: 'en' };
  for (const id of [answered, shown])
    await idFrom(farmer, `/api/user/assistant-questions/${id}/answer/`, form);
  await idFrom(farmer, `/api/user/assistant-questions/${shown}/release/`, undefined);
  return { open, answered, shown };
}

/** A post of the farmer that a moderator took out of sight, and a question on the desk of the farmer, an expert now. */
async function byCommand(
  farmer: Farmer,
  { neighbour, moderator }: Neighbours,
  picture: string,
): Promise<Pick<Ground, 'takedown' | 'asked' | 'assistant'>> {
  if (!moderator)
    return { takedown: '', asked: '', assistant: { open: '', answered: '', shown: '' } };
  const subject = await idFrom(farmer, '/api/user/posts/', aPost('Taken down', picture));
  const complaint = { subject, source: 'complaint', reference: 'Letter 7' };
  const opened = await idFrom(moderator, '/api/console/cases/', complaint);
  const decision = { deed: 'remove', why: 'Not of a field' };
  await idFrom(moderator, `/api/console/cases/${opened}/decide/`, decision);
  const [takedown = ''] = await idsIn(farmer, '/api/user/takedowns/');
  await makeExpert(farmer);
  const question = { field_of_expertise: 'irrigation', language: 'english', query: 'How often?' };
  return {
    takedown,
    asked: await idFrom(neighbour, '/api/user/expert-requests/', question),
    assistant: await questionsFor(farmer, neighbour),
  };
}

export async function theMedia(page: Page): Promise<Media> {
  const picture = await drawnPhoto(page);
  const video = await drawnVideo(page);
  const large = await drawnVideo(page, VIDEO_BYTES);
  const text = (bytes: Buffer): string => bytes.toString('base64');
  return { picture: text(picture), video: text(video), large: text(large) };
}

/** An entry of a diary with what was paid for it. */
async function aPaidEntry(farmer: Farmer): Promise<Ground['paid']> {
  const date = '2026-11-20';
  const planting = await idFrom(farmer, '/api/user/plantings/', { crop: 'wheat', sown_on: date });
  const job = { kind: 'weeding', date };
  const entry = await idFrom(farmer, `/api/user/plantings/${planting}/events/`, job);
  const cost = { category: 'labor', amount: 900, date, planting, planting_event: entry };
  return { planting, entry, expense: await idFrom(farmer, '/api/user/expenses/', cost) };
}

/** What a farmer's writes are about: posts of a neighbour, an answer of the assistant, a notification. */
export async function aGround(
  farmer: Farmer,
  neighbours: Neighbours,
  { picture }: Media,
): Promise<Ground> {
  const { neighbour, stranger } = neighbours;
  const post = (description: string) =>
    idFrom(neighbour, '/api/user/posts/', aPost(description, picture));
  const question = { message: 'When should I water wheat?', session_id: null };
  const chat = await aChat(farmer, question);
  const owner = subjectOf(farmer);
  await call(neighbour, 'PUT', `/api/user/following/${owner}/`, {});
  await expect.poll(() => idsIn(farmer, '/api/user/notifications/')).toHaveLength(1);
  const [notification = ''] = await idsIn(farmer, '/api/user/notifications/');
  return {
    ...{ owner, neighbour: subjectOf(neighbour), stranger: subjectOf(stranger), notification },
    ...{ post: await post('My field'), hidden: await post('Hidden'), reported: await post('Bad') },
    chat,
    oldChat: (await aChat(farmer, question)).session,
    paid: await aPaidEntry(farmer),
    share: await idFrom(farmer, '/api/user/shares/', { planting: null, days: 7 }),
    ...(await byCommand(farmer, neighbours, picture)),
  };
}
