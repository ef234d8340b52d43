import {
  PLANTING_EVENTS,
  type PlantingEventKind,
} from '@ankur/contracts/farm-record/planting-events';
import type { EXPENSE_CATEGORIES } from '@ankur/contracts/finance/rules';
import {
  type Planting,
  useAddPlantingEventMutation,
  useRemovePlantingEventMutation,
} from '../../entities/farm/farm.api.ts';
import { isOf, numberOf, oneOf, RecordForm, type Typed } from '../../entities/farm/record-form.tsx';
import { useEntryMoney } from '../../entities/farm/use-entry-money.ts';
import type { Undo } from '../../entities/farm/use-undo.tsx';
import { useT } from '../../lib/i18n/use-t.ts';
import { useToday } from '../../lib/time/use-today.ts';

/** Under what the books count the cost of an entry. */
const CATEGORIES: Readonly<
  Partial<Record<PlantingEventKind, (typeof EXPENSE_CATEGORIES)[number]>>
> = {
  ...{ sowing: 'seeds', transplanting: 'labor', pruning: 'labor', weeding: 'labor' },
  ...{ labour: 'labor', harvest: 'labor', watering: 'irrigation', spray: 'pesticides' },
  fertiliser: 'fertilizers',
};
const OWN: readonly string[] = ['own_labour', 'own_seed'];
const WITH_PRODUCT: readonly string[] = ['spray', 'fertiliser', 'sowing'];
const UNITS: Readonly<Record<string, string>> = { own_labour: 'h', own_seed: 'kg', harvest: 'q' };

interface Props {
  planting: Planting;
  /** The kind to begin with. */
  kind?: PlantingEventKind;
  onWritten: (undo: Undo) => void;
  onDone: () => void;
}

/** Writes an entry into the diary of a planting with its amount; what was paid or earned goes into the books by itself. */
export function EntryForm({ planting, kind: first = 'spray', onWritten, onDone }: Props) {
  const t = useT('farm-record');
  const today = useToday();
  const [addEvent] = useAddPlantingEventMutation();
  const [removeEvent] = useRemovePlantingEventMutation();
  const writeMoney = useEntryMoney();
  const send = async (typed: Typed) => {
    const kind = oneOf(PLANTING_EVENTS, typed.kind);
    const { date = '', product, note = '' } = typed;
    const saved = await addEvent({
      parent: planting.id,
      body: {
        ...{ kind, date, note, product: isOf(WITH_PRODUCT)(typed) ? product : null },
        ...{ amount: numberOf(typed.amount), unit: UNITS[kind] ?? null },
        waiting_days: kind === 'spray' ? numberOf(typed.waiting_days) : null,
        value: OWN.includes(kind) ? numberOf(typed.value) : null,
      },
    });
    if (saved.error) return saved;
    const about = { date, planting: planting.id, description: product || t(`event.${kind}`) };
    const paid = OWN.includes(kind) ? null : numberOf(typed.paid);
    const sold = kind === 'harvest' ? numberOf(typed.sold) : null;
    const undoMoney = await writeMoney({
      spent: paid ? { ...about, amount: paid, category: CATEGORIES[kind] ?? 'other' } : null,
      earned: sold ? { ...about, amount: sold, source: 'crop_sale' } : null,
    });
    onWritten(async () => {
      const removed = await removeEvent({ parent: planting.id, id: saved.data.id });
      return !removed.error && (await undoMoney());
    });
    return saved;
  };
  return (
    <RecordForm
      onDone={onDone}
      send={send}
      fields={[
        {
          name: 'kind',
          kind: 'select',
          label: t('entry.kind'),
          start: first,
          options: PLANTING_EVENTS.map((kind) => ({ value: kind, label: t(`event.${kind}`) })),
        },
        { name: 'date', kind: 'date', label: t('entry.date'), start: today },
        { name: 'product', label: t('entry.product'), isAsked: isOf(WITH_PRODUCT) },
        {
          name: 'waiting_days',
          kind: 'number',
          label: t('entry.waitingDays'),
          hint: t('entry.waitingHint'),
          isAsked: isOf(['spray']),
        },
        {
          name: 'amount',
          kind: 'number',
          label: t('entry.amount'),
          hint: t('entry.amountHint'),
          isAsked: isOf(['own_labour', 'own_seed', 'harvest']),
        },
        { name: 'value', kind: 'number', label: t('entry.value'), isAsked: isOf(OWN) },
        {
          name: 'paid',
          kind: 'number',
          label: t('entry.paid'),
          hint: t('entry.paidHint'),
          isAsked: ({ kind = '' }) => !OWN.includes(kind),
        },
        { name: 'sold', kind: 'number', label: t('entry.sold'), isAsked: isOf(['harvest']) },
        { name: 'note', label: t('entry.note') },
      ]}
    />
  );
}
