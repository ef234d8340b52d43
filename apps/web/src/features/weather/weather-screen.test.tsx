import { failure } from '@ankur/contracts/problems';
import type { CurrentWeather, ForecastAnswer } from '@ankur/contracts/weather/endpoints';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { setLanguage } from '../../lib/i18n/language-store.ts';
import { forgetPlace, keepPlace, requestPlace } from '../../lib/place/place-store.ts';
import { fakeServer } from '../../test/fake-server.ts';
import { refusalOf } from '../../test/refusal.ts';
import { renderApp } from '../../test/render.tsx';
import { HereLine } from './here-line.tsx';
import { WeatherCard } from './weather-card.tsx';
import { WeatherScreen } from './weather-screen.tsx';

const now: CurrentWeather = {
  city: 'Yavatmal',
  temperature: 28.9,
  feels_like: 30.7,
  humidity: 57,
  pressure: 1010,
  wind_speed: 3.6,
  condition: 'Clouds',
  description: 'broken clouds',
  icon: 'clouds',
  precipitation: 0,
  sunrise: '2026-11-21T01:03:00Z',
  sunset: '2026-11-21T12:06:00Z',
  source: 'openweather',
  observed_at: '2020-01-01T00:00:00Z',
  stale: true,
  station: null,
};
const week: ForecastAnswer = {
  city: 'Yavatmal',
  daily: [
    {
      date: '2026-11-22',
      temperature_min: 14.6,
      temperature_max: 30.2,
      precipitation: 2.4,
      precipitation_probability: 70,
      humidity: 50,
      wind_speed: 2,
      wind_speed_max: 5.1,
      condition: 'Rain',
      source: 'openweather',
    },
  ],
  hourly: [],
  source: 'openweather',
  observed_at: '2026-11-21T05:00:00Z',
  stale: false,
  station: null,
};

const place = { lat: 20.39, lon: 78.13, city: 'Yavatmal', source: 'chosen' } as const;
const CURRENT = 'GET /api/weather/current/';
const FORECAST = 'GET /api/weather/forecast/';
let server: ReturnType<typeof fakeServer>;
afterEach(() => {
  server.restore();
  forgetPlace();
});

describe('the weather page', () => {
  it('floors temperatures, labels every field and marks a stale answer', async () => {
    keepPlace(place);
    server = fakeServer({
      [CURRENT]: { status: 200, body: now },
      [FORECAST]: { status: 200, body: week },
    });
    renderApp(<WeatherScreen />);
    const card = await screen.findByRole('region', { name: 'Yavatmal' });
    for (const text of [
      '28°C',
      '30°C',
      'broken clouds',
      '57%',
      '3.6 m/s',
      '1010 hPa',
      'Not renewed',
    ]) {
      expect(within(card).getByText(text)).toBeTruthy();
    }
    expect(within(card).getByText(/^Seen \d+ years ago$/)).toBeTruthy();
    const days = await screen.findByRole('region', { name: 'Seven days' });
    expect(within(days).getByText('14° / 30°')).toBeTruthy();
    expect(within(days).getByText(/2.4 mm · 70%/)).toBeTruthy();
  });

  it('writes all figures with the same digits, in Marathi too', async () => {
    await setLanguage('mr');
    try {
      keepPlace(place);
      server = fakeServer({
        [CURRENT]: { status: 200, body: now },
        [FORECAST]: { status: 200, body: week },
      });
      renderApp(<WeatherScreen />);
      const card = await screen.findByRole('region', { name: 'यवतमाळ' });
      for (const text of ['28°C', '30°C', '57%', '3.6 मी/से'])
        expect(within(card).getByText(text)).toBeTruthy();
      expect(await screen.findByText('14° / 30°')).toBeTruthy();
    } finally {
      await setLanguage('en');
    }
  });

  it('shows the provider’s message for an unknown city', async () => {
    keepPlace(place);
    server = fakeServer({
      [CURRENT]: { status: 200, body: now },
      [FORECAST]: { status: 200, body: week },
      'GET /api/weather/current/?city=Atlantis': {
        status: 404,
        body: refusalOf({
          non_field_errors: [failure('city_unknown', { message: 'city not found' })],
        }),
      },
    });
    const { user } = renderApp(<WeatherScreen />);
    await screen.findByRole('region', { name: 'Yavatmal' });
    await user.type(screen.getByLabelText('Search city'), 'Atlantis{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('city not found');
    expect(screen.getByLabelText<HTMLInputElement>('Search city').value).toBe('Atlantis');
  });

  it('shows the specified text when nothing can be reached', async () => {
    keepPlace(place);
    server = fakeServer({ [CURRENT]: 'offline', [FORECAST]: 'offline' });
    renderApp(<WeatherScreen />);
    const told = await screen.findByText('Error fetching weather data. Please try again.');
    expect(told.closest('[role]')?.getAttribute('role')).toBe('status');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows it as an error when the server fails', async () => {
    keepPlace(place);
    server = fakeServer({ [CURRENT]: { status: 503, body: { errors: {} } } });
    renderApp(<WeatherScreen />);
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Error fetching weather data. Please try again.',
    );
  });
});

