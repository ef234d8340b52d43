import { skipToken } from '@reduxjs/toolkit/query';
import { useT } from '../../lib/i18n/use-t.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { SourceLine } from './source-line.tsx';
import { useWhere } from './use-here.ts';
import { useCurrentWeatherQuery } from './weather.api.ts';
import { WeatherFacts, WeatherHead } from './weather-facts.tsx';
import { weatherProblem } from './weather-problem.ts';

/** The dashboard's weather: the same answer as the top bar's. */
export function WeatherCard() {
  const t = useT('weather');
  const { where, city } = useWhere();
  const { data, error, isLoading, refetch } = useCurrentWeatherQuery(where ?? skipToken);
  return (
    <Card title={t('cardTitle')} icon="cloud-sun" id="weather">
      {(isLoading || !where) && <StateView state="loading">{t('loading')}</StateView>}
      {error && !data && (
        <StateView
          state="error"
          action={
            <Button look="plain" icon="refresh" onClick={() => void refetch()}>
              {t('retry')}
            </Button>
          }
        >
          {weatherProblem(error, t)}
        </StateView>
      )}
      {data && (
        <div className="flex flex-col gap-4">
          <WeatherHead weather={data} place={data.city ?? city} />
          <WeatherFacts weather={data} />
          <SourceLine of={data} />
        </div>
      )}
    </Card>
  );
}
