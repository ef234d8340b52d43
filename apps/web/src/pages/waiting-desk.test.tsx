import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AssistantQuestions } from '../features/experts/assistant-questions.tsx';
import { ExpertDesk } from '../features/experts/expert-desk.tsx';
import { currentSnapshot, takeOver } from '../lib/outbox/outbox.ts';
import { discardWrite, sendNow } from '../lib/outbox/outbox-actions.ts';
import { fakeServer } from '../test/fake-server.ts';
import { renderApp } from '../test/render.tsx';
import { signIn } from '../test/sign-in.ts';
import OutboxPage from './outbox.page.tsx';

const AT = '2026-11-20T06:00:00.000Z';
const REQUEST = {
  ...{ id: 'q1', field_of_expertise: 'irrigation', language: 'english', query: 'How often?' },
  ...{ photo: null, status: 'pending', date: AT, expert: 'Asha', answer: null, worked: null },
  ...{ answered_at: null, messages: [], mine: true, farmer: 'Ramesh' },
};
const QUESTION = {
  ...{ id: 'a1', language: 'en', questions: ['Why do papaya leaves curl?'], asked: 7 },
  ...{ not_helped: 2, first_asked_at: AT, last_asked_at: AT, status: 'waiting', title: null },
  ...{ answer: null, answer_language: null, sources: [], author: null, answered_at: null },
  ...{ updated_at: null, released_at: null },
};
const ANSWERED = {
  ...QUESTION,
  ...{ status: 'answered', title: 'Curl', answer: 'Pull it out.', answer_language: 'en' },
  ...{ author: 'Asha', answered_at: AT, updated_at: AT },
};
const DESK = { status: 200, body: { expert: true, requests: [REQUEST] } };
const OPEN = 'GET /api/user/assistant-questions/?status=waiting';
const answerPath = '/api/user/assistant-questions/a1/answer/';

const offline = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
let server: ReturnType<typeof fakeServer>;

beforeEach(() => signIn());
afterEach(async () => {
  for (const { id } of currentSnapshot().records) await discardWrite(id);
  server.restore();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
const sent = () => server.calls.filter(({ method }) => method !== 'GET');
const sendAll = () => sendNow(currentSnapshot().records.map(({ id }) => id));

const openDesk = () =>
  renderApp(
    <>
      <ExpertDesk />
      <AssistantQuestions />
    </>,
  );

/** Leaves the desk, sends what waits over a line that is there again, and opens the page of what waits. */
async function sentFrom(desk: ReturnType<typeof openDesk>, line: ReturnType<typeof offline>) {
  desk.unmount();
  line.mockReturnValue(true);
  await sendAll();
  const page = renderApp(<OutboxPage />);
  await takeOver();
  return page;
}

it('an expert’s words to a farmer wait under the question, are changed, thrown away and taken back', async () => {
  const line = offline();
  server = fakeServer({
    'GET /api/user/expert-desk/': DESK,
    'POST /api/user/expert-desk/q1/answer/': { status: 200, body: REQUEST },
  });
  const { user } = renderApp(<ExpertDesk />);
  await user.type(await screen.findByLabelText('Your words to the farmer'), 'Each week');
  await user.click(screen.getByRole('button', { name: 'Answer' }));
  await screen.findByText('Waiting to be sent');
  expect(screen.getByText('Each week')).toBeTruthy();
  // What waits to be said would find the question given back.
  expect(screen.queryByRole('button', { name: 'Give it back' })).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Look and change' }));
  const form = within(
    await screen.findByRole('dialog', { name: 'Answer or question to a farmer' }),
  );
  await user.type(form.getByLabelText('Your words to the farmer'), ', in the evening');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Each week, in the evening')).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Throw away' }));
  await waitFor(() => expect(screen.queryByText(/^Each week/)).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Each week, in the evening')).toBeTruthy();

  line.mockReturnValue(true);
  await sendAll();
  expect(sent().map(({ body }) => body)).toMatchObject([{ text: 'Each week, in the evening' }]);
});

