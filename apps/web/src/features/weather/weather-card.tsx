import { skipToken } from '@reduxjs/toolkit/query';
import { useShownPlace } from '../../entities/weather/use-here.ts';
import { useCurrentWeatherQuery } from '../../entities/weather/weather.api.ts';
import { failureState } from '../../lib/http/failure-state.ts';
import { useFailureText } from '../../lib/i18n/use-failure-text.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { usePlaceNames } from '../../lib/place-names/use-place-names.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { SourceLine } from './source-line.tsx';
import { WeatherFacts, WeatherHead } from './weather-facts.tsx';
import { placeProblem, weatherProblem } from './weather-problem.ts';

/** The dashboard's weather: shares its request with the top bar. */
export function WeatherCard() {
  const t = useT('weather');
  const failureText = useFailureText('weather');
  const names = usePlaceNames();
  const { where, city, problem } = useShownPlace();
  const weather = useCurrentWeatherQuery(where ?? skipToken);
  const { currentData: data, error, isFetching, refetch } = weather;
  const place = data?.city ?? city;
  return (
    <Card title={t('cardTitle')} icon="cloud-sun" id="weather">
      {problem && error && !data && (
        <div className="mb-4">
          <Alert tone={failureState(error) === 'offline' ? 'info' : 'danger'}>
            {placeProblem(problem, t)}
          </Alert>
        </div>
      )}
      {((isFetching && !data) || !where) && <StateView state="loading">{t('loading')}</StateView>}
      {error && !data && (
        <StateView
          state={failureState(error)}
          action={
            <Button look="plain" icon="refresh" onClick={() => void refetch()}>
              {t('retry')}
            </Button>
          }
        >
          {weatherProblem(error, t, failureText)}
        </StateView>
      )}
      {data && (
        <div className="flex flex-col gap-4">
          <WeatherHead weather={data} place={place ? names.place(place) : t('here')} />
          <WeatherFacts weather={data} />
          <SourceLine of={data} />
          {problem && (
            <p role="status" className="text-sm text-muted">
              {placeProblem(problem, t)}
            </p>
          )}
        </div>
      )}
    </Card>
  );
}
