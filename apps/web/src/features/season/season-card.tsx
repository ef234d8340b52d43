import { useState } from 'react';
import { ComputedNote } from '../../entities/answers/computed-note.tsx';
import type { SeasonAnswer } from '../../entities/farm/farm.api.ts';
import { usePlantings } from '../../entities/farm/use-farm.ts';
import { usePlantingNames } from '../../entities/farm/use-planting-names.ts';
import { failureState } from '../../lib/http/failure-state.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Link } from '../../lib/router/link.tsx';
import { todayInIndia } from '../../lib/time/local-date.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Card } from '../../ui/card.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { Icon } from '../../ui/icon.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { DateField } from '../../ui/text-field.tsx';
import { Compared, OwnWork, SeasonChart } from './season-details.tsx';
import type { SeasonDates } from './season-on-phone.ts';
import { openingSpan } from './spans.ts';
import { useSeason } from './use-season.ts';

interface Line {
  id: string;
  name: string;
  income: number;
  expense: number;
  profit: number;
  per_acre: number | null;
  /** Null where nothing was spent. */
  per_rupee: number | null;
}

/** Lines of the account in the order in which they add up to the last one. */
function linesOf(
  season: SeasonAnswer,
  nameOf: (planting: { id: string; crop: string }) => string,
  t: (key: 'herd' | 'other' | 'total') => string,
): Line[] {
  const lines = [
    ...season.plantings.map((one) => {
      const id = one.planting;
      return { ...one, id, name: nameOf({ id, crop: one.crop }) };
    }),
    // Herd and others only where there is something of them.
    ...(['herd', 'other', 'total'] as const)
      .map((id) => ({ ...season[id], id, name: t(id) }))
      .filter(({ id, income, expense }) => id === 'total' || income !== 0 || expense !== 0),
  ];
  return lines.map((line) => ({
    ...line,
    per_rupee: line.expense > 0 ? line.profit / line.expense : null,
  }));
}

/** What each planting and the herd brought and cost between two days; with totals that add up. */
export function SeasonCard() {
  const t = useT('farm-record');
  const format = useFormat();
  const names = usePlantingNames();
  const { data: plantings = [], isLoading: isOpening } = usePlantings();
  const [chosen, setChosen] = useState<SeasonDates>({});
  const dates = { ...openingSpan(plantings, todayInIndia()), ...chosen };
  const { data, counted, error, isError, isLoading } = useSeason(isOpening ? null : dates);
  const money = (id: 'income' | 'expense' | 'profit' | 'per_acre' | 'per_rupee'): Column<Line> => ({
    id,
    header: t(`books.${id}`),
    numeric: true,
    cell: (line) => (line[id] === null ? '–' : format.money(line[id])),
  });
  const columns: Column<Line>[] = [
    { id: 'name', header: t('season.what'), cell: (line) => line.name },
    money('income'),
    money('expense'),
    money('profit'),
    money('per_acre'),
    money('per_rupee'),
  ];
  const statement = (
    <Link to="/application/farm?view=statement" className={buttonClass('plain', 'print:hidden')}>
      <Icon name="download" />
      {t('season.statement')}
    </Link>
  );
  const { income = 0, expense = 0 } = data?.total ?? {};
  /** Rows of zeros tell nothing. */
  const isEmpty = income === 0 && expense === 0;
  const lines = data ? linesOf(data, names.nameOf, (key) => t(`season.${key}`)) : [];
  return (
    <Card title={t('season.title')} icon="chart" actions={statement}>
      <div className="mb-4 grid grid-cols-2 gap-3 print:hidden">
        {(['from', 'to'] as const).map((end) => (
          <DateField
            key={end}
            label={t(`season.${end}`)}
            value={dates[end] ?? data?.[end] ?? ''}
            onChange={({ target }) => target.value && setChosen({ ...chosen, [end]: target.value })}
          />
        ))}
      </div>
      {isLoading && <StateView state="loading">{t('loading')}</StateView>}
      {isError && <StateView state={failureState(error)}>{t('listFailed')}</StateView>}
      {data && (
        <>
          <ComputedNote since={data.computedAtMs} />
          {counted > 0 && <p className="text-muted">{t.plural('season.counted', counted)}</p>}
          {isEmpty && <StateView state="empty">{t('statement.nothing')}</StateView>}
          {!isEmpty && (
            <DataTable
              caption={t('season.caption', {
                from: format.date(data.from),
                to: format.date(data.to),
              })}
              columns={columns}
              rows={lines}
              rowKey={({ id }) => id}
            />
          )}
          <SeasonChart lines={lines} />
          <OwnWork season={data} nameOf={names.nameOf} />
          <Compared season={data} plantings={plantings} nameOf={names.nameOf} />
          {data.herd.milk && (
            <p className="mt-3">
              {t('season.milk', {
                litres: format.number(data.herd.milk.litres),
                cost: format.money(data.herd.milk.expense_per_litre),
                profit: format.money(data.herd.milk.profit_per_litre),
              })}{' '}
              {data.herd.milk.feed_per_litre != null &&
                t('season.feed', { cost: format.money(data.herd.milk.feed_per_litre) })}
            </p>
          )}
          <p className="mt-3 text-sm text-muted">{t('season.own')}</p>
        </>
      )}
    </Card>
  );
}
