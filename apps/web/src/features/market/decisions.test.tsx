import { marketFailure } from '@ankur/contracts/market/problems';
import { failure } from '@ankur/contracts/problems';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeServer } from '../../test/fake-server.ts';
import { refusalOf } from '../../test/refusal.ts';
import { renderApp } from '../../test/render.tsx';
import { AlertsCard } from './alerts-card.tsx';
import { drawPoints } from './draw-points.ts';
import { NetPriceCard } from './net-price-card.tsx';
import { WaitCard } from './wait-card.tsx';

const pick = { commodity: 'Soyabean', state: 'Maharashtra', district: 'Nagpur' };
const offer = {
  market: 'Katol',
  district: 'Nagpur',
  state: 'Maharashtra',
  lat: 21.27,
  lon: 78.58,
  basis: 'district',
  distance_km: 62,
  modal_price: 5000,
  transport: 124,
  commission: 100,
  market_fee: 50,
  net_price: 4726,
  net_total: 47260,
  arrival_date: '2026-03-14',
  lagging: false,
  age_days: 60,
  reports_30_days: 0,
  sample: false,
};
const place = {
  'GET /api/market/commodities/': { status: 200, body: [] },
  'GET /api/user/place/': {
    status: 200,
    body: {
      lat: 21.1,
      lon: 79.1,
      city: null,
      district: 'Nagpur',
      state: 'Maharashtra',
      updated_at: '2026-07-01T00:00:00.000Z',
    },
  },
};
const costs = { transport: 2, commission: 2, market_fee: 1 };

let server: ReturnType<typeof fakeServer>;
afterEach(() => server.restore());

function ChangingCrop() {
  const [commodity, setCommodity] = useState('Soyabean');
  return (
    <>
      <button type="button" onClick={() => setCommodity('Onion')}>
        Onions
      </button>
      <NetPriceCard commodity={commodity} />
    </>
  );
}

describe('net price', () => {
  it('shows the mandi with its net price and the age of its last report', async () => {
    const body = { offers: [offer], costs, quantity: 10, as_of: '2026-03-14', sample: false };
    server = fakeServer({ ...place, 'GET /api/market/net-price/': { status: 200, body } });
    const { user } = renderApp(<NetPriceCard commodity="Soyabean" />);
    await screen.findByText('₹4,726.00');
    screen.getByText('No report since 14 March 2026');
    screen.getByText('0 days reported in the last 30');
    screen.getByText('about 62 km');
    screen.getByText('1. Katol');
    const map = screen.getByRole('img', { name: 'Drawing of the mandis around the farm' });
    expect(within(map).getByText('1')).toBeTruthy();
    const before = server.calls.length;
    await user.type(screen.getByLabelText('Commission (%)'), '3.25');
    await waitFor(() => expect(server.calls.length).toBe(before + 1));
    expect(server.calls.at(-1)?.path).toContain('commission=3.25');
    expect(server.calls.at(-1)?.path).not.toContain('market_fee');
    await screen.findByText('₹4,726.00');
  });

  it('never shows another crop’s mandis, and shows an error when its own could not be fetched', async () => {
    const body = { offers: [offer], costs, quantity: 10, as_of: '2026-03-14', sample: false };
    let fails = true;
    server = fakeServer({
      ...place,
      'GET /api/market/net-price/': ({ path }) => {
        if (path.includes('Soyabean')) return { status: 200, body };
        return fails ? 'offline' : { status: 200, body: { ...body, offers: [] } };
      },
    });
    const { user } = renderApp(<ChangingCrop />);
    await screen.findByText('1. Katol');
    screen.getByText(/^Soyabean: the last price/);
    await user.click(screen.getByRole('button', { name: 'Onions' }));
    await screen.findByText('The prices of the mandis near you could not be fetched.');
    screen.getByText(/^Onion: the last price/);
    expect(screen.queryByText('1. Katol')).toBeNull();
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('No mandi within this distance has reported this crop.');
  });

  it('calculates with typed figures only, and marks those beyond the limits', async () => {
    const body = { offers: [offer], costs, quantity: 10, as_of: '2026-03-14', sample: false };
    server = fakeServer({ ...place, 'GET /api/market/net-price/': { status: 200, body } });
    const { user } = renderApp(<NetPriceCard commodity="Soyabean" />);
    await screen.findByText('1. Katol');
    const commission = screen.getByLabelText('Commission (%)');
    await user.type(commission, '150');
    await screen.findByText('Write a number from 0 to 50.');
    expect(commission.getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByText('1. Katol')).toBeNull();
    await user.clear(commission);
    await screen.findByText('1. Katol');
  });

  it('asks for a place when none is known', async () => {
    server = fakeServer({});
    renderApp(<NetPriceCard commodity="Soyabean" />);
    await screen.findByText(/Choose your place/);
    expect(server.calls.some((call) => call.path.includes('net-price'))).toBe(false);
  });

  it('draws north up and within its rings', () => {
    const { points, rings } = drawPoints({ lat: 20, lon: 78 }, [
      { lat: 20.5, lon: 78 },
      { lat: 20, lon: 77 },
    ]);
    expect(points[0]?.y).toBeLessThan(0);
    expect(points[1]?.x).toBeLessThan(0);
    expect(rings[1]?.radius).toBe(100);
    for (const { x, y } of points) expect(Math.hypot(x, y)).toBeLessThanOrEqual(100);
  });
});

