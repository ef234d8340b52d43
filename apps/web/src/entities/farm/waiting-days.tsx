import { addDays } from '@ankur/agronomy/calendar-day';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { useFolded } from '../../lib/outbox/use-folded.ts';
import { useToday } from '../../lib/time/use-today.ts';
import { Alert } from '../../ui/alert.tsx';
import type { Animal } from './farm.api.ts';
import type { AnimalEvent, PlantingEvent } from './farm-changes.api.ts';

type Day = string | null | undefined;

/** The latest of some days that lies after today. */
const latest = (days: readonly Day[], today: string): string | undefined =>
  days
    .flatMap((day) => (day && day > today ? [day] : []))
    .sort()
    .at(-1);

const after = (date: string, days: number | null | undefined, more: number): Day =>
  days == null ? null : addDays(date, Math.ceil(days) + more);

/** From which day sprays allow a harvest, with those that wait to be sent; nothing when they do already. */
export function HarvestHold({ planting }: { planting: { id: string; harvest_from?: Day } }) {
  const t = useT('farm-record');
  const format = useFormat();
  const today = useToday();
  const waiting = useFolded<PlantingEvent>('plantingEvent', undefined, planting.id);
  const sprays = waiting.filter(({ kind }) => kind === 'spray');
  const own = sprays.map(({ date, waiting_days }) => after(date, waiting_days, 0));
  const from = latest([planting.harvest_from, ...own], today);
  if (!from) return null;
  return <Alert tone="warn">{t('planting.hold', { date: format.date(from) })}</Alert>;
}

interface MedicineProps {
  animal: Animal;
  /** Says whose milk it is. */
  isNamed?: boolean;
}

/** From which days milk, eggs and meat may be used after medicines, with those that wait to be sent. */
export function MedicineHold({ animal, isNamed = false }: MedicineProps) {
  const t = useT('farm-record');
  const format = useFormat();
  const today = useToday();
  const waiting = useFolded<AnimalEvent>('animalEvent', undefined, animal.id);
  const milk = waiting.map(({ date, milk_waiting_days }) => after(date, milk_waiting_days, 1));
  const meat = waiting.map(({ date, meat_waiting_days }) => after(date, meat_waiting_days, 1));
  const milkFrom = latest([animal.milk_from, ...milk], today);
  const meatFrom = latest([animal.meat_from, ...meat], today);
  const name = isNamed ? `${animal.name}: ` : '';
  return (
    <>
      {milkFrom && (
        <Alert tone="warn">
          {name}
          {t('animal.milkHold', { date: format.date(milkFrom) })}
        </Alert>
      )}
      {meatFrom && (
        <Alert tone="warn">
          {name}
          {t('animal.meatHold', { date: format.date(meatFrom) })}
        </Alert>
      )}
    </>
  );
}
