import { failure } from '@ankur/contracts/problems';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askAssistant } from '../../lib/assistant-request.ts';
import { clearSession, keepTokens } from '../../lib/session/tokens.ts';
import { answerTo } from '../../test/answer-to.ts';
import { fakeServer } from '../../test/fake-server.ts';
import { refusalOf } from '../../test/refusal.ts';
import { renderApp } from '../../test/render.tsx';
import ChatWidget from './chat-widget.tsx';

const CHAT = 'POST /api/chatbot/chat/';
const FAR = `x.${btoa(JSON.stringify({ exp: 4_000_000_000 }))}.y`;
const FIRST = 'Hi there! 👋 How can I help you with farming today?';
const REPLY = {
  reply: 'Use a dip of 0.5–1 %. [1]',
  session_id: 's-1',
  sources: [{ id: 'guidance:2', title: 'Mastitis Prevention', url: '/application/2' }],
  turn: '',
  rateable: false,
  emergency: null,
  asks_consent: false,
};

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
  keepTokens({ access: FAR, refresh: 'r' });
});
afterEach(() => server.restore());

async function open(handlers: Parameters<typeof fakeServer>[0] = {}) {
  server = fakeServer({ [CHAT]: { status: 200, body: REPLY }, ...handlers });
  const view = renderApp(<ChatWidget />);
  await view.user.click(screen.getByRole('button', { name: 'Open chat assistant' }));
  const field = await screen.findByRole('textbox', { name: 'Your question' });
  return { ...view, field };
}
const send = () => screen.getByRole('button', { name: 'Send' }) as HTMLButtonElement;

