import type { IrrigationAdvice } from '@ankur/contracts/irrigation/endpoints';
import { useState } from 'react';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { usePlaceNames } from '../../lib/place-names/use-place-names.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { codeText, stepText } from './words.ts';

type Day = IrrigationAdvice['daily'][number];

/** "Why this number": each step of the computation, and the seven days. */
export function Working({ advice }: { advice: IrrigationAdvice }) {
  const t = useT('irrigation');
  const format = useFormat();
  const names = usePlaceNames();
  const [open, setOpen] = useState(false);
  const mm = (pick: (day: Day) => number) => (day: Day) =>
    format.number(pick(day), { maximumFractionDigits: 1 });
  const columns: Column<Day>[] = [
    {
      id: 'date',
      header: t('table.date'),
      cell: (day) => format.date(day.date, { weekday: 'short', day: 'numeric', month: 'short' }),
    },
    { id: 'et0', header: t('table.et0'), numeric: true, cell: mm((day) => day.et0) },
    {
      id: 'kc',
      header: t('table.kc'),
      numeric: true,
      cell: (day) => format.number(day.kc, { maximumFractionDigits: 2 }),
    },
    { id: 'etc', header: t('table.etc'), numeric: true, cell: mm((day) => day.etc) },
    { id: 'rain', header: t('table.rain'), numeric: true, cell: mm((day) => day.rain) },
    { id: 'need', header: t('table.need'), numeric: true, cell: mm((day) => day.need) },
  ];
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="min-h-11 cursor-pointer py-2 font-medium text-brand">
        {t('why.open')}
      </summary>
      {open && (
        <div className="flex flex-col gap-4 pt-2">
          {advice.season && advice.sowing_date && (
            <p>
              {t(advice.sowing_date_assumed ? 'why.assumed' : 'why.given', {
                season: codeText('season', advice.season, t),
                date: format.date(advice.sowing_date),
              })}
            </p>
          )}
          <ol className="list-decimal space-y-1 ps-6">
            {advice.working.map((step) => (
              <li key={step.step}>{stepText(step, t, format)}</li>
            ))}
          </ol>
          {advice.station && (
            <p className="text-sm text-muted">
              {t('why.station', {
                station: names.place(advice.station.name),
                km: format.number(advice.station.distance_km),
              })}
            </p>
          )}
          <DataTable
            caption={t('table.caption')}
            columns={columns}
            rows={advice.daily}
            rowKey={(day) => day.date}
          />
          <p className="text-sm text-muted">{t('why.reference')}</p>
        </div>
      )}
    </details>
  );
}
