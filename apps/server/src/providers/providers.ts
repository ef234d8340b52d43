import { systemClock } from '../platform/clock.ts';
import type { Config } from '../platform/config/config.ts';
import { createGazetteer } from './geocoding/gazetteer.ts';
import { createGeoapify } from './geocoding/geoapify.ts';
import type { Geocoder } from './geocoding/geocoding.ts';
import {
  type Circuit,
  createHttpClient,
  type HttpClientSettings,
  type HttpClientWithCircuit,
} from './http-client.ts';
import type { LanguageModel } from './language-model/language-model.ts';
import { createLanguageModel } from './language-model/openai-compatible.ts';
import { createAgmarknet } from './mandi-prices/agmarknet.ts';
import { createDataGovIn } from './mandi-prices/data-gov-in.ts';
import type { MandiPrices, MonthlyMandiPrices } from './mandi-prices/mandi-prices.ts';
import type { NewsProvider } from './news/news.ts';
import { createNewsApi } from './news/newsapi.ts';
import { createRssNews, feedSettings } from './news/rss.ts';
import { createTranscriber } from './transcription/openai-transcriber.ts';
import type { Transcriber } from './transcription/transcription.ts';
import { createOpenMeteo } from './weather/open-meteo.ts';
import { createOpenWeather } from './weather/openweather.ts';
import type { WeatherProvider } from './weather/weather.ts';

/** The ports of all providers. */
export interface Providers {
  weather: WeatherProvider;
  geocoder: Geocoder;
  /** Absent without a key: the built-in sample and imported files are used. */
  prices?: MandiPrices | undefined;
  /** The same provider for background jobs, which may wait for a minute. */
  patientPrices?: MandiPrices | undefined;
  /** Whole months without a key, for background jobs alone. */
  monthlyPrices?: MonthlyMandiPrices | undefined;
  news?: NewsProvider | undefined;
  /** Absent when not configured: the assistant answers without it. */
  languageModel?: LanguageModel | undefined;
  /** Absent when not configured: speech is written down by browsers alone. */
  transcriber?: Transcriber | undefined;
  /** State of each provider's circuit breaker, by host. */
  circuits?(): Circuit[];
}

/** Time-out while a farmer waits. */
const TIMEOUT_MS = 4_000;
/** Time-out of background jobs; the price services take up to a minute at times. */
const BACKGROUND_TIMEOUT_MS = 60_000;

/** The providers of the configuration. */
export function createProviders(config: Config): Providers {
  const made: HttpClientWithCircuit[] = [];
  const open = (settings: HttpClientSettings) => {
    const client = createHttpClient(settings);
    made.push(client);
    return client;
  };
  const http = (name: string) => open({ name, timeoutMs: TIMEOUT_MS });
  const patient = (name: string) =>
    open({
      name: `${name} (background)`,
      timeoutMs: BACKGROUND_TIMEOUT_MS,
      restMs: 5 * BACKGROUND_TIMEOUT_MS,
    });
  const feed = (name: string) => open({ ...feedSettings(TIMEOUT_MS), name });
  const key = config.DATA_GOV_IN_API_KEY;
  const languageModel = createLanguageModel(config) ?? undefined;
  const transcriber = createTranscriber(config) ?? undefined;
  const restsOf = [
    ...(languageModel ? [() => ({ name: 'language model', open: languageModel.rests() })] : []),
    ...(transcriber ? [() => ({ name: 'transcription', open: transcriber.rests() })] : []),
  ];
  return {
    languageModel,
    transcriber,
    prices: key ? createDataGovIn(http('data.gov.in'), config.DATA_GOV_IN_URL, key) : undefined,
    patientPrices: key
      ? createDataGovIn(patient('data.gov.in'), config.DATA_GOV_IN_URL, key)
      : undefined,
    monthlyPrices: createAgmarknet(patient('agmarknet'), config.AGMARKNET_URL, systemClock),
    news: config.NEWSAPI_KEY
      ? createNewsApi(http('newsapi'), config.NEWSAPI_URL, config.NEWSAPI_KEY, systemClock)
      : createRssNews(config.NEWS_FEEDS, TIMEOUT_MS, feed),
    weather: config.OPENWEATHER_API_KEY
      ? createOpenWeather(http('openweather'), config.OPENWEATHER_URL, config.OPENWEATHER_API_KEY)
      : createOpenMeteo(http('open-meteo'), config.OPEN_METEO_URL),
    geocoder: config.GEOAPIFY_API_KEY
      ? createGeoapify(http('geoapify'), config.GEOAPIFY_URL, config.GEOAPIFY_API_KEY)
      : createGazetteer(),
    circuits: () => [...made.map((client) => client.circuit()), ...restsOf.map((ask) => ask())],
  };
}