describe('the chat widget', () => {
  it('begins with its first message and a disabled send button', async () => {
    const { user, field } = await open();
    expect(screen.getByText(FIRST)).toBeDefined();
    expect(send().disabled).toBe(true);
    await user.type(field, '   ');
    expect(send().disabled).toBe(true);
    await user.type(field, '{Enter}');
    expect(server.calls).toEqual([]);
  });

  it('opens with the beginning of a question that another screen hands over', async () => {
    server = fakeServer({ [CHAT]: { status: 200, body: REPLY } });
    const { user } = renderApp(<ChatWidget />);
    await screen.findByRole('button', { name: 'Open chat assistant' });
    act(() => askAssistant('About Wheat:'));
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', {
      name: 'Your question',
    });
    await waitFor(() => expect(field.value).toBe('About Wheat: '));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    act(() => askAssistant('About Rice:'));
    await waitFor(() => expect(field.value).toBe('About Rice: '));
    expect(screen.getByRole('dialog', { name: 'Farm assistant' })).toBeDefined();
    expect(server.calls).toEqual([]);
  });

  it('sends with Enter, breaks the line with Shift+Enter and shows reply and sources', async () => {
    const { user, field } = await open();
    await user.type(field, 'Teat{Shift>}{Enter}{/Shift}dip?');
    expect((field as HTMLTextAreaElement).value).toBe('Teat\ndip?');
    await user.type(field, '{Enter}');
    expect(await screen.findByText(REPLY.reply)).toBeDefined();
    expect(server.calls[0]?.body).toEqual({ message: 'Teat\ndip?', session_id: null });
    const source = screen.getByRole('link', { name: '[1] Mastitis Prevention' });
    expect(source.getAttribute('href')).toBe('/application/2');
    expect((field as HTMLTextAreaElement).value).toBe('');
  });

  it('takes whether an answer helped, and takes it back when that cannot be sent', async () => {
    const FEEDBACK = 'POST /api/chatbot/feedback/';
    let status = 200;
    const { user, field } = await open({
      [CHAT]: { status: 200, body: { ...REPLY, turn: 't-1', rateable: true } },
      [FEEDBACK]: () => (status === 200 ? answerTo(FEEDBACK) : { status, body: {} }),
    });
    await user.type(field, 'Teat dip?{Enter}');
    const bad = await screen.findByRole('button', { name: 'Did not help' });
    await user.click(bad);
    await waitFor(() => expect(bad.getAttribute('aria-pressed')).toBe('true'));
    expect(server.calls.at(-1)?.body).toEqual({ session_id: 's-1', turn: 't-1', helped: false });
    status = 500;
    const good = screen.getByRole('button', { name: 'Helped' });
    await waitFor(() => expect(server.calls).toHaveLength(2));
    await user.click(good);
    await waitFor(() => expect(server.calls).toHaveLength(3));
    await waitFor(() => expect(bad.getAttribute('aria-pressed')).toBe('true'));
    expect(good.getAttribute('aria-pressed')).toBe('false');
  });

  it('asks not whether small talk or first aid helped', async () => {
    const { user, field } = await open({
      [CHAT]: { status: 200, body: { ...REPLY, turn: 't-1', rateable: false } },
    });
    await user.type(field, 'Hello{Enter}');
    await screen.findByText(REPLY.reply);
    expect(screen.queryByRole('button', { name: 'Helped' })).toBeNull();
  });

  it.each([
    ['the head of an answer longer than the window', 900, 'assistant', 'start'],
    ['the foot of the conversation', 90, undefined, 'end'],
  ])('shows %s', async (_, height, saidBy, block) => {
    const taken = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(height);
    const room = vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(500);
    const scrolled: unknown[] = [];
    Element.prototype.scrollIntoView = function (this: HTMLElement, to) {
      scrolled.push([this.dataset.saidBy, to]);
    };
    const { user, field } = await open();
    await user.type(field, 'one{Enter}');
    await screen.findByText(REPLY.reply);
    await waitFor(() => expect(scrolled.at(-1)).toEqual([saidBy, { block }]));
    taken.mockRestore();
    room.mockRestore();
  });

  it('leads from a note to the page it is written from', async () => {
    const url = 'https://odishavet.com/vaccination-in-goats/';
    const sources = [{ id: 'note:goat-vaccines', title: 'Vaccines for goats', url }];
    const { user, field } = await open({ [CHAT]: { status: 200, body: { ...REPLY, sources } } });
    await user.type(field, 'goat vaccines{Enter}');
    const source = await screen.findByRole('link', { name: '[1] Vaccines for goats' });
    expect(source.getAttribute('href')).toBe(url);
    expect(source.getAttribute('rel')).toBe('noreferrer');
  });

  it('keeps the session under a key that names the chat and sends it along', async () => {
    const { user, field } = await open();
    await user.type(field, 'one{Enter}');
    await screen.findByText(REPLY.reply);
    const key = Object.keys(localStorage).find((name) => name.includes('chat'));
    expect(key && localStorage.getItem(key)).toBe('s-1');
    await user.type(field, 'two{Enter}');
    await waitFor(() => expect(server.calls).toHaveLength(2));
    expect(server.calls[1]?.body).toEqual({ message: 'two', session_id: 's-1' });
  });

  it.each([
    ['offline' as const, "Sorry, I'm having trouble connecting. Please try again later."],
    [{ status: 500, body: {} }, "Sorry, I'm having trouble connecting. Please try again later."],
    [
      {
        status: 400,
        body: {
          ...refusalOf({ message: [failure('message_required')] }),
          details: 'Message is required',
        },
      },
      'Error: Message is required',
    ],
  ])('says what went wrong', async (answer, text) => {
    const { user, field } = await open({ [CHAT]: answer });
    await user.type(field, 'hello{Enter}');
    expect(await screen.findByText(text)).toBeDefined();
    expect(send().disabled).toBe(true);
  });

  it('says whom to call where neither the network nor this device reads the message', async () => {
    const { user, field } = await open({ [CHAT]: 'offline' as const });
    await user.type(field, 'snake bit me{Enter}');
    expect(await screen.findByText(/If somebody is in danger, call 112 first/)).toBeDefined();
    expect(screen.getByText(/having trouble connecting/)).toBeDefined();
  });

  it('keeps nothing of a conversation whose farmer signed out before the answer came', async () => {
    const { user, field } = await open({
      [CHAT]: () => {
        clearSession();
        return { status: 200, body: REPLY };
      },
    });
    await user.type(field, 'My debts?{Enter}');
    await waitFor(() => expect(server.calls).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
    expect(Object.keys(localStorage).filter((key) => key.startsWith('my:assistant-m'))).toEqual([]);
  });

  it('leads to the expert form when nothing is known', async () => {
    const reply = 'I do not know this. Call the Kisan Call Centre on 1800-180-1551.';
    const { user, field } = await open({
      [CHAT]: answerTo(CHAT, { reply, session_id: 's-1' }),
    });
    await user.type(field, 'mushrooms{Enter}');
    const expert = await screen.findByRole('link', { name: 'Ask an expert' });
    expect(expert.getAttribute('href')).toBe('/application/expert');
  });

  it('closes with Escape and keeps the conversation', async () => {
    const { user, field } = await open();
    await user.type(field, 'one{Enter}');
    await screen.findByText(REPLY.reply);
    await user.keyboard('{Escape}');
    const button = screen.getByRole('button', { name: 'Open chat assistant' });
    await user.click(button);
    expect(screen.getByText(REPLY.reply)).toBeDefined();
  });

  it('is left by Back on a phone, where it hides the page, and leaves no step behind when closed', async () => {
    vi.stubGlobal('matchMedia', () => ({
      matches: true,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    history.replaceState({ page: 1 }, '');
    const { user } = await open();
    history.back();
    const button = await screen.findByRole('button', { name: 'Open chat assistant' });
    expect(history.state).toEqual({ page: 1 });
    const stepBack = vi.spyOn(history, 'back');
    await user.click(button);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await screen.findByRole('button', { name: 'Open chat assistant' });
    expect(stepBack).toHaveBeenCalledOnce();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('goes on with an earlier conversation and deletes it', async () => {
    let left = [{ id: 's-9', title: 'How to wean?', last_at: '2026-11-20T10:00:00Z' }];
    const { user } = await open({
      'GET /api/chatbot/sessions/': () => ({ status: 200, body: left }),
      'GET /api/chatbot/sessions/s-9/': answerTo('GET /api/chatbot/sessions/s-9/', {
        id: 's-9',
        turns: [{ question: 'How to wean?', reply: 'At 1 kg. [1]' }],
      }),
      'DELETE /api/chatbot/sessions/s-9/': () => {
        left = [];
        return { status: 204 };
      },
    });
    await user.click(screen.getByRole('button', { name: 'Earlier conversations' }));
    await user.click(await screen.findByRole('button', { name: /^How to wean/ }));
    expect(await screen.findByText('At 1 kg. [1]')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Earlier conversations' }));
    await user.click(await screen.findByRole('button', { name: /^Delete the conversation/ }));
    expect(await screen.findByText('There are no earlier conversations.')).toBeDefined();
  });

  it('leads on to conversations that do not fit on the first page', async () => {
    const session = (id: string, title: string) => ({
      id,
      title,
      last_at: '2026-11-20T10:00:00Z',
    });
    const { user } = await open({
      'GET /api/chatbot/sessions/': {
        status: 200,
        body: [session('s-9', 'How to wean?')],
        link: '</api/chatbot/sessions/?cursor=s-9>; rel="next"',
      },
      'GET /api/chatbot/sessions/?cursor=s-9': {
        status: 200,
        body: [session('s-1', 'What is tick fever?')],
      },
    });
    await user.click(screen.getByRole('button', { name: 'Earlier conversations' }));
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('What is tick fever?')).toBeDefined();
    expect(screen.getByText('How to wean?')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });
});
