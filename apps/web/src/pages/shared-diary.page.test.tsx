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

it('says that a link leads nowhere any more', async () => {
  open({ 'GET /api/shared-diary/abc/': { status: 404, body: { errors: {}, problems: [] } } });
  expect(await screen.findByText(/ran out or was taken back/)).toBeDefined();
});
