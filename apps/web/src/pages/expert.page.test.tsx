import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepTokens } from '../lib/session/tokens.ts';
import { answerTo } from '../test/answer-to.ts';
import { fakeServer } from '../test/fake-server.ts';
import { renderApp } from '../test/render.tsx';
import ExpertPage from './expert.page.tsx';
import ExpertsPage from './experts-page.page.tsx';
import MyRequestsPage from './my-requests.page.tsx';

const FAR = `x.${btoa(JSON.stringify({ exp: 4_000_000_000 }))}.y`;
const REQUEST = {
  id: 'r1',
  field_of_expertise: 'crop_diseases',
  language: 'marathi',
  query: 'Why do the leaves curl?',
  photo: null,
  status: 'answered',
  answer: 'Whitefly',
  answered_at: '2026-11-20T06:00:00.000Z',
  date: '2026-11-19T06:00:00.000Z',
  expert: 'Kavita Rao',
  worked: null,
  messages: [{ id: 'm1', kind: 'answer', text: 'Whitefly', date: '2026-11-20T06:00:00.000Z' }],
};

let server: ReturnType<typeof fakeServer>;
beforeEach(() => keepTokens({ access: FAR, refresh: 'r' }));
afterEach(() => server.restore());

async function fill(user: ReturnType<typeof renderApp>['user']): Promise<void> {
  await user.selectOptions(screen.getByLabelText('Field of Expertise'), 'irrigation');
  await user.selectOptions(screen.getByLabelText('Language'), 'telugu');
  await user.type(screen.getByLabelText('Query'), 'How much water?');
  await user.click(screen.getByRole('button', { name: 'Submit Request' }));
}

describe('asking an expert', () => {
  it('names its fields like the server', () => {
    server = fakeServer({});
    const { container } = renderApp(<ExpertPage />);
    const names = [...container.querySelectorAll('form [name]')].map((f) => f.getAttribute('name'));
    expect(names).toEqual(['field_of_expertise', 'language', 'query', 'photo']);
  });

  it('reports all three missing fields without a request', async () => {
    server = fakeServer({});
    const { user } = renderApp(<ExpertPage />);
    await user.click(screen.getByRole('button', { name: 'Submit Request' }));
    for (const name of ['Field of expertise', 'Language', 'Query'])
      expect(screen.getByText(`${name} is required`)).toBeTruthy();
    expect(document.activeElement?.getAttribute('name')).toBe('field_of_expertise');
    expect(server.calls).toEqual([]);
  });

  it('turns the button into a disabled check mark', async () => {
    server = fakeServer({
      'POST /api/user/expert-requests/': { status: 201, body: REQUEST },
    });
    const { user } = renderApp(<ExpertPage />);
    await fill(user);
    const button = await screen.findByRole('button', { name: 'Request sent' });
    expect([button.textContent?.includes('✓'), button.hasAttribute('disabled')]).toEqual([
      true,
      true,
    ]);
    expect(server.calls[0]?.body).toEqual({
      id: expect.any(String),
      field_of_expertise: 'irrigation',
      language: 'telugu',
      query: 'How much water?',
    });
  });

  it('removes an invalid photo before sending', async () => {
    server = fakeServer({ 'POST /api/user/expert-requests/': { status: 201, body: REQUEST } });
    const { user } = renderApp(<ExpertPage />);
    const photo = new File(['x'], 'leaf.jpg', { type: 'image/jpeg' });
    await user.upload(screen.getByLabelText('Photo (if it helps)'), photo);
    await user.click(screen.getByRole('button', { name: 'Remove the photo' }));
    expect(screen.queryByAltText('The photo you chose')).toBeNull();
    await fill(user);
    await screen.findByRole('button', { name: 'Request sent' });
    expect(server.calls[0]?.body).toMatchObject({ query: 'How much water?' });
  });

  it('keeps the question when offline', async () => {
    server = fakeServer({ 'POST /api/user/expert-requests/': 'offline' });
    const { user } = renderApp(<ExpertPage />);
    await fill(user);
    await screen.findByText(/The internet is not reachable/);
    expect(screen.getByLabelText('Query')).toHaveProperty('value', 'How much water?');
    expect(screen.getByRole('button', { name: 'Submit Request' })).toBeTruthy();
  });
});

