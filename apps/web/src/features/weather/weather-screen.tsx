import { skipToken } from '@reduxjs/toolkit/query';
import { type FormEvent, useState } from 'react';
import { useShownPlace } from '../../entities/weather/use-here.ts';
import { useCurrentWeatherQuery, useForecastQuery } from '../../entities/weather/weather.api.ts';
import { failureState } from '../../lib/http/failure-state.ts';
import { useFailureText } from '../../lib/i18n/use-failure-text.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { usePlaceNames } from '../../lib/place-names/use-place-names.ts';
import { useNow } from '../../lib/time/clock.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ForecastDays, ForecastHours } from './forecast-list.tsx';
import { SourceLine } from './source-line.tsx';
import { WeatherFacts, WeatherHead } from './weather-facts.tsx';
import { placeProblem, weatherProblem } from './weather-problem.ts';

/** The weather page: now, the next hours and days, at the farmer's place or a searched city. */
export function WeatherScreen() {
  const t = useT('weather');
  const failureText = useFailureText('weather');
  const format = useFormat();
  const names = usePlaceNames();
  const now = useNow(60_000);
  const here = useShownPlace();
  const [searched, setSearched] = useState<string | null>(null);
  const where = searched ? { city: searched } : here.where;
  const current = useCurrentWeatherQuery(where ?? skipToken);
  const forecast = useForecastQuery(where && !current.isError ? where : skipToken);
  const weather = current.currentData;
  const isOffline = failureState(current.error) === 'offline';
  const days = forecast.currentData;
  const place = weather?.city ?? searched ?? here.city;
  return (
    <>
      <CitySearch onSearch={setSearched} busy={current.isFetching && searched !== null} />
      {here.problem && !searched && (weather || current.isError) && (
        <Alert tone={weather || isOffline ? 'info' : 'danger'}>
          {placeProblem(here.problem, t)}
        </Alert>
      )}
      {current.isError && !weather && (
        <StateView
          state={isOffline ? 'offline' : 'error'}
          action={
            <Button look="plain" icon="refresh" onClick={() => void current.refetch()}>
              {t('retry')}
            </Button>
          }
        >
          {weatherProblem(current.error, t, failureText)}
        </StateView>
      )}
      {!weather && !current.isError && <StateView state="loading">{t('loading')}</StateView>}
      {weather && (
        <Card title={place ? names.place(place) : t('here')} icon="location">
          <p className="mb-4 text-muted">{format.date(now, { dateStyle: 'full' })}</p>
          <div className="flex flex-col gap-5">
            <WeatherHead weather={weather} place={null} />
            <WeatherFacts weather={weather} all />
            <SourceLine of={weather} />
          </div>
        </Card>
      )}
      {days && days.hourly.length > 0 && (
        <Card title={t('hours')} icon="clock">
          <ForecastHours hours={days.hourly} />
        </Card>
      )}
      {days && (
        <Card title={t('days')} icon="calendar">
          <ForecastDays days={days.daily} source={days.source} />
          <div className="mt-3">
            <SourceLine of={days} />
          </div>
        </Card>
      )}
    </>
  );
}

function CitySearch({
  onSearch,
  busy,
}: {
  onSearch: (city: string | null) => void;
  busy: boolean;
}) {
  const t = useT('weather');
  const [typed, setTyped] = useState('');
  const search = (event: FormEvent) => {
    event.preventDefault();
    onSearch(typed.trim() || null);
  };
  return (
    <search>
      <form onSubmit={search} className="flex items-end gap-2" noValidate>
        <div className="min-w-0 flex-1 sm:max-w-sm">
          <TextField
            label={t('search.label')}
            name="city"
            placeholder={t('search.placeholder')}
            value={typed}
            enterKeyHint="search"
            autoComplete="off"
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
        <Button type="submit" icon="search" busy={busy}>
          {t('search.button')}
        </Button>
      </form>
    </search>
  );
}
