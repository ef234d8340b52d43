// locale-keys: farm-record:herdEvent.*
import { type Animal, useAnimalEventsQuery } from '../../entities/farm/farm.api.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import type { Unsent } from '../../lib/outbox/fold.ts';
import { useFolded } from '../../lib/outbox/use-folded.ts';
import { Chart } from '../../ui/chart.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { UnsentMark } from '../../ui/unsent-mark.tsx';
import { breedMilk } from './breed-milk.ts';
import { milkDays } from './milk-days.ts';

/** Of fewer days a curve says nothing. */
const DAYS_MIN = 3;

/** The diary of an animal, and its milk by the day. */
export function AnimalDialog({
  animal,
  onClose,
}: {
  animal: Animal & Unsent;
  onClose: () => void;
}) {
  const t = useT('farm-record');
  const format = useFormat();
  const { data, isError } = useAnimalEventsQuery(animal.id, {
    skip: animal.unsent?.kind === 'make',
  });
  const entries = useFolded('animalEvent', data, animal.id);
  const newest = entries.toSorted((a, b) => (a.date < b.date ? 1 : -1));
  const days = milkDays(entries);
  const usual = breedMilk(
    animal,
    entries,
    days.map(({ date }) => date),
  );
  return (
    <Dialog open onClose={onClose} title={animal.name} shape="wide">
      {isError && !data && <StateView state="error">{t('listFailed')}</StateView>}
      {days.length >= DAYS_MIN && (
        <>
          <h3 className="font-bold">{t('milk.curve')}</h3>
          <Chart
            kind="line"
            label={t('milk.curve')}
            pointLabel={t('entry.date')}
            points={days.map(({ date }) => format.date(date))}
            series={[
              { label: t('milk.litres'), values: days.map(({ litres }) => litres) },
              ...(usual ? [{ label: t('milk.breedCurve'), values: usual.litres }] : []),
            ]}
            format={(value) => format.number(value)}
            heightPx={220}
          />
          {usual ? (
            <p className="text-sm text-muted">
              {t('milk.breedLead')}{' '}
              <a href={usual.url} className="underline" rel="noreferrer" target="_blank">
                {usual.source}
              </a>
            </p>
          ) : (
            <p className="text-sm text-muted">{t('milk.noBreedCurve')}</p>
          )}
        </>
      )}
      <h3 className="mt-3 font-bold">{t('diary.title')}</h3>
      {newest.length === 0 && !isError && <p className="text-muted">{t('diary.none')}</p>}
      <ul className="divide-y divide-line">
        {newest.map(({ id, date, kind, amount, unit, product, note, unsent }) => (
          <li key={id} className="py-2 wrap-anywhere">
            <span className="text-muted">{format.date(date)}</span> · {t(`herdEvent.${kind}`)}
            {amount !== null && ` · ${format.number(amount)} ${unit ?? ''}`}
            {product && ` · ${product}`}
            {note && ` · ${note}`} <UnsentMark record={unsent} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
