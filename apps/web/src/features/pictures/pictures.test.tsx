import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepTokens } from '../../lib/session/tokens.ts';
import { addLocalDays, todayLocal } from '../../lib/time/local-date.ts';
import LandPage from '../../pages/land.page.tsx';
import PicturePart from '../../pages/picture-part.tsx';
import { fakeServer } from '../../test/fake-server.ts';
import { renderApp } from '../../test/render.tsx';
import { entryOf } from './questions.ts';

const FAR = `x.${btoa(JSON.stringify({ sub: 'a', exp: 4_000_000_000 }))}.y`;
const nothing = { status: 200, body: [] };
const EXPENSE = {
  ...{ id: 'e', amount: 550, category: 'fertilizers', description: '', crop: null },
  ...{ date: todayLocal(), updated_at: '2026-11-20T06:00:00.000Z' },
};

let server: ReturnType<typeof fakeServer>;
afterEach(() => server.restore());

function start() {
  keepTokens({ access: FAR, refresh: FAR });
  server = fakeServer({
    'GET /api/user/plantings/': nothing,
    'GET /api/user/animals/': nothing,
    'GET /api/crops/': nothing,
    'POST /api/user/expenses/': { status: 201, body: EXPENSE },
    'DELETE /api/user/expenses/e/': { status: 204 },
  });
}

describe('home by pictures', () => {
  it('shows ten jobs', async () => {
    start();
    renderApp(<PicturePart />, { at: '/application/land' });
    expect(await screen.findAllByRole('listitem')).toHaveLength(10);
    const weather = screen.getByRole('link', { name: 'Weather' });
    expect(weather.getAttribute('href')).toBe('/application/weather');
    const animals = screen.getByRole('link', { name: 'Animals' });
    expect(animals.getAttribute('href')).toBe('/application/farm#herd');
  });

  it('asks one question a screen, says all of it, saves after a yes, and takes it back', async () => {
    const speak = vi.fn();
    vi.stubGlobal('speechSynthesis', { speak, cancel: vi.fn(), getVoices: () => [] });
    vi.stubGlobal('SpeechSynthesisUtterance', function say(this: { text: string }, text: string) {
      this.text = text;
    });
    start();
    const { user } = renderApp(<PicturePart />, { at: '/application/land' });
    await user.click(await screen.findByRole('button', { name: 'Money spent' }));
    screen.getByRole('heading', { name: 'What was it for?' });
    await user.click(screen.getByRole('button', { name: 'Fertilizers' }));
    screen.getByRole('heading', { name: 'How much money?' });
    await user.click(screen.getByRole('button', { name: 'Add ₹500' }));
    await user.click(screen.getByRole('button', { name: 'Add ₹50' }));
    await user.click(screen.getByRole('button', { name: 'That is it' }));
    await screen.findByText(/₹550 spent on Fertilizers/);
    expect(speak.mock.calls.map(([{ text }]) => text)).toEqual([
      expect.stringMatching(/^₹550 spent on Fertilizers/),
    ]);
    expect(server.calls.some(({ method }) => method === 'POST')).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    await waitFor(() =>
      expect(server.calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
        ...{ amount: 550, category: 'fertilizers', date: todayLocal() },
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Take back' }));
    await waitFor(() =>
      expect(server.calls.find(({ method }) => method === 'DELETE')?.path).toBe(
        '/api/user/expenses/e/',
      ),
    );
    await screen.findByRole('button', { name: 'Money spent' });
  });

  it('gives a question the screen for itself, and the focus to its heading', async () => {
    start();
    localStorage.setItem('picture-mode', 'pictures');
    const { user } = renderApp(<LandPage />, { at: '/application/land' });
    await screen.findByRole('region', { name: 'Today' });
    await user.click(await screen.findByRole('button', { name: 'Money spent' }));
    expect(screen.queryByRole('region', { name: 'Today' })).toBeNull();
    expect(document.activeElement?.textContent).toBe('What was it for?');
    await user.click(screen.getByRole('button', { name: 'Fertilizers' }));
    expect(document.activeElement?.textContent).toBe('How much money?');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await screen.findByRole('region', { name: 'Today' });
  });

  it('takes money for today, and another day where it is asked for', async () => {
    start();
    const { user } = renderApp(<PicturePart />, { at: '/application/land' });
    await user.click(await screen.findByRole('button', { name: 'Money spent' }));
    await user.click(screen.getByRole('button', { name: 'Fertilizers' }));
    await user.click(screen.getByRole('button', { name: 'Add ₹500' }));
    await user.click(screen.getByRole('button', { name: 'That is it' }));
    await user.click(await screen.findByRole('button', { name: 'Which day?' }));
    await user.click(screen.getByRole('button', { name: 'Yesterday' }));
    await user.click(await screen.findByRole('button', { name: 'Yes' }));
    await waitFor(() =>
      expect(server.calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
        ...{ amount: 500, date: addLocalDays(todayLocal(), -1) },
      }),
    );
  });

  it('is chosen by a picture on home, kept on the device, and left again', async () => {
    start();
    const { user } = renderApp(<LandPage />, { at: '/application/land' });
    await user.click(await screen.findByRole('button', { name: 'Large pictures' }));
    await screen.findByRole('button', { name: 'Money spent' });
    expect(localStorage.getItem('picture-mode')).toBe('pictures');
    await user.click(screen.getByRole('button', { name: 'Words instead of pictures' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Money spent' })).toBeNull());
    expect(screen.queryByRole('button', { name: 'Large pictures' })).toBeNull();
  });
});

describe('entryOf', () => {
  it('is null while an answer is missing', () => {
    expect(entryOf('expense', { what: 'seeds' }, '2026-11-23')).toBeNull();
    expect(entryOf('milk', { litres: 4 }, '2026-11-23')).toBeNull();
    expect(entryOf('task', {}, '2026-11-23')).toBeNull();
  });

  it('names the animal in the text, by which the milk finds it', () => {
    const answers = { litres: 4.5, time: 'morning', animal: 'Gauri' } as const;
    expect(entryOf('milk', answers, '2026-11-23')).toEqual({
      ...{ kind: 'milk', litres: 4.5, time: 'morning', text: 'Gauri' },
      ...{ date: '2026-11-23', crop: null },
    });
  });
});
