import data from '../../data/entry/numbers.json' with { type: 'json' };
import words from '../../data/entry/words.json' with { type: 'json' };
import { carefulKeysOf, isIndian, keyOf, keysOf } from './word-key.ts';
import { wordSearch } from './word-search.ts';

type NumberLanguage = 'en' | 'hi' | 'mr' | 'te';

/** What one word says of a number. */
export interface Part {
  /** `plus` is added to the number that follows: sava, sadhe, paune. */
  kind: 'unit' | 'scale' | 'plus';
  value: number;
  /** Said beside tens or units to make one number, as in English and Telugu: twenty five. */
  joins?: boolean;
  /** Whose word it is; digits have none. */
  language?: NumberLanguage;
  /** Carries the ending of a case, so that no number goes on behind it: "hajarachi ek". */
  closes?: boolean;
}

type Lists = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

type Table = Map<string, Part>;
/** Written in its own script a number is spelt as in a dictionary; in Latin letters as it sounds. */
const TABLES: Readonly<Record<'indian' | 'latin', Table>> = { indian: new Map(), latin: new Map() };
const tableOf = (word: string): Table => TABLES[isIndian(word) ? 'indian' : 'latin'];
const SCALES = new Set([100, 1000, 100_000, 10_000_000]);
/** Short words that sound like others: only as they are spelt. */
const AS_SPELT: ReadonlySet<string> = new Set(data.asSpelt);
/** Words of other meaning that sound like a number. */
const OTHERS: ReadonlySet<string> = new Set(data.others);
const later: [Table, string, Part][] = [];
/** The surest key of every word comes before the less sure ones of any. */
function note(word: string, part: Part): void {
  if (AS_SPELT.has(word)) {
    tableOf(word).set(word, part);
    return;
  }
  const [sure = word, ...unsure] = keysOf(word);
  const keep = (table: Table, key: string): void => {
    if (!table.has(key)) table.set(key, part);
  };
  if (isIndian(word)) {
    keep(TABLES.indian, word);
    keep(TABLES.indian, sure);
    // In its own script nobody writes in a hurry: only what is not spoken may be missing.
    for (const key of carefulKeysOf(word)) later.push([TABLES.indian, key, part]);
  }
  keep(TABLES.latin, sure.toLowerCase());
  for (const key of unsure) later.push([TABLES.latin, key.toLowerCase(), part]);
}
const JOINING: ReadonlySet<string> = new Set(['en', 'te']);
function noteAll(lists: Lists, kind: Part['kind']): void {
  for (const [language, list] of Object.entries(lists))
    for (const [value, words] of Object.entries(list))
      for (const word of words)
        note(word, {
          ...{ kind, value: Number(value), language: language as NumberLanguage },
          ...(kind === 'unit' && JOINING.has(language) && { joins: true }),
        });
}
for (const [language, list] of Object.entries<Readonly<Record<string, readonly string[]>>>(
  data.romanised,
))
  for (const [said, words] of Object.entries(list)) {
    const value = Number(said.replace(/^\+/, ''));
    const kind = said.startsWith('+') ? 'plus' : SCALES.has(value) ? 'scale' : 'unit';
    for (const word of words)
      note(word, { kind, value, joins: true, language: language as NumberLanguage });
  }
noteAll(data.scales, 'scale');
noteAll(data.units, 'unit');
noteAll(data.whole, 'unit');
noteAll(data.plus, 'plus');
// "Shekda": for a hundred of them, whatever number follows.
for (const [language, list] of Object.entries(data.forHundred))
  for (const word of list)
    note(word, {
      ...{ kind: 'unit', value: 100, closes: true },
      language: language as NumberLanguage,
    });
for (const [table, key, part] of later) if (!table.has(key)) table.set(key, part);

const DIGITS = /^(\d+(?:\.\d+)?)(k|th|st|nd|rd)?$/;
const HALF = data.endings.half.map(keyOf);
const QUARTER = data.endings.quarter.map(keyOf);
const HUNDRED = data.endings.hundred.map(keyOf);
/** Hundreds are written with this sound in Marathi: pachshe; what ends in a plain s is another word. */
const HUNDRED_SOUND = /sh|\u0936|\u0C4A\u0C02\u0C26|onda/;
const TELUGU = /[\u0C00-\u0C7F]/;
const MEASURED = wordSearch([...words.measures, ...words.rupees], { endings: 'cases' });
const AND_A_HALF = /\u0C28\u0C4D\u0C28\u0C30(?:\u0C47|\u0C15\u0C3F|\u0C15\u0C41)?$/;

/** The measure of which a Telugu word says one and a half: litarunnara, rupayinnara; null when it says something else. */
export function measureAndAHalf(word: string): string | null {
  const stem = word.replace(AND_A_HALF, '');
  return stem !== word && stem !== '' && MEASURED([stem]) ? stem : null;
}

/** Whether a word of this script may be a number of that language: a word of Devanagari is none of Telugu. */
function isOfScript(word: string, { language }: Part): boolean {
  if (!language || language === 'en' || !isIndian(word)) return true;
  return TELUGU.test(word) === (language === 'te');
}

