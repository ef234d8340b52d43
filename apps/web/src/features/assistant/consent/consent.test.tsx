import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepTokens } from '../../../lib/session/tokens.ts';
import { fakeServer } from '../../../test/fake-server.ts';
import { renderApp } from '../../../test/render.tsx';
import ChatWidget from '../chat-widget.tsx';
import { ConsentCard } from './consent-card.tsx';

const CHAT = 'POST /api/chatbot/chat/';
const GET = 'GET /api/user/assistant-consent/';
const PUT = 'PUT /api/user/assistant-consent/';
const FAR = `x.${btoa(JSON.stringify({ exp: 4_000_000_000 }))}.y`;
const QUESTION = 'May the assistant use your accounts?';
const reply = (asks_consent: boolean) => ({
  reply: 'This month: income ₹0. [1]',
  session_id: 's-1',
  turn: 't-1',
  rateable: false,
  sources: [{ id: 'finance', title: 'My accounts', url: '/application/dashboard' }],
  emergency: null,
  asks_consent,
});
const said = (books: boolean | null, available = true) => ({
  status: 200,
  body: { available, books, decided_at: books === null ? null : '2026-11-20T06:00:00.000Z' },
});

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
  keepTokens({ access: FAR, refresh: 'r' });
});
afterEach(() => server.restore());

describe('in the chat', () => {
  async function ask(asks: readonly boolean[], put: Parameters<typeof fakeServer>[0][string]) {
    const rest = [...asks];
    server = fakeServer({
      [CHAT]: () => ({ status: 200, body: reply(rest.shift() ?? false) }),
      [PUT]: put,
    });
    const view = renderApp(<ChatWidget />);
    await view.user.click(screen.getByRole('button', { name: 'Open chat assistant' }));
    const field = await screen.findByRole('textbox', { name: 'Your question' });
    await view.user.type(field, 'my income{Enter}');
    await screen.findByText(/This month/);
    return { ...view, field };
  }
  const sent = () => server.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);

  it('is asked only when the server says so', async () => {
    await ask([false], said(true));
    expect(screen.queryByRole('region', { name: QUESTION })).toBeNull();
  });

  it.each([
    ['Allow', true, /Ask again/],
    ['Do not allow', false, /will not be asked again/],
  ])('takes "%s", says where to change it, and is not asked again', async (name, books, text) => {
    const { user, field } = await ask([true, false], said(books));
    expect(screen.getByRole('region', { name: QUESTION })).toBeDefined();
    await user.click(screen.getByRole('button', { name }));
    expect(await screen.findByText(text)).toBeDefined();
    expect(sent()).toEqual([{ books }]);
    expect(screen.getByRole('link', { name: 'Change this' }).getAttribute('href')).toBe(
      '/application/change-password',
    );
    await user.type(field, 'again{Enter}');
    await waitFor(() => expect(screen.queryByText(text)).toBeNull());
    expect(screen.queryByRole('region', { name: QUESTION })).toBeNull();
  });

  it('says when it could not be kept, and asks on', async () => {
    const { user } = await ask([true], { status: 500, body: {} });
    await user.click(screen.getByRole('button', { name: 'Allow' }));
    expect((await screen.findByRole('alert')).textContent).toContain('did not work');
    expect(screen.getByRole('region', { name: QUESTION })).toBeDefined();
  });
});

describe('in the account', () => {
  it('shows what was allowed and since when, and takes it back', async () => {
    let books = true;
    server = fakeServer({
      [GET]: () => said(books),
      [PUT]: ({ body }) => {
        books = (body as { books: boolean }).books;
        return said(books);
      },
    });
    const { user } = renderApp(<ConsentCard />);
    expect(await screen.findByText(/You have allowed it.*20/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'No longer allow' }));
    expect(await screen.findByText(/You do not allow it/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Allow' })).toBeDefined();
  });

  it('can be given before it was asked for', async () => {
    server = fakeServer({ [GET]: said(null), [PUT]: said(true) });
    const { user } = renderApp(<ConsentCard />);
    await screen.findByText('You have not been asked yet.');
    await user.click(screen.getByRole('button', { name: 'Allow' }));
    await waitFor(() => expect(server.calls.some(({ method }) => method === 'PUT')).toBe(true));
  });

  it('is not shown where there is no language model', async () => {
    server = fakeServer({ [GET]: said(null, false) });
    const { container } = renderApp(<ConsentCard />);
    await waitFor(() => expect(server.calls).toHaveLength(1));
    expect(container.querySelector('section')).toBeNull();
  });
});
