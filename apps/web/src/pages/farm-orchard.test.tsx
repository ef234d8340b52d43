import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { showFarm, WHEAT } from '../test/farm-page.tsx';

afterEach(() => vi.unstubAllGlobals());

const GUIDE = {
  ...{ id: 'wheat', name: 'Wheat', group: 'cereal', words: ['Wheat'] },
  keys: { leaf: null, irrigation: 'Wheat', suggestion: null, range: null, market: [] },
};
const NO_GROWTH = { stage: null, day: null, expected_harvest: null, harvest_window: null };
const MANGO = { ...WHEAT, ...NO_GROWTH, id: 'm', crop: 'mango', sown_on: '2015-07-10' };
const WARMTH = {
  ...{ sum: 180, needed: 2400, base_c: 0, measured_days: 3 },
  source: 'FAO, AquaCrop Reference Manual, Annex I',
};

it('names an orchard without a guide with its age and without a harvest that is late', async () => {
  showFarm({
    'GET /api/user/plantings/': { status: 200, body: [MANGO] },
    'GET /api/crops/': { status: 200, body: [GUIDE] },
    'GET /api/crops/names/': { status: 200, body: { wheat: 'Wheat', mango: 'Mango' } },
  });
  const title = await screen.findByRole('heading', {
    name: /^Mango, 2 acres, sown .*2015, \d\d years old$/,
  });
  expect(title).toBeDefined();
  expect(screen.queryByText(/harvest about/)).toBeNull();
});

it('says that stage and harvest follow from the warmth so far, and whose figures those are', async () => {
  showFarm({
    'GET /api/user/plantings/': { status: 200, body: [{ ...WHEAT, warmth: WARMTH }] },
  });
  const line = await screen.findByText(
    /^By the warmth so far: 180 of 2,400 degree-days above 0 °C/,
  );
  expect(line.textContent).toMatch(/On 3 of the days .* Source: FAO, AquaCrop/);
});
