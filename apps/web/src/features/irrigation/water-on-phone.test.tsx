import 'fake-indexeddb/auto';
import { adviseWater } from '@ankur/agronomy/irrigation/advise-water';
import type { WaterFactsAnswer } from '@ankur/contracts/irrigation/endpoints';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { putAnswer } from '../../lib/answers/answers-store.ts';
import { aWrite } from '../../lib/outbox/test/a-write.ts';
import { write } from '../../lib/outbox/write.ts';
import type { Place } from '../../lib/place/place.ts';
import { forgetPlace, keepPlace } from '../../lib/place/place-store.ts';
import { emptyPersonalCaches } from '../../lib/storage/personal-caches.ts';
import { todayLocal } from '../../lib/time/local-date.ts';
import { fakeServer } from '../../test/fake-server.ts';
import { FIELD, WHEAT } from '../../test/farm-page.tsx';
import { listedGuide } from '../../test/listed-guide.ts';
import { renderApp } from '../../test/render.tsx';
import { signIn } from '../../test/sign-in.ts';
import { useWeekOfWaterQuery } from './irrigation.api.ts';
import { IrrigationCard } from './irrigation-card.tsx';

const POINT = { lat: 20.39, lon: 78.13 };
const PLACE: Place = { ...POINT, city: 'Yavatmal', source: 'device' };
const DAY_MS = 86_400_000;

const facts: WaterFactsAnswer = {
  lat: 20.4,
  lon: 78.12,
  name: 'Yavatmal',
  state: 'Maharashtra',
  irrigation_method: 'drip',
  land_type: 'irrigated',
  days: [],
  forecast_elevation: null,
  normals: Array.from({ length: 12 }, (_, index) => ({
    month: index + 1,
    temperature_min: 14.5,
    temperature_max: 28.5,
    humidity: 44.5,
    vapour_pressure: null,
    wind_speed: null,
    precipitation: 6,
  })),
  station: { name: 'Yavatmal', distance_km: 2, elevation: 451 },
  observed_at: null,
};
const watering = { id: 'w1', crop_type: 'Wheat', date: todayLocal(), volume_m3: 40 };
const question = { crop_type: 'Wheat', land_size: 2, date: todayLocal() };
const asked = { ...question, calendar: 'wheat' };

const keep = (name: string, data: unknown) =>
  putAnswer({ owner: 'asha', question: name, data, atMs: Date.now() - 3 * DAY_MS });

beforeEach(() => {
  signIn();
  keepPlace(PLACE);
});
afterEach(async () => {
  await emptyPersonalCaches();
  forgetPlace();
  vi.unstubAllGlobals();
});

const submit = () => {
  fireEvent.change(screen.getByLabelText('Crop Type'), { target: { value: 'Wheat' } });
  fireEvent.change(screen.getByLabelText('Land Size (acres)'), { target: { value: '2' } });
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
};

it('answers the form on the phone from what was last read, and says from when it is', async () => {
  fakeServer({ 'POST /api/user/irrigation/': 'offline' });
  await keep('waterFacts(undefined)', facts);
  await keep('waterings(undefined)', [watering]);
  renderApp(<IrrigationCard />);
  submit();
  fireEvent.click(await screen.findByRole('button', { name: 'Work it out on this phone' }));
  expect(await screen.findByText(/from figures of 3 days ago/)).toBeTruthy();
  const own = adviseWater(facts, asked, [watering], null);
  expect(own?.stored_mm).toBeGreaterThan(0);
  expect(screen.getByText(`${own?.water_requirement} m³`)).toBeTruthy();
});

it('answers the one tap on an own crop by itself, without an error', async () => {
  fakeServer({
    'POST /api/user/irrigation/': 'offline',
    'GET /api/crops/': { status: 200, body: [listedGuide('wheat', 'Wheat')] },
  });
  await keep('waterFacts(undefined)', facts);
  await keep('plantings(undefined)', [{ ...WHEAT, calendar: 'wheat', watered_on: null }]);
  const own = [{ id: 'p', crop: 'wheat', acres: 2, sownOn: WHEAT.sown_on }];
  renderApp(<IrrigationCard own={own} />);
  fireEvent.click(await screen.findByRole('button', { name: /^Your .*2 acres/ }));
  expect(await screen.findByText(/from figures of 3 days ago/)).toBeTruthy();
  expect(screen.queryByText('An error occurred. Please try again.')).toBeNull();
});

