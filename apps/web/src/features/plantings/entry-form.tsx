import {
  PLANTING_EVENTS,
  type PlantingEventKind,
  plantingEventInput,
} from '@ankur/contracts/farm-record/planting-events';
import type { EXPENSE_CATEGORIES } from '@ankur/contracts/finance/rules';
import {
  useAddPlantingEventMutation,
  useRemovePlantingEventMutation,
} from '../../entities/farm/farm.api.ts';
import {
  type PlantingEvent,
  useChangePlantingEventMutation,
} from '../../entities/farm/farm-changes.api.ts';
import { useNewPicture } from '../../entities/farm/new-picture.tsx';
import { isOf, numberOf, oneOf, RecordForm, type Typed } from '../../entities/farm/record-form.tsx';
import { RecordPicture } from '../../entities/farm/record-picture.tsx';
import { useEntryMoney } from '../../entities/farm/use-entry-money.ts';
import type { Undo } from '../../entities/farm/use-undo.tsx';
import { refusedBy } from '../../lib/forms/refused-by.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import type { Unsent } from '../../lib/outbox/fold.ts';
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
  planting: { id: string };
  /** Changes this entry; its money stands in the books and is changed there. */
  row?: PlantingEvent & Unsent;
  /** The kind to begin with. */
  kind?: PlantingEventKind;
  /** Takes how to take a new entry back. */
  onWritten?: (undo: Undo) => void;
  onDone: () => void;
}

/** Writes or changes an entry in the diary of a planting with its amount; what was paid or earned goes into the books by itself. */
export function EntryForm({ planting, row, kind: first = 'spray', onWritten, onDone }: Props) {
  const t = useT('farm-record');
  const today = useToday();
  const [addEvent] = useAddPlantingEventMutation();
  const [changeEvent] = useChangePlantingEventMutation();
  const [removeEvent] = useRemovePlantingEventMutation();
  const writeMoney = useEntryMoney();
  const picture = useNewPicture('planting_event', 'sprout');
  const send = async (typed: Typed) => {
    const kind = oneOf(PLANTING_EVENTS, typed.kind);
    const { date = '', product, note = '' } = typed;
    const unit = kind === row?.kind ? row.unit : null;
    const body = {
      ...{ kind, date, note, product: isOf(WITH_PRODUCT)(typed) ? product : null },
      ...{ amount: numberOf(typed.amount), unit: unit ?? UNITS[kind] ?? null },
      waiting_days: kind === 'spray' ? numberOf(typed.waiting_days) : null,
      value: OWN.includes(kind) ? numberOf(typed.value) : null,
    };
    const refused = refusedBy(plantingEventInput, body);
    if (refused) return refused;
    if (row) return changeEvent({ event: row, body });
    const saved = await addEvent({ parent: planting.id, body });
    if (saved.error) return saved;
    await picture.sendFor(saved.data.id);
    const about = {
      ...{ date, planting: planting.id, planting_event: saved.data.id },
      description: product || t(`event.${kind}`),
    };
    const paid = OWN.includes(kind) ? null : numberOf(typed.paid);
    const sold = kind === 'harvest' ? numberOf(typed.sold) : null;
    const undoMoney = await writeMoney({
      spent: paid ? { ...about, amount: paid, category: CATEGORIES[kind] ?? 'other' } : null,
      earned: sold ? { ...about, amount: sold, source: 'crop_sale' } : null,
    });
    onWritten?.(async () => {
      const removed = await removeEvent({ parent: planting.id, id: saved.data.id });
      return !removed.error && (await undoMoney());
    });
    return saved;
  };
  return (
    <RecordForm
      onDone={onDone}
      row={row}
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
          isAsked: ({ kind = '' }) => !row && !OWN.includes(kind),
        },
        {
          name: 'sold',
          kind: 'number',
          label: t('entry.sold'),
          isAsked: ({ kind }) => !row && kind === 'harvest',
        },
        { name: 'note', label: t('entry.note') },
      ]}
    >
      {row ? (
        <RecordPicture
          of="planting_event"
          record={row}
          name={t(`event.${row.kind}`)}
          icon="sprout"
        />
      ) : (
        picture.field
      )}
    </RecordForm>
  );
}
