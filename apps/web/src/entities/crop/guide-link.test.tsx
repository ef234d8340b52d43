import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { fakeServer } from '../../test/fake-server.ts';
import { renderApp } from '../../test/render.tsx';
import type { ListedGuide } from './crop-guides.api.ts';
import { GuideLink } from './guide-link.tsx';
import { guideOf } from './guide-of.ts';

const none = { leaf: null, irrigation: null, suggestion: null, range: null, market: [] };
const MAIZE: ListedGuide = {
  ...{ id: 'maize', name: 'मक्का', group: 'cereal', words: ['Maize', 'Corn', 'मक्का', 'makka'] },
  keys: { ...none, leaf: 'Maize', irrigation: 'Corn', suggestion: 'maize', market: ['Maize'] },
};
const GRAM: ListedGuide = {
  ...{ id: 'green-gram', name: 'Green gram', group: 'pulse', words: ['Moong'] },
  keys: {
    ...none,
    suggestion: 'mungbean',
    range: 'mungbean',
    market: ['Green Gram(Moong)(Whole)'],
  },
};
const GUIDES = [MAIZE, GRAM];

let server: ReturnType<typeof fakeServer> | undefined;
afterEach(() => server?.restore());

it.each([
  ['irrigation', 'Corn', 'maize'],
  ['leaf', 'Maize', 'maize'],
  ['market', 'Green Gram(Moong)(Whole)', 'green-gram'],
  ['suggestion', 'mungbean', 'green-gram'],
  ['suggestion', 'green-gram', 'green-gram'],
  ['word', ' MAKKA', 'maize'],
  ['word', 'मक्का', 'maize'],
  ['word', 'papaya', null],
  ['leaf', 'Corn', null],
] as const)('finds the guide of a crop by %s %s', (by, value, id) => {
  expect(guideOf(GUIDES, by, value)).toBe(id);
});

it('links a crop’s name to its guide', async () => {
  server = fakeServer({ 'GET /api/crops/': { status: 200, body: GUIDES } });
  renderApp(
    <GuideLink by="irrigation" value="Corn">
      Corn
    </GuideLink>,
  );
  const link = await screen.findByRole('link', { name: 'Corn' });
  expect(link.getAttribute('href')).toBe('/application/crops/maize');
});

it('shows the plain name, or the given fallback, without a guide or a network', async () => {
  server = fakeServer({ 'GET /api/crops/': 'offline' });
  renderApp(
    <>
      <GuideLink by="leaf" value="Apple">
        Apple
      </GuideLink>
      <GuideLink by="leaf" value="Apple" fallback={null}>
        How to grow apples
      </GuideLink>
    </>,
  );
  await waitFor(() => expect(server?.calls.length).toBe(1));
  expect(screen.getByText('Apple')).toBeDefined();
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByText('How to grow apples')).toBeNull();
});
