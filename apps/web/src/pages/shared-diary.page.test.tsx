import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { setLanguage } from '../lib/i18n/language-store.ts';
import { Route, Routes } from '../lib/router/router.tsx';
import { answerTo } from '../test/answer-to.ts';
import { fakeServer } from '../test/fake-server.ts';
import { listedGuide } from '../test/listed-guide.ts';
import { renderApp } from '../test/render.tsx';
import SharedDiaryPage from './shared-diary.page.tsx';

afterEach(async () => {
  vi.unstubAllGlobals();
  await act(() => setLanguage('en'));
});

const open = (answers: Parameters<typeof fakeServer>[0]) => {
  fakeServer({
    'GET /api/crops/': { status: 200, body: [listedGuide('cotton', 'Cotton')] },
    ...answers,
  });
  renderApp(
    <Routes>
      <Route path="application/diary/:code" element={<SharedDiaryPage />} />
    </Routes>,
    { at: '/application/diary/abc' },
  );
};

it('shows the diary of a planting to whoever has the link', async () => {
  open({
    'GET /api/shared-diary/abc/': answerTo('GET /api/shared-diary/abc/', {
      ...{ expires_at: '2026-12-01T06:00:00.000Z', herd: null },
      planting: {
        ...{ crop: 'cotton', sown_on: '2026-06-20', area_acres: 3 },
        diary: [
          { id: 'e', source: 'event', kind: 'weeding', date: '2026-07-10', note: 'Two' },
          { id: 'l', source: 'loss', kind: 'hailstorm', date: '2026-08-10', amount: 40, unit: '%' },
          { id: 'm', source: 'loss', kind: 'Elephants', date: '2026-08-11', note: 'At night' },
        ],
      },
    }),
  });
  expect(await screen.findByRole('heading', { name: /^Cotton, 3 acres/ })).toBeDefined();
  expect(screen.getByText(/Weeded · Two/)).toBeDefined();
  expect(screen.getByText(/Loss: Hailstorm · 40 %/)).toBeDefined();
  expect(screen.getByText(/Loss: Elephants · At night/)).toBeDefined();
});

it('shows the pictures of the herd and of what was seen of it', async () => {
  const pictureOf = (name: string) => ({
    ...{ id: name, url: `/media/farm/${name}.webp`, small_url: `/media/farm/${name}-small.webp` },
  });
  const illness = { id: 'e', kind: 'illness', date: '2026-11-20', picture: pictureOf('udder') };
  open({
    'GET /api/shared-diary/abc/': answerTo('GET /api/shared-diary/abc/', {
      ...{ expires_at: '2026-12-01T06:00:00.000Z', planting: null },
      herd: [{ id: 'c', name: 'Gauri', picture: pictureOf('cow'), diary: [illness] }],
    }),
  });
  const shown = [
    ['Picture of Gauri', 'cow'],
    ['Ill', 'udder'],
  ] as const;
  for (const [name, file] of shown) {
    const picture = await screen.findByRole('img', { name });
    expect(picture.getAttribute('src')).toBe(`/media/farm/${file}-small.webp`);
    expect(picture.closest('a')?.getAttribute('href')).toBe(`/media/farm/${file}.webp`);
  }
});

it('says that a link leads nowhere any more', async () => {
  open({ 'GET /api/shared-diary/abc/': { status: 404, body: { errors: {}, problems: [] } } });
  expect(await screen.findByText(/ran out or was taken back/)).toBeDefined();
});

it('tells amounts with their units in the language of the reader', async () => {
  await act(() => setLanguage('hi'));
  const entry = (id: string, kind: string, amount: number, unit: string) => ({
    ...{ id, kind, date: '2026-11-20', amount, unit, note: '' },
  });
  open({
    'GET /api/shared-diary/abc/': answerTo('GET /api/shared-diary/abc/', {
      ...{ expires_at: '2026-12-01T06:00:00.000Z', planting: null },
      herd: [
        {
          ...{ id: 'c', name: 'गौरी', species: 'cow', breed: null },
          diary: [
            entry('a', 'milk', 6.5, 'litre'),
            entry('b', 'feed', 8, 'kg'),
            entry('d', 'sale', 2, 'थैले'),
          ],
        },
      ],
    }),
  });
  for (const told of [/· 6\.5 लीटर$/, /· 8 किलो$/, /· 2 थैले$/])
    expect(await screen.findByText(told)).toBeDefined();
});