describe('the dashboard’s card', () => {
  it('marks long-term averages as such', async () => {
    keepPlace(place);
    const normal = {
      ...now,
      source: 'climate-normal' as const,
      observed_at: null,
      stale: false,
      condition: null,
      description: null,
      pressure: null,
      station: { name: 'Yavatmal', distance_km: 2 },
    };
    server = fakeServer({ [CURRENT]: { status: 200, body: normal } });
    renderApp(<WeatherCard />);
    const card = await screen.findByRole('region', { name: 'Weather Updates' });
    expect(await within(card).findByText('Usual for this time of year')).toBeTruthy();
    expect(within(card).getByText(/Yavatmal, 2 km away/)).toBeTruthy();
    expect(within(card).getByText('Sky not known')).toBeTruthy();
  });
});

it('the card shows no weather of another place while it is not known', async () => {
  keepPlace(place);
  server = fakeServer({
    [CURRENT]: ({ path }) =>
      path.includes('20.39') ? { status: 200, body: now } : { status: 503, body: { errors: {} } },
  });
  renderApp(<WeatherCard />);
  expect(await screen.findByText('Yavatmal')).toBeTruthy();
  act(() => keepPlace({ ...place, lat: 18.52, lon: 73.85, city: 'Pune' }));
  await screen.findByRole('alert');
  expect(screen.queryByText('28°C')).toBeNull();
});

describe('a place without a name', () => {
  const point = { lat: 20.39, lon: 78.13, city: null, source: 'device' } as const;

  it('is reported on the page and the card, without waiting for the name for ever', async () => {
    keepPlace(point);
    server = fakeServer({
      'GET /api/geo/reverse/': { status: 503, body: {} },
      [CURRENT]: { status: 200, body: { ...now, city: null } },
      [FORECAST]: { status: 200, body: week },
    });
    renderApp(
      <>
        <HereLine />
        <WeatherScreen />
        <WeatherCard />
      </>,
    );
    expect(screen.getByText('Fetching Location')).toBeTruthy();
    // The weather is shown all the same, so that nothing alarms.
    await waitFor(() => {
      const told = screen.getAllByText('Failed to fetch address data.');
      expect(told.map((line) => line.closest('[role=status]') !== null)).toEqual([true, true]);
    });
    expect(await screen.findByRole('button', { name: 'Your place' })).toBeTruthy();
    expect(screen.queryByText('Fetching Location')).toBeNull();
  });

  it('alarms about the place only while no weather is shown', async () => {
    keepPlace(point);
    server = fakeServer({
      'GET /api/geo/reverse/': { status: 503, body: {} },
      [CURRENT]: { status: 503, body: { errors: {} } },
    });
    renderApp(<WeatherCard />);
    const told = await screen.findByText('Failed to fetch address data.');
    expect(told.closest('[role=alert]')).not.toBeNull();
  });

  it('uses the name in the weather answer', async () => {
    keepPlace(point);
    server = fakeServer({
      'GET /api/geo/reverse/': 'offline',
      [CURRENT]: { status: 200, body: { ...now, city: 'Yavatmal City' } },
    });
    renderApp(<HereLine />);
    expect(await screen.findByRole('button', { name: 'Yavatmal' })).toBeTruthy();
  });
});

describe('a device that refuses', () => {
  it('is reported on the card, and figures of Pune have its name', async () => {
    server = fakeServer({ [CURRENT]: { status: 200, body: { ...now, city: null } } });
    await requestPlace();
    renderApp(
      <>
        <HereLine />
        <WeatherCard />
      </>,
    );
    const card = await screen.findByRole('region', { name: 'Weather Updates' });
    // While the weather is fetched, nothing alarms above it.
    expect(within(card).queryByRole('alert')).toBeNull();
    expect(await within(card).findByText('Pune')).toBeTruthy();
    const told = within(card).getByText('Geolocation is not supported by this browser.');
    expect(told.closest('[role=status]')).not.toBeNull();
    expect(within(card).queryByRole('alert')).toBeNull();
    expect(screen.getByText('Fetching Location')).toBeTruthy();
    expect(server.calls.map((call) => call.path)).toEqual(['/api/weather/current/?city=Pune']);
  });
});

describe('the top bar’s temperature', () => {
  it.each([
    [now, /^Not renewed · Weather from OpenWeather · Seen \d+ years ago$/, true],
    [{ ...now, source: 'climate-normal', stale: false }, /^Usual for this time of year · /, true],
    [{ ...now, stale: false, observed_at: null }, /^Weather from OpenWeather$/, false],
  ] as const)('says where it comes from and how old it is', async (body, about, pale) => {
    keepPlace(place);
    server = fakeServer({ [CURRENT]: { status: 200, body } });
    renderApp(<HereLine />);
    const figure = await screen.findByText('28°C');
    await waitFor(() => expect(figure.title).toMatch(about));
    expect(figure.className.includes('text-muted')).toBe(pale);
  });
});