/** What one word says as a number; undefined when it is none. */
export function partsOf(word: string): Part[] | undefined {
  const digits = DIGITS.exec(word);
  if (digits) {
    const value = Number(digits[1]);
    return [{ kind: 'unit', value: digits[2] === 'k' ? value * 1000 : value }];
  }
  if (OTHERS.has(word)) return undefined;
  const table = tableOf(word);
  const whole = table.get(word);
  const parts = whole ? [whole] : partsOfKey(keyOf(word), table, HUNDRED_SOUND.test(word));
  if (parts?.every((part) => isOfScript(word, part))) return parts;
  return measureAndAHalf(word) ? [{ kind: 'unit', value: 1.5, language: 'te' }] : undefined;
}

function partsOfKey(key: string, table: Table, mayBeHundreds = true): Part[] | undefined {
  const whole = table.get(key);
  if (whole) return [whole];
  const hundreds = mayBeHundreds ? hundredsOf(key, table) : undefined;
  if (hundreds) return hundreds;
  const [part, ...more] = partsBefore(key, HALF, table) ?? [];
  if (part && more.length === 0)
    return [{ ...part, value: part.kind === 'scale' ? part.value * 1.5 : part.value + 0.5 }];
  const [unit, ...others] = partsBefore(key, QUARTER, table) ?? [];
  if (unit && others.length === 0) return [{ ...unit, value: unit.value + 0.25 }];
  return joined(key, table) ?? withEnding(key, table) ?? soundsLike(key, table);
}

/** The number that a key begins with, with an ending written onto it: `pachse` (five hundred), `renduna` (two and a half). */
function partsBefore(key: string, endings: readonly string[], table: Table): Part[] | undefined {
  for (const ending of endings) {
    if (!key.endsWith(ending) || key.length === ending.length) continue;
    const stem = key.slice(0, -ending.length);
    const parts =
      partsOfKey(stem, table) ?? (stem.endsWith('a') ? partsOfKey(stem.slice(0, -1), table) : null);
    if (parts?.some(({ kind, value }) => kind === 'plus' || value >= 1)) return parts;
    const cut = [...table].find(
      ([whole, part]) => cutShort(stem, whole, part) && part.kind !== 'plus' && part.value >= 1,
    );
    if (cut) return [cut[1]];
  }
  return undefined;
}

const SHORTEST_CUT = 4;

/** Whether a stem is a number that lost its last letter to the ending; short ones do so in Telugu only: aidondalu. */
const cutShort = (stem: string, whole: string, { language }: Part): boolean =>
  stem.length >= (language === 'te' ? 2 : SHORTEST_CUT) &&
  whole.startsWith(stem) &&
  whole.length - stem.length === 1;

/** Ikkis is typed with an e as well. */
function soundsLike(key: string, table: Table): Part[] | undefined {
  const part = key.startsWith('e') && table === TABLES.latin && table.get(`i${key.slice(1)}`);
  return part ? [part] : undefined;
}

const CASES: Readonly<Record<string, readonly string[]>> = data.endings.cases;
const ENDINGS = [...new Set(Object.values(CASES).flat())];
const SHORTEST_BENT = 4;
/** Smaller units are too short to be told apart with an ending. */
const LEAST_BENT = 10;

/** A number with the ending of a case in its own language: hajarala, velaki, pannasla. */
function withEnding(key: string, table: Table): Part[] | undefined {
  const small = key.toLowerCase();
  for (const ending of ENDINGS) {
    const stem = key.slice(0, -ending.length);
    if (!small.endsWith(ending) || stem.length < SHORTEST_BENT - 1) continue;
    const whole = table.get(stem);
    // Of the shortest stems only thousands: velaki.
    if (stem.length < SHORTEST_BENT && (whole?.kind !== 'scale' || whole.value < 1000)) continue;
    const parts = whole ? [whole] : (joined(stem, table) ?? hundredsOf(stem, table));
    const last = parts?.at(-1);
    if (!parts || !last?.language || !CASES[last.language]?.includes(ending)) continue;
    const isLong = ending.length > 1 && last.value >= LEAST_BENT;
    if (last.kind === 'scale' || (last.kind === 'unit' && isLong))
      return [...parts.slice(0, -1), { ...last, closes: true }];
  }
  return undefined;
}

function hundredsOf(key: string, table: Table): Part[] | undefined {
  const parts = partsBefore(key, HUNDRED, table);
  return parts && [...parts, { kind: 'scale', value: 100, language: parts[0]?.language ?? 'mr' }];
}

/** Two numbers written as one word: Telugu's twenty-five and two thousand, Marathi's three and a half. */
function joined(key: string, table: Table): Part[] | undefined {
  for (let at = key.length - 2; at >= 3; at -= 1) {
    const [first, second] = [table.get(key.slice(0, at)), table.get(key.slice(at))];
    if (!first || !second) continue;
    const isTens = first.kind === 'unit' && first.value >= 20 && first.value % 10 === 0;
    const isPlus = first.kind === 'plus' && second.kind === 'unit';
    if (
      isPlus ||
      second.kind === 'scale' ||
      (isTens && second.kind === 'unit' && second.value >= 1 && second.value < 10)
    )
      return [first, second];
  }
  return undefined;
}
