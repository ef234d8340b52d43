import data from '../../data/entry/numbers.json' with { type: 'json' };
import { type Part, partsOf } from './number-parts.ts';

/** A number that is said in words or digits, and which words of the text say it: `from` included, `to` not. */
export interface SpokenNumber {
  value: number;
  from: number;
  to: number;
}

const QUARTERS: ReadonlySet<string> = new Set(data.less.quarter);
const LESS: ReadonlySet<string> = new Set(data.less.less);
const POINT: ReadonlySet<string> = new Set(data.point);
const THREE_QUARTERS: ReadonlySet<string> = new Set(data.threeQuarters);
/** Said for "so" and "give" too: numbers only beside other numbers. */
const AFTER_A_NUMBER: ReadonlySet<string> = new Set(['so', 'to', 'she', 'k']);

/** A number in digits from here on is said to its end. */
const LEAST_WHOLE = 100;

/** Adds up the parts of one number. */
class Sum {
  #total = 0;
  #current: number | null = null;
  #plus: number | null = null;
  #joins = false;
  #english = false;
  #closed = false;
  /** The next word for hundreds, thousands or lakhs must be smaller. */
  #below = Number.POSITIVE_INFINITY;
  #hasFraction = false;
  /** The last part was written in digits. */
  #digits = false;
  /** The last part was a hundred or a thousand before which nothing stood: "for a thousand". */
  #isBareScale = false;
  #scale = 0;