describe('sell now or wait', () => {
  const base = {
    price_now: 600,
    month: '2026-05',
    lag_months: 4,
    after_wait: { lower: 700, median: 800, upper: 900 },
    years_known: 8,
    back_test: {
      years: [{ year: 2022, lag_months: 4, gain_percent: 12 }],
      waits: 4,
      wins: 3,
      median_gain_percent: 12.5,
      worst_gain_percent: -3,
      beats_harvest: true,
    },
    costs: { loss: 6, interest: 12, storage: 10 },
    markets: ['Lasalgaon', 'Nagpur'],
    sample: true,
  };
  it('shows the advice with its month and its back-test, or that it cannot tell', async () => {
    const answer = (verdict: string) => ({ status: 200, body: { ...base, verdict } });
    server = fakeServer({ 'GET /api/market/sell-or-wait/': answer('wait') });
    const { unmount, user } = renderApp(<WaitCard {...pick} commodity="Onion" />);
    await screen.findByText(/waiting about 4 months has paid/);
    await user.selectOptions(screen.getByLabelText('Market'), 'Lasalgaon');
    await expect.poll(() => server.calls.at(-1)?.path).toContain('market=Lasalgaon');
    await screen.findByText('Price of May 2026: ₹600.00 a quintal.');
    screen.getByText('sample, May 2026');
    screen.getByText(/it paid in 3; the middle gain was 12.5%/);
    const years = screen.getByRole('table', { name: 'Year by year', hidden: true });
    within(years).getByRole('cell', { name: '2022', hidden: true });
    within(years).getByRole('cell', { name: '12%', hidden: true });
    unmount();
    server.restore();
    server = fakeServer({ 'GET /api/market/sell-or-wait/': answer('cannot-tell') });
    renderApp(<WaitCard {...pick} commodity="Wheat" />);
    await screen.findByText(/We cannot tell/);
  });
});

describe('price alerts', () => {
  it('are added for the chosen crop and place, listed and removed', async () => {
    const kept: object[] = [];
    server = fakeServer({
      ...place,
      'GET /api/user/price-alerts/': () => ({ status: 200, body: kept }),
      'POST /api/user/price-alerts/': ({ body }) => {
        const alert = { ...(body as object), id: '1', hit: null };
        kept.push(alert);
        return { status: 201, body: alert };
      },
      'DELETE /api/user/price-alerts/1/': () => {
        kept.pop();
        return { status: 204 };
      },
    });
    const { user } = renderApp(<AlertsCard {...pick} />);
    await user.type(await screen.findByLabelText('Price (₹ per quintal)'), '5000');
    await user.click(screen.getByRole('button', { name: 'Tell me' }));
    const row = (await screen.findByText('Soyabean in Nagpur above ₹5,000.00')).closest('li');
    expect(server.calls.find((call) => call.method === 'POST')?.body).toEqual({
      id: expect.any(String),
      ...pick,
      above: true,
      price: 5000,
    });
    await user.click(within(row as HTMLElement).getByRole('button', { name: /Remove/ }));
    await screen.findByRole('button', { name: 'Tell me' });
    await expect.poll(() => screen.queryByText('Soyabean in Nagpur above ₹5,000.00')).toBeNull();
  });

  it('are checked before they are sent', async () => {
    server = fakeServer({ ...place, 'GET /api/user/price-alerts/': { status: 200, body: [] } });
    const { user } = renderApp(<AlertsCard {...pick} />);
    await user.click(await screen.findByRole('button', { name: 'Tell me' }));
    await screen.findByText('Price must be a positive number');
    expect(server.calls.some((call) => call.method === 'POST')).toBe(false);
  });

  const FAILED = 'The note could not be saved. Please try again.';
  const WAIT = failure('too_many_attempts', { retry_after: 9 });
  it.each([
    [refusalOf({ price: [marketFailure('price_too_high', { max_rupees: 1e7 })] }), 400, FAILED],
    [
      refusalOf({ non_field_errors: [marketFailure('price_alerts_too_many', { max: 50 })] }),
      400,
      `${FAILED} You can keep at most 50 price alerts`,
    ],
    [refusalOf({ non_field_errors: [WAIT] }), 500, FAILED],
    [refusalOf({ non_field_errors: [WAIT] }), 429, FAILED],
  ])('say that they were not saved: %j', async (body, status, text) => {
    server = fakeServer({
      ...place,
      'GET /api/user/price-alerts/': { status: 200, body: [] },
      'POST /api/user/price-alerts/': { status, body },
    });
    const { user } = renderApp(<AlertsCard {...pick} />);
    const price = await screen.findByLabelText<HTMLInputElement>('Price (₹ per quintal)');
    await user.type(price, '5000');
    await user.click(screen.getByRole('button', { name: 'Tell me' }));
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    expect(screen.queryByText('Price is too high') !== null).toBe('price' in body.errors);
    expect(price.value).toBe('5000');
  });

  it('show an unknown outcome when no answer came, and keep the input', async () => {
    server = fakeServer({
      ...place,
      'GET /api/user/price-alerts/': { status: 200, body: [] },
      'POST /api/user/price-alerts/': 'offline',
    });
    const { user } = renderApp(<AlertsCard {...pick} />);
    const price = await screen.findByLabelText<HTMLInputElement>('Price (₹ per quintal)');
    await user.type(price, '5000');
    await user.click(screen.getByRole('button', { name: 'Tell me' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/we do not know whether/);
    expect(price.value).toBe('5000');
  });
});