it('keeps to the sentence of the server’s silence where nothing was read, or far from there', async () => {
  fakeServer({ 'POST /api/user/irrigation/': 'offline' });
  await keep('waterFacts(undefined)', { ...facts, lat: 29.7 });
  renderApp(<IrrigationCard />);
  submit();
  expect(await screen.findByText('An error occurred. Please try again.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Work it out on this phone' })).toBeNull();
});

function Week() {
  const { data } = useWeekOfWaterQuery({ ...POINT, ...question });
  return <p>{data ? `${data.water_requirement} since ${data.computedAtMs}` : 'nothing'}</p>;
}

it('gives a question of the home page the same answer when none comes', async () => {
  fakeServer({ 'POST /api/user/irrigation/': 'offline' });
  await keep('waterFacts(undefined)', facts);
  renderApp(<Week />);
  const own = adviseWater(facts, asked, [], null);
  expect(await screen.findByText(new RegExp(`^${own?.water_requirement} since \\d+`))).toBeTruthy();
});

function WeekOfPlanting({ crop = 'Wheat' }) {
  const asked = { ...POINT, ...question, crop_type: crop, planting: 'p' };
  const { data } = useWeekOfWaterQuery(asked);
  return <p>{data ? `${data.irrigation_method} ${data.planting}` : 'nothing'}</p>;
}

it('reads the way of watering from the field of the planting', async () => {
  fakeServer({ 'POST /api/user/irrigation/': 'offline' });
  await keep('waterFacts(undefined)', facts);
  await keep('plantings(undefined)', [WHEAT]);
  await keep('fields(undefined)', [{ ...FIELD, irrigation: 'flood' }]);
  renderApp(<WeekOfPlanting />);
  expect(await screen.findByText('flood p')).toBeTruthy();
});

function MinutesOfPlanting() {
  const { data } = useWeekOfWaterQuery({ ...POINT, ...question, planting: 'p' });
  return <p>{data ? `${data.pump?.discharge_lps} l/s ${data.pump?.of_field}` : 'nothing'}</p>;
}

it('counts the hours of the pump that the field names before those of the farmer’s', async () => {
  fakeServer({ 'POST /api/user/irrigation/': 'offline' });
  await keep('waterFacts(undefined)', facts);
  await keep('plantings(undefined)', [WHEAT]);
  const pump = { discharge_lps: 5, power_hp: null, lift_m: null, power_from: null, power_to: null };
  await keep('pump(undefined)', { pump, updated_at: null });
  await keep('fields(undefined)', [{ ...FIELD, pump_litres_per_minute: 120 }]);
  renderApp(<MinutesOfPlanting />);
  expect(await screen.findByText('2 l/s true')).toBeTruthy();
});

it('knows the water of a crop outside the form by the calendar that its planting names', async () => {
  fakeServer({ 'POST /api/user/irrigation/': 'offline' });
  await keep('waterFacts(undefined)', facts);
  const cotton = { ...WHEAT, crop: 'cotton', field: null, calendar: 'cotton' };
  await keep('plantings(undefined)', [cotton]);
  renderApp(<WeekOfPlanting crop="cotton" />);
  expect(await screen.findByText('drip p')).toBeTruthy();
});

function StoredOfPlanting() {
  const { data } = useWeekOfWaterQuery({ ...POINT, ...question, planting: 'p' });
  return <p>{data ? `stored ${data.stored_mm}` : 'nothing'}</p>;
}

it('counts a watering of the diary that waits to be sent as one that filled the soil', async () => {
  fakeServer({ 'POST /api/user/irrigation/': 'offline' });
  await keep('waterFacts(undefined)', facts);
  await keep('plantings(undefined)', [{ ...WHEAT, calendar: 'wheat', watered_on: null }]);
  const row = { id: 'e1', planting: 'p', kind: 'watering', date: todayLocal() };
  await write(aWrite({ id: 'e1', what: 'plantingEvent', row }), undefined, 'none');
  renderApp(<StoredOfPlanting />);
  const full = adviseWater(facts, { ...asked, planting: 'p', watered_on: todayLocal() }, [], null);
  expect(full?.stored_mm).toBeGreaterThan(50);
  expect(await screen.findByText(`stored ${full?.stored_mm}`)).toBeTruthy();
});
