// locale-keys: farm-record:herdEvent.*
import { weightByGirth } from '@ankur/agronomy/livestock/weight-by-girth';
import {
  type AnimalEventKind,
  animalEventInput,
  PREGNANCY_RESULTS,
} from '@ankur/contracts/farm-record/animal-events';
import type { LivestockCost, LivestockProduct } from '@ankur/contracts/finance/rules';
import { useRef } from 'react';
import {
  type Animal,
  useAddAnimalEventMutation,
  useRemoveAnimalEventMutation,
} from '../../entities/farm/farm.api.ts';
import {
  type AnimalEvent,
  useChangeAnimalEventMutation,
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
import { drawingOf, kindsOf } from './animal-kinds.ts';

const UNITS: Readonly<Partial<Record<AnimalEventKind, string>>> = {
  milk: 'litre',
  feed: 'kg',
  weight: 'kg',
};
const COUNTED: readonly string[] = ['milk', 'eggs', 'feed', 'weight', 'sale', 'death'];
const WITH_PRODUCT: readonly string[] = [
  ...['service', 'ai', 'vaccination', 'deworming', 'medicine', 'feed'],
];
const WITH_WAITING: readonly string[] = ['medicine', 'deworming', 'vaccination'];
/** What the cost of an entry is counted under. */
const COSTS: Readonly<Partial<Record<AnimalEventKind, LivestockCost>>> = {
  ...{ feed: 'feed', vaccination: 'health', deworming: 'health', illness: 'health' },
  ...{ medicine: 'health', service: 'health', ai: 'health', pregnancy_check: 'health' },
};
/** What brings money, by what it sells. */
const PRODUCTS: Readonly<Partial<Record<AnimalEventKind, LivestockProduct>>> = {
  ...{ milk: 'milk', eggs: 'eggs', sale: 'animal' },
};
const SOLD: readonly string[] = Object.keys(PRODUCTS);

/** What of an animal's measures its weight follows from, and how it was found; nothing where one is missing. */
function weighed({ girth, length }: Typed) {
  const [girthCm, lengthCm] = [numberOf(girth), numberOf(length)];
  const kg = girthCm && lengthCm ? weightByGirth(girthCm, lengthCm) : null;
  return kg && girthCm && lengthCm ? { kg, girthCm, lengthCm } : null;
}

/** The kinds of an animal with one that it has no more, as of a calf that was sold. */
const withOwn = (kinds: ReturnType<typeof kindsOf>, own: AnimalEventKind) =>
  kinds.includes(own) ? kinds : ([own, ...kinds] as const);

const MEASURED: readonly string[] = ['cow', 'buffalo'];

interface Props {
  animal: Animal;
  /** Of a new entry: what it is about, which is not chosen then, and the other animals that it is written of as well. */
  start?: { kind: AnimalEventKind; duty: string | null; others: readonly Animal[] };
  /** Changes this entry; its money stands in the books and is changed there. */
  row?: AnimalEvent & Unsent;
  /** Takes how to take a new entry back, and what it is about. */
  onWritten?: (undo: Undo, kind: AnimalEventKind) => void;
  onDone: () => void;
}

/** Writes or changes an entry in the diary of an animal or a flock; what was paid or earned goes into the books of the herd by itself. */
export function AnimalEntryForm({ animal, start, row, onWritten, onDone }: Props) {
  const t = useT('farm-record');
  const today = useToday();
  const own = row ? withOwn(kindsOf(animal), row.kind) : kindsOf(animal);
  const kinds: readonly [AnimalEventKind, ...AnimalEventKind[]] = start ? [start.kind] : own;
  const others = start?.others ?? [];
  const [addEvent] = useAddAnimalEventMutation();
  const [changeEvent] = useChangeAnimalEventMutation();
  const [removeEvent] = useRemoveAnimalEventMutation();
  const writeMoney = useEntryMoney();
  /** What was written so far, by animal: after a refusal only the rest is written. */
  const written = useRef(new Map<string, string>());
  const picture = useNewPicture('animal_event', drawingOf(animal));
  const isMeasured = ({ kind }: Typed) => kind === 'weight' && MEASURED.includes(animal.species);
  const send = async (typed: Typed) => {
    const kind = oneOf(kinds, typed.kind);
    const { date = '', product } = typed;
    const measured = kind === 'weight' && !typed.amount ? weighed(typed) : null;
    const how =
      measured && t('animal.girthNote', { girth: measured.girthCm, length: measured.lengthCm });
    const note = [typed.note, how].filter(Boolean).join(' · ');
    const waiting = WITH_WAITING.includes(kind);
    const amount = COUNTED.includes(kind) ? (measured?.kg ?? numberOf(typed.amount)) : null;
    const body = {
      ...{ kind, date, note, amount, unit: UNITS[kind] ?? null },
      product: WITH_PRODUCT.includes(kind) ? product : null,
      result: kind === 'pregnancy_check' ? oneOf(PREGNANCY_RESULTS, typed.result) : null,
      milk_waiting_days: waiting ? numberOf(typed.milk_waiting_days) : null,
      meat_waiting_days: waiting ? numberOf(typed.meat_waiting_days) : null,
    };
    const refused = refusedBy(animalEventInput, body);
    if (refused) return refused;
    if (row) return changeEvent({ event: row, body });
    const entry = start?.duty ? { ...body, duty: start.duty } : body;
    for (const one of [animal, ...others]) {
      if (written.current.has(one.id)) continue;
      const saved = await addEvent({ parent: one.id, body: entry });
      if (saved.error) return saved;
      written.current.set(one.id, saved.data.id);
      if (one === animal) await picture.sendFor(saved.data.id);
    }
    const made = [...written.current].map(([parent, id]) => ({ parent, id }));
    written.current.clear();
    // What was paid for several animals is a cost of the herd.
    const about = {
      date,
      ...(others.length > 0
        ? { animal: null }
        : { animal: animal.id, animal_event: made[0]?.id ?? null }),
      description: product || t(`herdEvent.${kind}`),
    };
    const [paid, sold] = [numberOf(typed.paid), numberOf(typed.sold)];
    const undoMoney = await writeMoney({
      spent:
        paid && !SOLD.includes(kind)
          ? { ...about, amount: paid, category: 'other', livestock_cost: COSTS[kind] ?? 'other' }
          : null,
      earned:
        sold && PRODUCTS[kind]
          ? {
              ...{ ...about, amount: sold, source: 'livestock_sale' },
              livestock_product: PRODUCTS[kind],
            }
          : null,
    });
    onWritten?.(async () => {
      const removed = await Promise.all(made.map((one) => removeEvent(one)));
      return removed.every(({ error }) => !error) && (await undoMoney());
    }, kind);
    return {};
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
          start: kinds[0],
          options: kinds.map((kind) => ({ value: kind, label: t(`herdEvent.${kind}`) })),
        },
        { name: 'date', kind: 'date', label: t('entry.date'), start: today },
        {
          name: 'amount',
          kind: 'number',
          label: t('entry.amount'),
          hint: t('animal.amountHint'),
          isAsked: isOf(COUNTED),
        },
        {
          name: 'girth',
          kind: 'number',
          label: t('animal.girth'),
          hint: t('animal.girthHint'),
          isAsked: isMeasured,
        },
        { name: 'length', kind: 'number', label: t('animal.length'), isAsked: isMeasured },
        {
          name: 'result',
          kind: 'select',
          label: t('animal.result'),
          start: PREGNANCY_RESULTS[0],
          options: PREGNANCY_RESULTS.map((one) => ({ value: one, label: t(`animal.${one}`) })),
          isAsked: isOf(['pregnancy_check']),
        },
        { name: 'product', label: t('animal.product'), isAsked: isOf(WITH_PRODUCT) },
        {
          name: 'milk_waiting_days',
          kind: 'number',
          label: t('animal.milkWaiting'),
          hint: t('animal.waitingHint'),
          isAsked: isOf(WITH_WAITING),
        },
        {
          name: 'meat_waiting_days',
          kind: 'number',
          label: t('animal.meatWaiting'),
          isAsked: isOf(WITH_WAITING),
        },
        {
          name: 'paid',
          kind: 'number',
          label: t('entry.paid'),
          hint: t('entry.paidHint'),
          isAsked: ({ kind = '' }) => !row && !SOLD.includes(kind),
        },
        {
          name: 'sold',
          kind: 'number',
          label: t('entry.sold'),
          hint: t('entry.paidHint'),
          isAsked: (typed) => !row && isOf(SOLD)(typed),
        },
        { name: 'note', label: t('entry.note') },
      ]}
    >
      {row ? (
        <RecordPicture
          of="animal_event"
          record={row}
          name={t(`herdEvent.${row.kind}`)}
          icon={drawingOf(animal)}
        />
      ) : (
        picture.field
      )}
    </RecordForm>
  );
}
