import 'fake-indexeddb/auto';
import { netPriceAnswer } from '@ankur/agronomy/price-statistics/net-price-answer';
import type { PriceAlert, PriceFactsAnswer } from '@ankur/contracts/market/endpoints';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { putAnswer } from '../../lib/answers/answers-store.ts';
import { emptyPersonalCaches } from '../../lib/storage/personal-caches.ts';
import { todayInIndia } from '../../lib/time/local-date.ts';
import { fakeServer } from '../../test/fake-server.ts';
import { renderApp } from '../../test/render.tsx';
import { signIn } from '../../test/sign-in.ts';
import { useNetPriceQuery } from './market.api.ts';
import { alertOnPhone, netPricesOnPhone, waitOnPhone } from './prices-on-phone.ts';
import { WaitCard } from './wait-card.tsx';

const DAY_MS = 86_400_000;
const HERE = { lat: 20.39, lon: 78.13 };
const AREA = { state: 'Maharashtra', district: 'Yavatmal' };
const ASKED = { commodity: 'Soyabean', ...HERE, quantity: 10, reach_km: 150 };

const mandi = (market: string, lat: number, modal_paise: number) => ({
  ...{ market, ...AREA, lat, lon: 78.13, basis: 'town' as const, modal_paise },
  ...{ arrival_date: todayInIndia(), reports_30_days: 9, sample: false },
});
const facts = (): PriceFactsAnswer => ({
  ...{ commodity: 'Soyabean', keeps: true, ...AREA, ...HERE, reach_km: 150, markets: [] },
  mandis: [mandi('Yavatmal', 20.4, 480_000), mandi('Wardha', 20.75, 500_000)],
  months: [{ month: '2026-10', modal_paise: 470_000, days: 20, sample: false }],
  latest: [
    { market: 'Yavatmal', arrival_date: todayInIndia(), modal_paise: 480_000, sample: false },
  ],
});
const keep = (data = facts()) =>
  putAnswer({
    ...{ owner: 'asha', question: 'priceFacts({"commodity":"Soyabean"})', data },
    atMs: Date.now() - 2 * DAY_MS,
  });

beforeEach(() => signIn());
afterEach(async () => {
  await emptyPersonalCaches();
  vi.unstubAllGlobals();
});

function Net() {
  const { data } = useNetPriceQuery(ASKED);
  return <p>{data ? `${data.offers[0]?.net_price} ${data.computedAtMs !== undefined}` : 'none'}</p>;
}

it('gives net prices from the prices last read when no answer comes', async () => {
  fakeServer({ 'GET /api/market/net-price/': 'offline' });
  await keep();
  renderApp(<Net />);
  const own = netPriceAnswer(facts(), ASKED, todayInIndia()).offers[0]?.net_price;
  expect(own).toBeGreaterThan(4000);
  expect(await screen.findByText(`${own} true`)).toBeTruthy();
});

it('computes nothing farther than the known mandis reach, for another crop, or for another farmer', async () => {
  await keep();
  expect(await netPricesOnPhone({ ...ASKED, reach_km: 190 })).not.toBeNull();
  expect(await netPricesOnPhone({ ...ASKED, reach_km: 200 })).toBeNull();
  expect(await netPricesOnPhone({ ...ASKED, lat: 22.5 })).toBeNull();
  expect(await netPricesOnPhone({ ...ASKED, commodity: 'Wheat' })).toBeNull();
  signIn('ravi');
  expect(await netPricesOnPhone(ASKED)).toBeNull();
});

it('says of selling or waiting from when its figures are, for the own district alone', async () => {
  fakeServer({ 'GET /api/market/sell-or-wait/': 'offline' });
  await keep();
  renderApp(<WaitCard commodity="Soyabean" {...AREA} />);
  expect(await screen.findByText(/from figures of 2 days ago/)).toBeTruthy();
  const asked = { commodity: 'Soyabean', ...AREA, market: '' };
  expect(await waitOnPhone({ ...asked, district: 'Nagpur' })).toBeNull();
  expect(await waitOnPhone({ ...asked, market: 'Wani' })).toBeNull();
});

it('says that there is no internet, not that prices tell nothing, where none were kept', async () => {
  fakeServer({ 'GET /api/market/sell-or-wait/': 'offline' });
  renderApp(<WaitCard commodity="Soyabean" {...AREA} />);
  expect(await screen.findByText('You are offline')).toBeTruthy();
  expect(screen.queryByText(/^We cannot tell\./)).toBeNull();
});

it('knows whether the kept prices meet an alert', async () => {
  await keep();
  const alert = (above: boolean, price: number): PriceAlert => ({
    ...{ id: 'a', commodity: 'Soyabean', ...AREA, above, price, hit: null },
  });
  expect((await alertOnPhone(alert(true, 4700)))?.data).toEqual({
    ...{ market: 'Yavatmal', date: todayInIndia(), price: 4800 },
  });
  expect(await alertOnPhone(alert(true, 4800))).toBeNull();
  expect((await alertOnPhone(alert(false, 4900)))?.data.price).toBe(4800);
});
