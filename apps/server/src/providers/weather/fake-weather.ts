import { ProviderError } from '../http-client.ts';
import type { Forecast, Observation, WeatherProvider } from './weather.ts';

export interface FakeWeather extends WeatherProvider {
  observation: Observation;
  forecastAnswer: Forecast;
  /** `down`: every request fails. */
  state: 'up' | 'down';
  /** Requests so far. */
  asked: number;
}

/** Fake weather provider: returns given answers, counts requests, can be down. */
export function createFakeWeather(
  source: 'openweather' | 'open-meteo' = 'openweather',
): FakeWeather {
  const answer = <T>(fake: FakeWeather, value: T): T => {
    fake.asked += 1;
    if (fake.state === 'down') throw new ProviderError('unreachable', 'fake weather is down');
    return value;
  };
  const fake: FakeWeather = {
    source,
    knowsCities: source === 'openweather',
    state: 'up',
    asked: 0,
    observation: {
      city: 'Pune',
      temperatureC: 28.06,
      feelsLikeC: 28.87,
      humidityPct: 57,
      pressureHpa: 1010,
      windMs: 3.6,
      condition: 'Clouds',
      description: 'broken clouds',
      precipitationMm: 0,
      sunrise: '2026-11-21T01:11:00.000Z',
      sunset: '2026-11-21T12:26:00.000Z',
      observedAt: '2026-11-21T05:50:00.000Z',
    },
    forecastAnswer: { city: 'Pune', elevationM: 560, days: [], hours: [] },
    async current(where) {
      if ('city' in where && /atlantis/i.test(where.city))
        throw new ProviderError('refused', 'city not found', 404);
      return answer(fake, fake.observation);
    },
    async forecast() {
      return answer(fake, fake.forecastAnswer);
    },
  };
  return fake;
}
