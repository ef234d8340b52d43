import './ticker.css';
import { useState } from 'react';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { usePlaceNames } from '../../lib/place-names/use-place-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { useTickerQuery } from './market.api.ts';
import { SampleLine } from './sample-line.tsx';
import { useCommodityName } from './use-commodity-name.ts';

/** The newest prices of a state as a marquee; pauses on hover, on focus and with reduced motion. */
export function Ticker({ state }: { state: string }) {
  const t = useT('market');
  const format = useFormat();
  const nameOf = useCommodityName();
  const names = usePlaceNames();
  const [paused, setPaused] = useState(false);
  const { currentData: data, isFetching } = useTickerQuery({ state });
  const failed = !data && !isFetching;
  const problem = failed ? t('ticker.error') : data?.total === 0 ? t('ticker.none') : null;
  return (
    <section
      aria-label={t('ticker.name')}
      className="rounded-card border border-line bg-surface px-3 py-2 shadow-card"
    >
      {problem && <p role="status">{problem}</p>}
      {!problem && !data && <p role="status">{t('ticker.loading')}</p>}
      {data && data.total > 0 && (
        <>
          <div className="ticker flex items-center gap-2" data-paused={paused}>
            <IconButton
              icon={paused ? 'play' : 'pause'}
              label={t(paused ? 'ticker.play' : 'ticker.pause')}
              onClick={() => setPaused(!paused)}
            />
            <div className="ticker-window min-w-0 flex-1 overflow-hidden">
              <ul aria-label={t('ticker.list')} className="ticker-list flex w-max gap-8 py-1">
                {data.records.map((record) => (
                  <li
                    key={`${record.commodity}|${record.market}|${record.district}`}
                    className="flex gap-2 whitespace-nowrap"
                  >
                    <span className="font-semibold">{nameOf(record.commodity)}</span>
                    <span>{names.market(record.market, record.state)}</span>
                    {record.arrival_date && (
                      <span className="text-muted">{format.date(record.arrival_date, DAY)}</span>
                    )}
                    <span className="text-brand">
                      {t('ticker.max', { price: format.money(record.max_price) })}
                    </span>
                    <span className="text-danger">
                      {t('ticker.min', { price: format.money(record.min_price) })}
                    </span>
                  </li>
                ))}
              </ul>
            </div>
          </div>
          <SampleLine of={data} />
        </>
      )}
    </section>
  );
}

const DAY = { dateStyle: 'medium' } as const;