it('labels examples among the experts', async () => {
  const expert = { id: '1', profilePicture: null, name: 'Kavita', specialty: 'x', sample: true };
  server = fakeServer({
    'GET /api/user/experts/': {
      status: 200,
      body: [
        {
          ...expert,
          experience: null,
          experience_years: null,
          location: null,
          fields: [],
          languages: [],
        },
      ],
    },
  });
  renderApp(<ExpertsPage />);
  await screen.findByText('Sample');
  expect(screen.getByRole('heading', { level: 1, name: 'Our Experts' })).toBeTruthy();
});

it('shows a question with its answer, and accepts feedback', async () => {
  server = fakeServer({
    'GET /api/user/expert-desk/': { status: 200, body: { expert: false, requests: [] } },
    'GET /api/user/expert-requests/': { status: 200, body: [REQUEST] },
    'POST /api/user/expert-requests/r1/worked/': { status: 200, body: REQUEST },
  });
  const { user } = renderApp(<MyRequestsPage />);
  await screen.findByText('Answered');
  expect(screen.getByText('Whitefly')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Yes, it worked' }));
  const told = server.calls.find((call) => call.path.endsWith('/worked/'));
  expect(told?.body).toEqual({ worked: true });
});

it('shows an answer without messages', async () => {
  const { messages: _said, ...bare } = REQUEST;
  server = fakeServer({
    'GET /api/user/expert-desk/': { status: 200, body: { expert: false, requests: [] } },
    'GET /api/user/expert-requests/': { status: 200, body: [bare], unlike: 'an earlier version' },
  });
  renderApp(<MyRequestsPage />);
  expect(await screen.findByText('Whitefly')).toBeTruthy();
});

it('pages to the oldest question', async () => {
  const next = '/api/user/expert-requests/?cursor=r1';
  server = fakeServer({
    'GET /api/user/expert-desk/': { status: 200, body: { expert: false, requests: [] } },
    'GET /api/user/expert-requests/': {
      status: 200,
      body: [REQUEST],
      link: `<${next}>; rel="next"`,
    },
    [`GET ${next}`]: { status: 200, body: [{ ...REQUEST, id: 'r0', query: 'The very first' }] },
  });
  const { user } = renderApp(<MyRequestsPage />);
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  await screen.findByText('The very first');
  expect(screen.getByText(REQUEST.query)).toBeTruthy();
});

it('releases a claimed question after confirmation', async () => {
  const taken = { ...REQUEST, status: 'pending', answer: null, mine: true, farmer: 'Asha' };
  server = fakeServer({
    'GET /api/user/expert-desk/': { status: 200, body: { expert: true, requests: [taken] } },
    'GET /api/user/expert-requests/': { status: 200, body: [] },
    'POST /api/user/expert-desk/r1/release/': { status: 200, body: { ...taken, mine: false } },
  });
  const { user } = renderApp(<MyRequestsPage />);
  await user.click(await screen.findByRole('button', { name: 'Give it back' }));
  const dialog = await screen.findByRole('dialog', { name: 'Give this question back?' });
  expect(server.calls.some((call) => call.path.endsWith('/release/'))).toBe(false);
  await user.click(within(dialog).getByRole('button', { name: 'Give it back' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.calls.some((call) => call.path.endsWith('/release/'))).toBe(true);
});

it('sends a message once, however often the button is clicked', async () => {
  server = fakeServer({
    'GET /api/user/expert-desk/': { status: 200, body: { expert: false, requests: [] } },
    'GET /api/user/expert-requests/': { status: 200, body: [REQUEST] },
    'POST /api/user/expert-requests/r1/follow-up/': { status: 200, body: REQUEST },
  });
  const { user } = renderApp(<MyRequestsPage />);
  const words = await screen.findByLabelText('Add something or ask again');
  await user.type(words, 'And now?');
  const send = screen.getByRole('button', { name: 'Send' });
  fireEvent.click(send);
  fireEvent.click(send);
  await waitFor(() => expect(words).toHaveProperty('value', ''));
  expect(server.calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

it('claims a question once, without a conflict with itself', async () => {
  const waiting = { ...REQUEST, status: 'pending', answer: null, mine: false, farmer: 'Asha' };
  server = fakeServer({
    'GET /api/user/expert-desk/': { status: 200, body: { expert: true, requests: [waiting] } },
    'GET /api/user/expert-requests/': { status: 200, body: [] },
    'POST /api/user/expert-desk/r1/claim/': { status: 200, body: { ...waiting, mine: true } },
  });
  renderApp(<MyRequestsPage />);
  const take = await screen.findByRole('button', { name: 'I take this one' });
  fireEvent.click(take);
  fireEvent.click(take);
  await waitFor(() => expect(take).toHaveProperty('disabled', false));
  expect(server.calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

it('shows no questions of another state when the chosen ones cannot be read', async () => {
  const path = '/api/user/assistant-questions/';
  server = fakeServer({
    'GET /api/user/expert-desk/': { status: 200, body: { expert: true, requests: [] } },
    'GET /api/user/expert-requests/': { status: 200, body: [] },
    [`GET ${path}?status=waiting`]: answerTo(`GET ${path}`, [{ id: 'q', questions: ['Why?'] }]),
    [`GET ${path}?status=withdrawn`]: { status: 500, body: {} },
  });
  const { user } = renderApp(<MyRequestsPage />);
  await screen.findByText('Why?');
  await user.click(screen.getByRole('tab', { name: 'Withdrawn' }));
  await screen.findByText('The questions could not be fetched.');
  expect(screen.queryByText('Why?')).toBeNull();
});

it('lets an expert answer an open question, and release the answer', async () => {
  const path = '/api/user/assistant-questions/';
  const waiting = {
    id: 'q1',
    language: 'hi',
    questions: ['पपीते में रिंग स्पॉट'],
    asked: 7,
    not_helped: 2,
    first_asked_at: REQUEST.date,
    last_asked_at: REQUEST.date,
    status: 'waiting',
    title: null,
    answer: null,
    answer_language: null,
    sources: [],
    author: null,
    answered_at: null,
    updated_at: null,
    released_at: null,
  };
  const answered = {
    ...waiting,
    ...{ status: 'answered', title: 'Papaya', answer: 'Pull it out.', answer_language: 'en' },
    ...{ author: 'Kavita Rao', updated_at: REQUEST.date },
  };
  server = fakeServer({
    'GET /api/user/expert-desk/': { status: 200, body: { expert: true, requests: [] } },
    'GET /api/user/expert-requests/': { status: 200, body: [] },
    [`GET ${path}?status=waiting`]: { status: 200, body: [waiting] },
    [`GET ${path}?status=answered`]: { status: 200, body: [answered] },
    [`POST ${path}q1/answer/`]: { status: 200, body: answered },
    [`POST ${path}q1/release/`]: { status: 200, body: { ...answered, status: 'released' } },
  });
  const { user } = renderApp(<MyRequestsPage />);
  expect(await screen.findByText('पपीते में रिंग स्पॉट')).toBeTruthy();
  expect(screen.getByText(/Asked in conversations: 7 · Answer did not help: 2/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Save the answer' }));
  expect(screen.getAllByText('Write something first')).toHaveLength(2);
  await user.type(screen.getByLabelText('Short title'), 'Papaya');
  await user.type(screen.getByLabelText('Your answer'), 'Pull it out.');
  await user.selectOptions(screen.getByLabelText('Language of the answer'), 'en');
  await user.click(screen.getByRole('button', { name: 'Save the answer' }));
  await waitFor(() =>
    expect(server.calls.find((call) => call.path.endsWith('q1/answer/'))?.body).toEqual({
      ...{ title: 'Papaya', answer: 'Pull it out.', language: 'en', sources: [] },
    }),
  );
  await user.click(screen.getByRole('tab', { name: 'Answered, not shown yet' }));
  expect(await screen.findByText(/Kavita Rao/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Show to farmers' }));
  await waitFor(() =>
    expect(server.calls.some((call) => call.path.endsWith('q1/release/'))).toBe(true),
  );
});
