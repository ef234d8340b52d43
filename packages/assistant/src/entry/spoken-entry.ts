import data from '../../data/entry/words.json' with { type: 'json' };
import type { CropNamed } from '../language/crop-names.ts';
import { litresIn, rupeesIn } from './amount.ts';
import { dayIn } from './days.ts';
import { entryWords } from './entry-words.ts';
import { placesOf, type WordSearch, wordSearch } from './word-search.ts';

export type SpokenCategory =
  | 'seeds'
  | 'fertilizers'
  | 'pesticides'
  | 'labor'
  | 'equipment'
  | 'irrigation'
  | 'other';
export type SpokenSource = 'crop_sale' | 'livestock_sale' | 'government_subsidy' | 'other';

interface Said {
  /** As it was said. */
  text: string;
  /** `yyyy-mm-dd`; today when no day was named. */
  date: string;
  /** Id of the crop that was named. */
  crop: string | null;
}

/** What somebody wants written down. */
export type SpokenEntry =
  | (Said & { kind: 'expense'; amount: number; category: SpokenCategory })
  | (Said & { kind: 'income'; amount: number; source: SpokenSource })
  | (Said & { kind: 'task' })
  | (Said & { kind: 'milk'; litres: number; time: 'morning' | 'evening' | null });

type Lists = Readonly<Record<string, readonly string[]>>;
const searchOf = (lists: Lists): WordSearch => wordSearch(Object.values(lists).flat());
const searchesOf = <Name extends string>(groups: Readonly<Record<Name, Lists>>) =>
  Object.fromEntries(
    Object.entries<Lists>(groups).map(([name, lists]) => [name, searchOf(lists)]),
  ) as Record<Name, WordSearch>;

const INCOME = searchOf(data.income);
const EXPENSE = searchOf(data.expense);
const TASK = searchOf(data.task);
const MILK = searchOf(data.milk);
const RUPEES = wordSearch(data.rupees);
const ASKS = wordSearch(Object.values(data.asks).flat(), { endings: false });
const SOLD = searchOf(data.sold);
const LITRES = wordSearch(data.litres);
const MORNING = wordSearch(data.morning);
const EVENING = wordSearch(data.evening);
const CATEGORIES = searchesOf(data.categories);
const SOURCES = searchesOf(data.sources);
/** Of several with as many words each, the first: who is paid for spraying is paid for work. */
const BY_WEIGHT = [
  'labor',
  'seeds',
  'fertilizers',
  'pesticides',
  'equipment',
  'irrigation',
] as const satisfies readonly SpokenCategory[];

function categoryOf(words: readonly string[]): SpokenCategory {
  const counted = BY_WEIGHT.map((name) => ({
    name,
    count: placesOf(CATEGORIES[name], words).length,
  }));
  const labor = counted.find(({ name, count }) => name === 'labor' && count > 0);
  const best = counted.reduce((a, b) => (b.count > a.count ? b : a));
  return labor?.name ?? (best.count > 0 ? best.name : 'other');
}

function sourceOf(words: readonly string[], crop: string | null): SpokenSource {
  if (SOURCES.government_subsidy(words)) return 'government_subsidy';
  if (SOURCES.livestock_sale(words)) return 'livestock_sale';
  return crop !== null || SOURCES.crop_sale(words) ? 'crop_sale' : 'other';
}

const isKnown = (words: readonly string[]): boolean =>
  [...Object.values(CATEGORIES), ...Object.values(SOURCES)].some((search) => search(words));

/** True when it tells of money that came in; what was sold is, whatever was paid. */
function isIncome(words: readonly string[]): boolean {
  if (SOLD(words)) return true;
  const [came, went] = [placesOf(INCOME, words).length, placesOf(EXPENSE, words).length];
  if (came !== went) return came > went;
  if (came > 0) return (INCOME(words)?.from ?? 0) > (EXPENSE(words)?.from ?? 0);
  const isBought = Object.values(CATEGORIES).some((search) => search(words));
  return !isBought && Object.values(SOURCES).some((search) => search(words));
}

const SHORTEST_VERB = 4;
const INFINITIVE = data.hindiInfinitives;

/** Whether a verb says that something is to be done: by a word ("remind"), an ending ("-ayche", "-ali") or Hindi's "-na hai". */
function saysToDo(words: readonly string[]): boolean {
  return words.some((word, at) => {
    if (word.length < SHORTEST_VERB && !/[^a-z]/.test(word)) return false;
    if (data.taskEndings.some((ending) => word.length > ending.length + 1 && word.endsWith(ending)))
      return true;
    return (
      INFINITIVE.verb.some((ending) => word.endsWith(ending) && word !== ending) &&
      INFINITIVE.after.includes(words[at + 1] ?? '')
    );
  });
}

/** Without a word for rupees less than this is no amount of money. */
const LEAST_BARE = 10;
/** From here on a number says enough by itself. */
const SURE_BARE = 100;

/**
 * What a sentence wants written down: an expense, an income, a task, a milking; null when it is none of these. It is read
 * back to the farmer and saved only after a yes. `today` as `yyyy-mm-dd`; `cropNamed` knows crops by one word.
 */
export function spokenEntry(text: string, today: string, cropNamed: CropNamed): SpokenEntry | null {
  const words = entryWords(text);
  const crop = words.map(cropNamed).find((id) => id !== null) ?? null;
  const isMoney = RUPEES(words) !== null;
  const happened = (EXPENSE(words) ?? INCOME(words)) !== null;
  const toDo = saysToDo(words) || (TASK(words) !== null && !happened);
  const past = dayIn(words, today, 'past');
  const ahead = dayIn(words, today, 'ahead');
  const liesAhead = past !== null && past.date > today;
  const isTask = (toDo && !(past && ahead && ahead.date < today)) || (liesAhead && !isMoney);
  const day = isTask ? ahead : past;
  const said = { text: text.trim(), date: day?.date ?? today, crop };
  if (ASKS(words) && !isMoney) return null;
  if (!isMoney && !isTask && MILK(words) && LITRES(words) && !SOLD(words)) {
    const litres = litresIn(words);
    const time = MORNING(words) ? 'morning' : EVENING(words) ? 'evening' : null;
    if (litres !== null) return { ...said, kind: 'milk', litres, time };
  }
  if (isTask) return { ...said, kind: 'task' };
  const amount = rupeesIn(words, day);
  const isTold =
    isMoney || happened || isKnown(words) || crop !== null || (amount ?? 0) >= SURE_BARE;
  if (amount === null || !isTold || amount < (isMoney ? 0.01 : LEAST_BARE)) return null;
  return isIncome(words)
    ? { ...said, kind: 'income', amount, source: sourceOf(words, crop) }
    : { ...said, kind: 'expense', amount, category: categoryOf(words) };
}