  /** False when the part begins another number. */
  add(part: Part): boolean {
    const { kind, value } = part;
    if (this.#closed) return false;
    this.#closed = part.closes ?? false;
    if (kind === 'plus') {
      if (this.#plus !== null || (this.#current !== null && this.#current % 100 !== 0))
        return false;
      this.#plus = value;
      return true;
    }
    if (kind === 'unit') return this.#addUnit(part);
    const current = this.#current ?? 0;
    if (value >= this.#below || (value === 100 && current >= 100)) return false;
    // "2000, a thousand at 1200": nobody says two thousand thousands.
    if (this.#digits && current >= LEAST_WHOLE && value >= 1000) return false;
    this.#isBareScale = this.#total === 0 && this.#current === null && this.#plus === null;
    this.#scale = value;
    if (value === 100) this.#current = this.#taken(1) * 100;
    else {
      this.#below = value;
      this.#total += this.#taken(1) * value;
      this.#current = null;
    }
    return true;
  }

  #addUnit({ value, joins = false, language }: Part): boolean {
    const current = this.#current ?? 0;
    // "1300 one" are two numbers, and so are "twelve thousand, two and a half".
    if (this.#digits && current >= LEAST_WHOLE && value >= 1) return false;
    // "For a thousand 6500".
    if (this.#isBareScale && language === undefined) return false;
    if (this.#total > 0 && this.#current === null && value >= this.#below) return false;
    this.#isBareScale = false;
    if (this.#total > 0 && value > 1 && !Number.isInteger(value)) return false;
    this.#digits = language === undefined;
    // "One eighty" is a hundred and eighty, "thirteen fifty" thirteen hundred and fifty.
    if (this.#english && language === 'en' && current >= 1 && current < 100 && value >= 10)
      this.#current = current * 100;
    if (this.#current === null) this.#current = value + this.#takePlus();
    else if (value < 1 && value > 0) {
      // Nobody says six hundred and a half.
      if (current >= LEAST_WHOLE) return false;
      this.#current += value;
    } else if (this.#hasFraction || !this.#hasRoomFor(value, joins)) return false;
    else this.#current += value + this.#takePlus();
    this.#joins = joins;
    this.#english = language === 'en';
    return true;
  }

  /** After hundreds a number below a hundred, after tens a unit where the language says them apart. */
  #hasRoomFor(value: number, joins: boolean): boolean {
    const current = this.#current ?? 0;
    if (current >= 100 && current % 100 === 0) return value < 100;
    return joins && this.#joins && current % 10 === 0 && current % 100 >= 20 && value < 10;
  }

  /** Whether a number of so many hundreds or thousands cannot go on here, since these were said: "for a hundred nine hundred". */
  hasSaid(scale: number): boolean {
    return this.#scale === scale || (this.#scale >= 1000 && scale > this.#scale);
  }

  #takePlus(): number {
    const plus = this.#plus ?? 0;
    this.#hasFraction ||= plus !== 0;
    this.#plus = null;
    return plus;
  }

  /** What stands before a scale; one where nothing does. */
  #taken(otherwise: number): number {
    return this.#current ?? otherwise + this.#takePlus();
  }

  get value(): number | null {
    const left = this.#plus === null ? 0 : 1 + this.#plus;
    if (this.#total === 0 && this.#current === null && left === 0) return null;
    return this.#total + (this.#current ?? left);
  }
}

/**
 * The numbers of a text, in order: digits, words of four languages in their scripts or in Latin letters, halves and
 * quarters as they are spoken. Words as `wordsOf` gives them.
 */
export function numbersIn(words: readonly string[]): SpokenNumber[] {
  const found: SpokenNumber[] = [];
  let at = 0;
  while (at < words.length) {
    const sum = new Sum();
    const from = at;
    if (
      QUARTERS.has(words[at] ?? '') &&
      LESS.has(words[at + 1] ?? '') &&
      partsOf(words[at + 2] ?? '')
    )
      if (sum.add({ kind: 'plus', value: -0.25 }))
        // "A quarter less than three".
        at += 2;
    while (at < words.length) {
      const word = words[at] ?? '';
      if (at === from && AFTER_A_NUMBER.has(word)) break;
      if (word === 'she' && !isIndianNumber(words[at - 1] ?? '')) break;
      const next = at === from ? at : beyondAnd(words, at);
      // "Nine and three quarters".
      if (THREE_QUARTERS.has(`${words[next]} ${words[next + 1]}`)) {
        if (!sum.add({ kind: 'unit', value: 0.75 })) break;
        at = next + 2;
        continue;
      }
      const parts = partsOf(words[next] ?? '');
      const [part] = parts ?? [];
      const scale = partsOf(words[next + 1] ?? '')?.[0];
      if (part?.kind === 'unit' && scale?.kind === 'scale' && sum.hasSaid(scale.value)) break;
      // "M 45 half a kilo": what is written in digits has its half behind "and".
      if (part && isShare(part) && next === at && /^\d/.test(words[at - 1] ?? '') && at > from)
        break;
      if (
        part &&
        isEach(part) &&
        isLast(words, next) &&
        (sum.value ?? 0) >= LEAST_WHOLE &&
        !GOES_ON.test(words[next - 1] ?? '')
      )
        break;
      if (!parts?.every((one) => sum.add(one))) break;
      at = next + 1;
    }
    const { value } = sum;
    const last = found.at(-1);
    if (last && value !== null && last.to === from - 1 && POINT.has(words[from - 1] ?? '')) {
      // "Eight point two".
      last.value += value / 10 ** String(value).length;
      last.to = at;
    } else if (isAndAHalf(words, from) && value !== null && last?.to !== from - 3)
      found.push({ value: 1 + value, from, to: at });
    else if (at > from && value !== null) found.push({ value: round(value), from, to: at });
    else at = Math.max(at, from + 1);
  }
  return found;
}

const isShare = ({ kind, value }: Part): boolean => kind === 'unit' && value > 0 && value < 1;

/** Telugu's hundreds and thousands before a smaller part of the same number: "aidu vandala okati", five hundred and one. */
const GOES_ON = /(?:\u0C32|\u0C1F|[lt]h?a)$/;

/** Telugu's "one" at the end, behind a price, is for each: "padamudu vandalu okati". */
const isEach = ({ value, language }: Part): boolean => value === 1 && language === 'te';
const isLast = (words: readonly string[], at: number): boolean =>
  at === words.length - 1 || words[at + 1] === ',';

/** "An acre and a half". */
const isAndAHalf = (words: readonly string[], at: number): boolean =>
  words[at] === 'half' && words[at - 1] === 'a' && words[at - 2] === 'and';

/** "Paach she" is five hundred, "five she" goats are five. */
const isIndianNumber = (word: string): boolean =>
  partsOf(word)?.every(({ language }) => language === 'hi' || language === 'mr') ?? false;

/** The next word that "and" and "a" lead to: two hundred and fifty, one and a half. */
function beyondAnd(words: readonly string[], at: number): number {
  // Half a lakh.
  if (words[at] === 'a' && partsOf(words[at - 1] ?? '')?.some(({ value }) => value < 1))
    return partsOf(words[at + 1] ?? '')?.[0]?.kind === 'scale' ? at + 1 : at;
  if (words[at] !== 'and') return at;
  return words[at + 1] === 'a' ? at + 2 : at + 1;
}

const round = (value: number): number => Math.round(value * 1000) / 1000;
