import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepTokens } from '../../lib/session/tokens.ts';
import { fakeServer } from '../../test/fake-server.ts';
import { renderApp } from '../../test/render.tsx';
import ChatWidget from './chat-widget.tsx';
import { prepareGate } from './emergency/gate.ts';

const FAR = `x.${btoa(JSON.stringify({ exp: 4_000_000_000 }))}.y`;
const TROUBLE = "Sorry, I'm having trouble connecting. Please try again later.";
const LINK = { name: 'All articles without internet' };

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
  keepTokens({ access: FAR, refresh: 'r' });
});
afterEach(() => vi.unstubAllGlobals());

async function ask(question: string, answer: Parameters<typeof fakeServer>[0][string]) {
  fakeServer({ 'POST /api/chatbot/chat/': answer }, { models: true });
  await prepareGate();
  const { user } = renderApp(<ChatWidget />);
  await user.click(screen.getByRole('button', { name: 'Open chat assistant' }));
  const field = await screen.findByRole('textbox', { name: 'Your question' });
  await user.type(field, `${question}{Enter}`);
}

describe('without a network and without a saved guide', () => {
  it('says what is not on this device, and leads to where it is saved', async () => {
    await ask('How do I store onions?', 'offline');
    await screen.findByText(TROUBLE);
    expect((await screen.findByRole('link', LINK)).getAttribute('href')).toBe(
      '/application/guidance',
    );
    expect(screen.getByText(/the answers of the assistant on this device/)).toBeTruthy();
  });

  it('says nothing of it below a fault of the server', async () => {
    await ask('How do I store onions?', { status: 500, body: {} });
    await screen.findByText(TROUBLE);
    expect(screen.queryByRole('link', LINK)).toBeNull();
  });

  it('says nothing of it below first aid', async () => {
    await ask('A snake bit me', 'offline');
    await screen.findAllByText(/112|108/);
    expect(screen.queryByRole('link', LINK)).toBeNull();
  });
});
