import { keepTokens } from '../lib/session/tokens.ts';
import FarmPage from '../pages/farm.page.tsx';
import { fakeServer } from './fake-server.ts';
import { renderApp } from './render.tsx';

const FAR = `x.${btoa(JSON.stringify({ sub: 'a', exp: 4_000_000_000 }))}.y`;
const VERSION = '2026-11-20T06:00:00.000Z';
export const FIELD = {
  ...{ id: 'f', name: 'River field', area: 2, area_unit: 'acre', area_state: null, area_acres: 2 },
  ...{ soil: null, irrigation: null, location: null, boundary: null, boundary_accuracy_m: null },
  ...{ boundary_acres: null, boundary_error_acres: null, updated_at: VERSION },
};
export const WHEAT = {
  ...{ id: 'p', field: 'f', crop: 'wheat', variety: null, sown_on: '2026-11-12', area_acres: 2 },
  ...{ expected_harvest: '2027-03-12', harvest_window: null, status: 'growing', ended_on: null },
  ...{ yield_quintals: null, seed: null, spacing: null, ratoon: false, note: '' },
  ...{ stage: 'initial', day: 8, updated_at: VERSION },
};
export const LOSS = {
  ...{ id: 'l', planting: 'p', cause: 'hailstorm', stage: 'standing', cover: 'localised' },
  ...{ needs_72_hours: true, happened_at: VERSION, reported_at: null, insured: null },
  ...{ deadline_at: '2099-11-23T06:00:00.000Z', policy_number: null, insurer: null, bank: null },
  ...{ survey_number: null, estimate_percent: null, note: '', told: [], photos: [] },
  tell: [{ who: 'helpline', number: '14447', url: null, told_at: null }],
  updated_at: VERSION,
};
export const EVENT = {
  ...{ id: 'e', planting: 'p', kind: 'watering', date: '2026-11-20', amount: null, unit: null },
  ...{ note: '', product: null, waiting_days: null, updated_at: VERSION },
};

/** Renders the page of the farm on a server with an empty farm, but for these answers. */
export const showFarm = (answers: Record<string, unknown> = {}) => {
  keepTokens({ access: FAR, refresh: FAR });
  const server = fakeServer({
    'GET /api/user/fields/': { status: 200, body: [] },
    'GET /api/user/plantings/': { status: 200, body: [] },
    'GET /api/user/losses/': { status: 200, body: [] },
    'GET /api/user/shares/': { status: 200, body: [] },
    'GET /api/user/animals/milk-rates/': { status: 200, body: { rates: null, updated_at: null } },
    'GET /api/crops/': { status: 200, body: [] },
    'GET /api/geo/tiles/': { status: 200, body: { url: null, attribution: null } },
    'GET /api/user/profile/': { status: 404, body: { errors: {}, problems: [] } },
    ...(answers as Parameters<typeof fakeServer>[0]),
  });
  renderApp(<FarmPage />, { at: '/application/farm' });
  return server;
};
