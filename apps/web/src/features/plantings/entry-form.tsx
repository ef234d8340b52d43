import {
  PLANTING_EVENTS,
  type PlantingEventKind,
} from '@ankur/contracts/farm-record/planting-events';
import type { EXPENSE_CATEGORIES } from '@ankur/contracts/finance/rules';
import { type Planting, useAddPlantingEventMutation } from '../../entities/farm/farm.api.ts';
import {
  useAddFarmExpenseMutation,
  useAddFarmIncomeMutation,
} from '../../entities/farm/farm-money.api.ts';
import { numberOf, oneOf, RecordForm, type Typed } from '../../entities/farm/record-form.tsx';
import { useT } from '../../lib/i18n/use-t.ts';
import { useToday } from '../../lib/time/use-today.ts';
import { toast } from '../../ui/toast.ts';

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

const isOf =
  (kinds: readonly string[]) =>
  ({ kind = '' }: Typed) =>
    kinds.includes(kind);

/** Writes an entry into the diary of a planting with its amount; what was paid or earned goes into the books by itself. */
export function EntryForm({ planting, onDone }: { planting: Planting; onDone: () => void }) {
  const t = useT('farm-record');
  const today = useToday();
  const [addEvent] = useAddPlantingEventMutation();
  const [spend] = useAddFarmExpenseMutation();
  const [earn] = useAddFarmIncomeMutation();
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
    const money = [
      ...(paid
        ? [await spend({ ...about, amount: paid, category: CATEGORIES[kind] ?? 'other' })]
        : []),
      ...(sold ? [await earn({ ...about, amount: sold, source: 'crop_sale' })] : []),
    ];
    if (money.some(({ error }) => error !== undefined)) toast.error(t('entry.moneyFailed'));
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
          start: 'spray',
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
