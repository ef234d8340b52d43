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
const QUARTERS = [
  [0.75, data.endings.threeQuarters.map(keyOf)],
  [0.25, data.endings.quarter.map(keyOf)],
] as const;
const HUNDRED = data.endings.hundred.map(keyOf);
/** Hundreds are written with this sound in Marathi: pachshe, in dialects with a plain s: athrase. */
const HUNDRED_SOUND =
  /sh|\u0936|\u0C4A\u0C02\u0C26|onda|(?:[\u0900-\u097F]{2}\u0938\u0947|[a-z]{3}se)$/;
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

/** Marathi cases as they are spoken, written with a dot: -cam, -nam, -lam stand for -ce, -ne, -le. */
const SPOKEN_CASE = /([\u091A\u0928\u0932])\u0902$/;

const MOST_KEPT = 20_000;
const known = new Map<string, Part[] | undefined>();

/** What one word says as a number; undefined when it is none. Kept, since a word is looked up many times. */
export function partsOf(said: string): Part[] | undefined {
  if (known.has(said)) return known.get(said);
  const found = lookedUp(said);
  if (known.size < MOST_KEPT) known.set(said, found);
  return found;
}

function lookedUp(said: string): Part[] | undefined {
  const word = said.replace(SPOKEN_CASE, '$1\u0947');
  const digits = DIGITS.exec(word);
  if (digits) {
    const value = Number(digits[1]);
    return [{ kind: 'unit', value: digits[2] === 'k' ? value * 1000 : value }];
  }
  if (OTHERS.has(word)) return undefined;
  const table = tableOf(word);
  const whole = table.get(word);
  const mayBeHundreds = HUNDRED_SOUND.test(word);
  const parts = whole
    ? [whole]
    : (partsOfKey(keyOf(word), table, mayBeHundreds) ??
      // Telugu's long e is typed so, too: panneendu.
      (word.includes('ee') ? partsOfKey(keyOf(word.replace(/ee/g, 'e')), table) : undefined));
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
  for (const [quarters, endings] of QUARTERS) {
    const [unit, ...others] = partsBefore(key, endings, table) ?? [];
    if (unit && others.length === 0) return [{ ...unit, value: unit.value + quarters }];
  }
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

/** Shorter words that end in a are others. */
const SHORTEST_WITH_A = 6;

/** Ikkis is typed with an e as well, Telugu's last u as an a (padakonda vandalu), an a that is not spoken too (panchavanna). */
function soundsLike(key: string, table: Table): Part[] | undefined {
  if (table !== TABLES.latin) return undefined;
  const stem = key.endsWith('a') && key.length >= SHORTEST_WITH_A ? key.slice(0, -1) : '';
  const telugu = table.get(`${stem}u`);
  const part =
    table.get(key.replace(/^e/, 'i')) ??
    (telugu?.language === 'te' ? telugu : undefined) ??
    table.get(stem);
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
    const stem = key.slice(0, at);
    // A word's own key has lost the a that it ends in.
    const [first, second] = [
      table.get(stem) ?? table.get(stem.replace(/a$/, '')),
      table.get(key.slice(at)),
    ];
    if (!first || !second) continue;
    const isTens = first.kind === 'unit' && first.value >= 20 && first.value % 10 === 0;
    const isPlus = first.kind === 'plus' && second.kind === 'unit';
    // Telugu's hundred and fifty.
    const isHundred = first.value === 100 && first.language === 'te';
    if (
      isPlus ||
      // Its thousand and a hundred: noota is said before smaller numbers only.
      (first.kind === 'scale' && first.value === 1000 && second.value === 100) ||
      (isHundred && second.kind === 'unit' && second.value >= 10 && second.value < 100) ||
      second.kind === 'scale' ||
      (isTens && second.kind === 'unit' && second.value >= 1 && second.value < 10)
    )
      return [first, second];
  }
  return undefined;
}