it('a question that was given back without a network is still there, marked, until that was sent', async () => {
  const line = offline();
  server = fakeServer({
    'GET /api/user/expert-desk/': DESK,
    // It was given back already: that answer got lost.
    'POST /api/user/expert-desk/q1/release/': { status: 404, body: {}, unlike: 'lost answer' },
  });
  const { user } = renderApp(<ExpertDesk />);
  await user.click(await screen.findByRole('button', { name: 'Give it back' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Give this question back?' }));
  await user.click(asked.getByRole('button', { name: 'Give it back' }));
  expect(await screen.findByText('Waiting to be sent')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Give it back' })).toHaveProperty('disabled', true);
  line.mockReturnValue(true);
  await sendAll();
  await waitFor(() => expect(currentSnapshot().records).toEqual([]));
});

it('an answer for the assistant waits in its list, is changed there, and goes out as it was changed', async () => {
  const line = offline();
  server = fakeServer({
    'GET /api/user/expert-desk/': DESK,
    [OPEN]: { status: 200, body: [QUESTION] },
    [`POST ${answerPath}`]: { status: 200, body: ANSWERED },
  });
  const { user } = openDesk();
  await user.type(await screen.findByLabelText('Short title'), 'Curl');
  await user.type(screen.getByLabelText('Your answer'), 'Pull it out.');
  await user.click(screen.getByRole('button', { name: 'Save the answer' }));
  expect(await screen.findByText('Waiting to be sent')).toBeTruthy();
  expect(screen.getByText('Pull it out.')).toBeTruthy();
  // Farmers are shown what the server has.
  expect(screen.queryByRole('button', { name: 'Show to farmers' })).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Correct the answer' }));
  await user.type(screen.getByLabelText('Your answer'), ' Burn it.');
  await user.click(screen.getByRole('button', { name: 'Save the answer' }));
  expect(await screen.findByText('Pull it out. Burn it.')).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Throw away' }));
  expect(await screen.findByLabelText('Short title')).toHaveProperty('value', '');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Pull it out. Burn it.')).toBeTruthy();

  line.mockReturnValue(true);
  await sendAll();
  expect(sent().map(({ method, body }) => [method, body])).toEqual([
    ['POST', { title: 'Curl', answer: 'Pull it out. Burn it.', language: 'en', sources: [] }],
  ]);
});

it('a refused answer opens with what was typed, and why', async () => {
  const line = offline();
  const refused = {
    status: 409,
    body: {
      errors: { detail: ['This question has an answer already.'] },
      problems: [{ field: 'detail', code: 'question_answered', params: {} }],
    },
  };
  server = fakeServer({
    'GET /api/user/expert-desk/': DESK,
    [OPEN]: { status: 200, body: [QUESTION] },
    [`POST ${answerPath}`]: refused,
  });
  const desk = openDesk();
  await desk.user.type(await screen.findByLabelText('Short title'), 'Curl');
  await desk.user.type(screen.getByLabelText('Your answer'), 'Pull it out.');
  await desk.user.click(screen.getByRole('button', { name: 'Save the answer' }));
  await screen.findByText('Waiting to be sent');
  const { user } = await sentFrom(desk, line);
  await screen.findByText('This question has an answer already.');
  await user.click(screen.getByRole('button', { name: 'Look and change' }));
  const form = within(await screen.findByRole('dialog', { name: 'Answer for the assistant' }));
  expect(await form.findByLabelText('Short title')).toHaveProperty('value', 'Curl');
  expect(form.getByLabelText('Your answer')).toHaveProperty('value', 'Pull it out.');
});

it('a correction of what another expert corrected meanwhile asks, and sends in full what was chosen', async () => {
  const line = offline();
  const theirs = { ...ANSWERED, answer: 'Cut it.', updated_at: '2026-11-21T06:00:00.000Z' };
  const answers = [
    { status: 412, body: { current: theirs }, unlike: 'the error page' },
    { status: 200, body: theirs },
  ];
  server = fakeServer({
    'GET /api/user/expert-desk/': DESK,
    'GET /api/user/assistant-questions/?status=answered': { status: 200, body: [ANSWERED] },
    [OPEN]: { status: 200, body: [] },
    [`PUT ${answerPath}`]: () => answers.shift() ?? 'offline',
  });
  const desk = openDesk();
  await desk.user.click(await screen.findByRole('tab', { name: 'Answered, not shown yet' }));
  await desk.user.click(await screen.findByRole('button', { name: 'Correct the answer' }));
  await desk.user.type(screen.getByLabelText('Your answer'), ' Burn it.');
  await desk.user.selectOptions(screen.getByLabelText('Language of the answer'), 'mr');
  await desk.user.click(screen.getByRole('button', { name: 'Save the answer' }));
  await screen.findByText('Waiting to be sent');
  const { user } = await sentFrom(desk, line);
  await user.click(await screen.findByRole('button', { name: 'Compare' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findAllByText('Your answer')).toHaveLength(2);
  await user.click(dialog.getByRole('button', { name: 'Save what I chose' }));
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent().at(-1)?.body).toMatchObject({ answer: 'Pull it out. Burn it.', language: 'mr' });
});
