import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { VoiceButton } from '../features/voice-entry/voice-button.tsx';
import { setLanguage } from '../lib/i18n/language-store.ts';
import { keepTokens } from '../lib/session/tokens.ts';
import { addLocalDays, todayLocal } from '../lib/time/local-date.ts';
import money from '../locales/ta/finance.json' with { type: 'json' };
import spent from '../locales/ta/pictures.json' with { type: 'json' };
import { fakeServer } from '../test/fake-server.ts';
import { renderApp } from '../test/render.tsx';
import VoicePart from './voice-part.tsx';

const FAR = `x.${btoa(JSON.stringify({ sub: 'a', exp: 4_000_000_000 }))}.y`;
const ENTRY = {
  ...{ id: 'e', amount: 500, category: 'fertilizers', description: '', crop: null },
  ...{ date: todayLocal(), updated_at: '2026-11-20T06:00:00.000Z' },
};

function show(answers: Record<string, unknown> = {}) {
  keepTokens({ access: FAR, refresh: FAR });
  const server = fakeServer({
    'GET /api/user/plantings/': { status: 200, body: [] },
    'GET /api/user/animals/': { status: 200, body: [] },
    'GET /api/crops/': { status: 200, body: [] },
    ...(answers as Parameters<typeof fakeServer>[0]),
  });
  renderApp(<VoicePart onDone={() => undefined} />, { at: '/application' });
  return server;
}

afterEach(() => setLanguage('en'));

const type = async (text: string) =>
  userEvent.type(await screen.findByLabelText('What is to be written down'), text);

it('reads back what was understood and saves it only after a yes', async () => {
  const server = show({ 'POST /api/user/expenses/': { status: 201, body: ENTRY } });
  await type('fertiliser for five hundred rupees yesterday');
  expect(await screen.findByText(/₹500 spent on Fertilizers/)).toBeDefined();
  expect(server.calls.some(({ method }) => method === 'POST')).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Yes, save it' }));
  await waitFor(() =>
    expect(server.calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      ...{ amount: 500, category: 'fertilizers', date: addLocalDays(todayLocal(), -1) },
    }),
  );
});

it('says that it has not understood, and saves nothing', async () => {
  show();
  await type('good morning to everybody here');
  expect(await screen.findByText(/I did not understand/)).toBeDefined();
  const yes = screen.getByRole<HTMLButtonElement>('button', { name: 'Yes, save it' });
  expect(yes.disabled).toBe(true);
});

it('keeps the sentence when the server refuses it', async () => {
  show({
    'POST /api/user/expenses/': { status: 500, body: { errors: {}, problems: [] } },
  });
  await type('diesel 900 rupees');
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, save it' }));
  expect(await screen.findByDisplayValue('diesel 900 rupees')).toBeDefined();
});

it('opens the screen that is asked for', async () => {
  show();
  await type('how is the weather');
  const link = await screen.findByRole('link', { name: 'Open: Weather' });
  expect(link.getAttribute('href')).toBe('/application/weather');
});

it('shows on home what was written down, and takes it back', async () => {
  keepTokens({ access: FAR, refresh: FAR });
  const server = fakeServer({
    'GET /api/user/plantings/': { status: 200, body: [] },
    'GET /api/user/animals/': { status: 200, body: [] },
    'GET /api/crops/': { status: 200, body: [] },
    'POST /api/user/expenses/': { status: 201, body: ENTRY },
    'DELETE /api/user/expenses/e/': { status: 204 },
  });
  renderApp(<VoiceButton Part={VoicePart} />, { at: '/application' });
  await userEvent.click(await screen.findByRole('button', { name: 'Say what to write down' }));
  await type('diesel 900 rupees');
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, save it' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Take back' }));
  await waitFor(() => expect(server.calls.some(({ method }) => method === 'DELETE')).toBe(true));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Take back' })).toBeNull());
});

it('guesses nothing in letters that it has not learned, and takes the entry by pictures', async () => {
  await setLanguage('ta');
  const server = show({ 'POST /api/user/expenses/': { status: 201, body: ENTRY } });
  const box = await screen.findByRole('textbox');
  await userEvent.type(box, 'நேற்று 500 ரூபாய்க்கு உரம்');
  expect(await screen.findByText(/இந்த மொழியில் சொல்வது இன்னும் புரியாது/)).toBeDefined();
  expect(screen.queryByText(/₹500/)).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: spent.job.spent }));
  await userEvent.click(await screen.findByRole('button', { name: money.category.fertilizers }));
  await userEvent.click(await screen.findByRole('button', { name: /₹500/ }));
  await userEvent.click(screen.getByRole('button', { name: spent.enough }));
  await userEvent.click(await screen.findByRole('button', { name: spent.yes }));
  await waitFor(() =>
    expect(server.calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      ...{ amount: 500, category: 'fertilizers', date: todayLocal() },
    }),
  );
});
