import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Route, Routes } from '../lib/router/router.tsx';
import { answerTo } from '../test/answer-to.ts';
import { fakeServer } from '../test/fake-server.ts';
import { listedGuide } from '../test/listed-guide.ts';
import { renderApp } from '../test/render.tsx';
import SharedDiaryPage from './shared-diary.page.tsx';

afterEach(() => vi.unstubAllGlobals());

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
        diary: [{ id: 'e', source: 'event', kind: 'weeding', date: '2026-07-10', note: 'Two' }],
      },
    }),
  });
  expect(await screen.findByRole('heading', { name: /^Cotton, 3 acres/ })).toBeDefined();
  expect(screen.getByText(/Weeded · Two/)).toBeDefined();
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
