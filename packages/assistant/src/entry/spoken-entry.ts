import data from '../../data/entry/words.json' with { type: 'json' };
import type { CropNamed } from '../language/crop-names.ts';
import { dayByCase, dayIn } from './days.ts';
import { cropIn } from './entry-features.ts';
import { hear } from './entry-network.ts';
import { asks, entryWords } from './entry-words.ts';
import { figuresOf } from './figures.ts';
import { kindScores } from './kind-scores.ts';
import { numbersIn } from './numbers.ts';
import { bestReading } from './reading-scores.ts';
import { sequenceOf } from './sequence-features.ts';
import { type Place, wordSearch } from './word-search.ts';

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

const RUPEES = wordSearch(data.rupees);
const MORNING = wordSearch(data.morning);
const EVENING = wordSearch(data.evening);
const SHORTEST_VERB = 4;
const INFINITIVE = data.hindiInfinitives;

/** Whether a verb says that something is to be done: by an ending ("-ayche", "-ali") or Hindi's "-na hai". */
function saysToDo(words: readonly string[]): boolean {
  return words.some((word, at) => {
    if (EVENING([word]) || (word.length < SHORTEST_VERB && !/[^a-z]/.test(word))) return false;
    if (data.taskEndings.some((ending) => word.length > ending.length + 1 && word.endsWith(ending)))
      return true;
    return (
      INFINITIVE.verb.some((ending) => word.endsWith(ending) && word !== ending) &&
      INFINITIVE.after.includes(words[at + 1] ?? '')
    );
  });
}

const MONEY = ['expense', 'income'] as const;
const KINDS = [...MONEY, 'task', 'milk', 'none'] as const;
/** What a verb that says "to be done" is worth beside the classifier's scores. */
const TO_DO = 25;
/** Work is written down only where the scores are sure, since no amount confirms it; the network learnt few sentences that say nothing. */
const LEAST_TASK = { linear: 5, whole: 8 };
/** What a word for rupees or a large number is worth for an amount of money. */
const SOME_MONEY = 30;
/** What a question mark is worth for no entry: 39 of 40 sentences with one are none. */
const ASKED = 60;
/** With a word for rupees nothing less is one. */
const LEAST_SAID = 0.01;
/** Without a word for rupees less than this is no amount of money. */
const LEAST_BARE = 10;
/** From here on a number is one. */
const SURE_BARE = 100;

const isOneOfMoney = (kind: string): boolean => MONEY.some((one) => one === kind);

/** What the grammar knows of a sentence. */
interface Known {
  /** A verb says that something is to be done. */
  toDo: boolean;
  /** It speaks of money. */
  isMoney: boolean;
  /** It names an amount that may be money. */
  hasRupees: boolean;
  hasLitres: boolean;
}

/** The class that fits best: the classifier's, with what the grammar knows. */
function classOf(
  text: string,
  cropNamed: CropNamed,
  heard: Float32Array,
  { toDo, isMoney, hasRupees, hasLitres }: Known,
): string[] {
  const scores = [...kindScores(text, cropNamed, heard)].flatMap(([name, { linear, whole }]) => {
    const kind = name.split(':')[0] ?? '';
    const isUnsaid = kind === 'milk' ? isMoney || !hasLitres : !hasRupees && isOneOfMoney(kind);
    if (!KINDS.some((one) => one === kind) || isUnsaid) return [];
    // Money is spoken of in what is no entry as well: a price elsewhere, what somebody else paid.
    const isOfMoney = isMoney && (isOneOfMoney(kind) || (kind === 'none' && hasRupees));
    const known =
      (toDo && kind === 'task' ? TO_DO : 0) +
      (isOfMoney ? SOME_MONEY : 0) +
      (kind === 'none' && asks(text) ? ASKED : 0);
    return [{ name, linear: linear + known, score: whole + known }];
  });
  const best = scores.reduce((a, b) => (b.score > a.score ? b : a));
  const isUnsure =
    best.name === 'task' && (best.linear < LEAST_TASK.linear || best.score < LEAST_TASK.whole);
  return isUnsure ? ['none'] : best.name.split(':');
}

/**
 * What a sentence wants written down: an expense, an income, a task, a milking; null when it is none of these. What kind it
 * is, a classifier tells; amount and day the words. It is read back to the farmer and saved only after a yes. `today` as
 * `yyyy-mm-dd`; `cropNamed` knows crops by one word.
 */
export function spokenEntry(text: string, today: string, cropNamed: CropNamed): SpokenEntry | null {
  const words = entryWords(text);
  if (words.length === 0) return null;
  const isMoney = RUPEES(words) !== null;
  const toDo = saysToDo(words);
  const past = dayIn(words, today, 'past');
  const ahead = dayIn(words, today, 'ahead');
  const figures = figuresOf(words, past);
  const heard = hear(
    sequenceOf(words, figures, (word) => cropIn(word, cropNamed) !== null, asks(text)),
  );
  const readings = {
    money: bestReading(words, figures, 'money', heard),
    milk: bestReading(words, figures, 'milk', heard),
  };
  const rupees = readings.money?.value ?? null;
  const litres = readings.milk?.value ?? null;
  // What small numbers come to may be litres said twice.
  const isLarge = (rupees ?? 0) >= SURE_BARE && figures.some(({ value }) => value >= SURE_BARE);
  // The number of a day to come is none of money.
  const hasRupees =
    rupees !== null &&
    rupees >= (isMoney ? LEAST_SAID : LEAST_BARE) &&
    (!ahead || figuresOf(words, ahead).length > 0);
  const [kind, category] = classOf(text, cropNamed, heard.kinds, {
    toDo,
    isMoney: isMoney || (isLarge && hasRupees),
    hasRupees,
    hasLitres: litres !== null,
  });
  // A number in the case of a day is one where nothing is paid or counted by it.
  const roles = readings[kind === 'milk' ? 'milk' : 'money']?.roles;
  const isFree = ({ from }: Place) =>
    figures.some((one, at) => one.from === from && one.measure === null && roles?.[at] === 'none');
  const day =
    kind === 'task'
      ? (ahead ?? dayByCase(words, today, 'ahead', () => true))
      : (past ?? dayByCase(words, today, 'past', isFree));
  // Numbers sound like crops: ek, one, like ikh, sugarcane.
  const numbers = numbersIn(words);
  const isNumber = (at: number) => numbers.some(({ from, to }) => at >= from && at < to);
  const crop =
    words.map((word, at) => (isNumber(at) ? null : cropIn(word, cropNamed))).find(Boolean) ?? null;
  const said = { text: text.trim(), date: day?.date ?? today, crop };
  if (kind === 'task') return { ...said, kind };
  if (kind === 'milk') {
    const [morning, evening] = [MORNING(words) !== null, EVENING(words) !== null];
    const time = morning === evening ? null : morning ? 'morning' : 'evening';
    return litres === null ? null : { ...said, kind, litres, time };
  }
  if (rupees === null) return null;
  if (kind === 'income') return { ...said, kind, amount: rupees, source: category as SpokenSource };
  return kind === 'expense'
    ? { ...said, kind, amount: rupees, category: category as SpokenCategory }
    : null;
}
