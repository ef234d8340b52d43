import type { DayForecast, ForecastAnswer } from '@ankur/contracts/weather/endpoints';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetPlace, keepPlace } from '../../lib/place/place-store.ts';
import { addLocalDays, todayInIndia } from '../../lib/time/local-date.ts';
import { fakeServer } from '../../test/fake-server.ts';
import { renderApp } from '../../test/render.tsx';
import { loadLibrary } from './library-chunk.ts';
import { Measures } from './measures.tsx';

const day = (ahead: number, windMax: number): DayForecast => ({
  date: addLocalDays(todayInIndia(), ahead),
  temperature_min: 14,
  temperature_max: 29,
  precipitation: 0,
  precipitation_probability: 5,
  humidity: 50,
  wind_speed: 2,
  wind_speed_max: windMax,
  condition: 'Clear',
  source: 'open-meteo',
});
const forecast: ForecastAnswer = {
  city: 'Yavatmal',
  daily: [day(0, 7.5), day(1, 3)],
  hourly: [],
  source: 'open-meteo',
  observed_at: null,
  stale: false,
  station: null,
};
let server: ReturnType<typeof fakeServer>;
afterEach(() => {
  server.restore();
  forgetPlace();
});
const show = async (label: string) => {
  const library = await loadLibrary('en');
  server = fakeServer({ 'GET /api/weather/forecast/': { status: 200, body: forecast } });
  renderApp(<Measures label={label} library={library} />);
};

describe('the measures', () => {
  it('show weather conditions with chemicals, and the forecast of the farm', async () => {
    keepPlace({ lat: 20.39, lon: 78.13, city: 'Yavatmal', source: 'chosen' });
    await show('Tomato___Spider_mites');
    expect(await screen.findByText('Today’s weather window, Yavatmal')).toBeTruthy();
    expect(screen.getByText(/Too windy \(up to 7.5 m\/s\)/)).toBeTruthy();
    expect(screen.getByText(/^Next day that suits: /)).toBeTruthy();
    expect(screen.getAllByText(/^Spray only in light wind, .* no rain/)).toHaveLength(3);
    expect(screen.getAllByText(/our cautious figures, the label decides/)).toHaveLength(3);
    expect(screen.getByText(/^Not when it is hotter than 32 °C/)).toBeTruthy();
  });

  it('show no forecast while the farm’s place is unknown', async () => {
    await show('Tomato___Spider_mites');
    expect(await screen.findByText('Last: chemical, with care')).toBeTruthy();
    expect(server.calls).toEqual([]);
  });

  it('plan a spray from the date in India, whatever the device’s time zone', async () => {
    // Past midnight in India, still the previous day in UTC.
    vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-21T23:19:00Z'));
    await show('Tomato___Early_blight');
    const [plan] = await screen.findAllByRole('button', { name: 'Plan this spray' });
    await userEvent.click(plan as HTMLElement);
    const day = screen.getByLabelText<HTMLInputElement>('Day of the spray');
    expect([day.value, day.min]).toEqual(['2026-11-22', '2026-11-22']);
  });

  it('show where no dose was verified', async () => {
    await show('Apple___Brown_spot');
    expect(await screen.findByText(/no checked dose of any chemical/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Plan this spray' })).toBeNull();
  });
});
