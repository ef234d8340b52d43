import data from '../../data/entry/words.json' with { type: 'json' };
import { restOfMeasure } from './compound-measures.ts';
import { PAUSE } from './entry-words.ts';
import { measureAndAHalf } from './number-parts.ts';
import { numbersIn, type SpokenNumber } from './numbers.ts';
import { keyOf } from './word-key.ts';
import { type Place, type WordSearch, wordSearch } from './word-search.ts';

export const RUPEES = wordSearch(data.rupees);
const PAISE = wordSearch(data.paise, { endings: false });
const MILLILITRES = wordSearch(data.millilitres, { endings: false });
const LITRES = wordSearch(data.litres);
const MEASURE = wordSearch(data.measures, { endings: 'cases' });
const EACH = wordSearch(data.each, { endings: false });
const OF_ONE = wordSearch(data.ofOne, { endings: false });
const PEOPLE = wordSearch(data.people, { endings: 'cases' });
const MOST_PEOPLE = 99;
/** Stands for the words of a day. */
const DAY = '-';
/** "Aaruguru" says six people in one word. */
const PEOPLE_NUMBERS: ReadonlySet<string> = new Set(data.peopleNumbers);
const ATTRIBUTE = wordSearch(data.attributes, { endings: false });
const GENITIVE = wordSearch(data.genitive, { endings: false });

/** A number of a sentence with what it counts. */
export interface Figure extends SpokenNumber {
  isMoney: boolean;
  /** Index of the word for what it counts; null when none stands there. */
  measure: number | null;
  /** Said twice over: "fifty fifty" is fifty for each. */
  isTwice: boolean;
  /** "One rupee twenty". */
  hasPaise: boolean;
}

/** Whether a word of the list stands at an index. */
export const stands = (search: WordSearch, words: readonly string[], at: number): boolean =>
  at >= 0 && at < words.length && search([words[at] ?? '']) !== null;

/** "Ek ka", "chi ek", "each one": the word for one that marks a rate. */
export const isOfOne = (words: readonly string[], at: number): boolean =>
  keyOf(words[at] ?? '') !== '' &&
  stands(OF_ONE, words, at) &&
  (at === words.length - 1 ||
    words[at + 1] === ',' ||
    stands(GENITIVE, words, at + 1) ||
    stands(GENITIVE, words, at - 1) ||
    // "Twenty rupees one".
    stands(RUPEES, words, at - 1) ||
    // "Har ek ko".
    stands(EACH, words, at - 1));

/** Parts of a fertiliser's grade (19:19:19, 20-20-0-13) are at most so large. */
const MOST_GRADE = 60;
const SHORTEST_GRADE = 3;
/** Letters of a variety's or a product's number: JS 335, M-45, RNR. */
const CODE =
  /^(?!rs$|kgs?$|qtls?$|ltrs?$|nos?$|hrs?$|ml$|gms?$|mg$|pcs?$|tds$|gst$|msp$|mrp$|jcb$|pvc$|[^mz]$)[bcdfghj-np-tvwxz]{1,4}$/;

/** Numbers that stand together, pauses between them or nothing. */
function runs(words: readonly string[], numbers: readonly SpokenNumber[]): SpokenNumber[][] {
  const found: SpokenNumber[][] = [];
  for (const number of numbers) {
    const run = found.at(-1);
    const last = run?.at(-1);
    const isNext = last && words.slice(last.to, number.from).every((word) => word === PAUSE);
    if (run && isNext) run.push(number);
    else found.push([number]);
  }
  return found;
}

/** A single letter says "in" in dialects of Hindi; it is no millimetre. */
const isAttribute = (words: readonly string[], at: number): boolean =>
  (words[at] ?? '').length > 1 && stands(ATTRIBUTE, words, at);

/** Numbers that are names: of grades, of varieties and products, shares in a hundred, power. */
function namesIn(words: readonly string[], numbers: readonly SpokenNumber[]): Set<SpokenNumber> {
  const isCode = ({ from, to }: SpokenNumber) =>
    /^\d/.test(words[from] ?? '') &&
    CODE.test(words[from - 1] ?? '') &&
    // "200 gm 35 packets": letters behind a number are its measure.
    !numbers.some((one) => one.to === from - 1) &&
    !stands(MEASURE, words, from - 1) &&
    !stands(RUPEES, words, to) &&
    !stands(MEASURE, words, to);
  const others = numbers.filter((one) => !isCode(one));
  // A price and a count may both be small.
  const hasOther = others.length > 1 || others.some(({ value }) => value > MOST_GRADE);
  const names = new Set(
    numbers.filter(
      (one) => one.value === 0 || (hasOther && isCode(one)) || isAttribute(words, one.to),
    ),
  );
  for (const run of runs(words, numbers)) {
    const small = run.findIndex(({ value }) => value > MOST_GRADE);
    const grade = small < 0 ? run : run.slice(0, small);
    const isTwice = grade.length === 2 && grade[0]?.value === grade[1]?.value;
    const hasPrice = numbers.some(({ value }) => value > MOST_GRADE);
    if (grade.length < SHORTEST_GRADE && !(isTwice && hasPrice)) continue;
    // Behind the grade its count may follow: "12 32 16 teen bori".
    const last = grade.at(-1);
    const isCount = last && grade.length > SHORTEST_GRADE && stands(MEASURE, words, last.to);
    for (const one of isCount ? grade.slice(0, -1) : grade) names.add(one);
  }
  return names.size < numbers.length ? names : new Set();
}

const SCALES = [100, 1000, 100_000];
const LEAST_SCALE = 100;

/** "Fifty fifty", and "teen teen sau", "saat saat hazar": the scale is said once. */
const isTwice = (one: SpokenNumber, other: SpokenNumber): boolean =>
  one.value === other.value ||
  (one.value < LEAST_SCALE &&
    one.to - one.from === 1 &&
    other.to - other.from === 2 &&
    SCALES.some((scale) => other.value === one.value * scale));

/** The numbers of a sentence but those that say a day (`apart`), names and the one of "each one". */
export function figuresOf(said: readonly string[], apart: Place | null): Figure[] {
  // No number goes on from a day into what is said beside it: "two thousand, on the twentieth".
  const words = said.map((word, at) => (apart && at >= apart.from && at < apart.to ? DAY : word));
  const all = numbersIn(words);
  const names = namesIn(words, all);
  const numbers = all
    .filter((number) => !names.has(number))
    .filter(
      ({ from, to }) => !(to - from === 1 && (isOfOne(words, from) || stands(EACH, words, from))),
    );
  const figures: Figure[] = [];
  for (const number of numbers) {
    const before = figures.at(-1);
    // Two numbers alone are a count and a price: "5 quintal, 40 kilo".
    const rest = before && numbers.length > 2 ? restOfMeasure(words, before, number) : null;
    if (before && before.to === number.from && isTwice(before, number)) {
      before.value = number.value;
      before.to = number.to;
      before.isTwice = true;
    } else if (before && isPaise(words, before, number)) {
      before.value += number.value / 100;
      before.to = number.to;
      before.hasPaise = true;
    } else if (before && isMillilitres(words, before, number)) {
      before.value += number.value / 1000;
      before.to = number.to;
    } else if (before && rest) {
      before.value += rest.value;
      before.to = rest.to;
      before.measure = rest.measure;
    } else
      figures.push({ ...number, isMoney: false, measure: null, isTwice: false, hasPaise: false });
  }
  const taken = new Set<number>();
  for (const figure of figures) {
    if (figure.measure !== null) {
      taken.add(figure.measure);
      continue;
    }
    figure.isMoney =
      figure.hasPaise || stands(RUPEES, words, figure.to) || stands(RUPEES, words, figure.from - 1);
    const last = figure.to - 1;
    // "Half the paise" is half the money.
    const mayBePaise = Number.isInteger(figure.value) && figure.value < 100;
    if (!figure.hasPaise && mayBePaise && stands(PAISE, words, figure.to)) {
      figure.value /= 100;
      figure.isMoney = true;
    }
    const whole = measureAndAHalf(words[last] ?? '');
    if (whole !== null && RUPEES([whole])) figure.isMoney = true;
    if (figure.isMoney) continue;
    // "5000 to the labourers" counts no people.
    if (figure.value > MOST_PEOPLE && stands(PEOPLE, words, figure.to)) continue;
    const isNamedBefore =
      stands(MEASURE, words, figure.from - 1) &&
      stands(MEASURE, words, figure.to) &&
      keyOf(words[figure.from - 1] ?? '').slice(0, 3) === keyOf(words[figure.to] ?? '').slice(0, 3);
    if (isNamedBefore) figure.measure = figure.from - 1;
    else if (stands(MEASURE, words, figure.to)) figure.measure = figure.to;
    // "Gantannara" says an hour and a half in one word.
    else if (
      whole !== null ||
      ((!Number.isInteger(figure.value) || PEOPLE_NUMBERS.has(words[last] ?? '')) &&
        stands(MEASURE, words, last))
    )
      figure.measure = last;
    if (figure.measure !== null) taken.add(figure.measure);
  }
  // What is counted may stand before its number: "packets five".
  for (const figure of figures)
    if (!figure.isMoney && figure.measure === null && !taken.has(figure.from - 1))
      if (stands(MEASURE, words, figure.from - 1) && !isPerMeasure(words, figure.from - 1))
        figure.measure = figure.from - 1;
  return figures;
}

const LEAST_PAISE = 5;
const MOST_RUPEES_WITH_PAISE = 100;

/** Whether a number directly behind rupees are paise: "one rupee twenty". */
const isPaise = (words: readonly string[], rupees: SpokenNumber, paise: SpokenNumber): boolean =>
  stands(RUPEES, words, rupees.to) &&
  paise.from === rupees.to + 1 &&
  rupees.value < MOST_RUPEES_WITH_PAISE &&
  Number.isInteger(paise.value) &&
  paise.value >= LEAST_PAISE &&
  paise.value < 100 &&
  !stands(MEASURE, words, paise.to);

/** Whether a number behind litres are millilitres: "five litres 300 ml". */
const isMillilitres = (words: readonly string[], litres: SpokenNumber, more: SpokenNumber) =>
  stands(LITRES, words, litres.to) &&
  more.from === litres.to + 1 &&
  more.value < 1000 &&
  stands(MILLILITRES, words, more.to);

const PER = data.perEndings;

/** "Kiloki", "ekarala": a measure in the case that says for one of it. */
export function isPerMeasure(words: readonly string[], at: number): boolean {
  const word = words[at] ?? '';
  return (
    PER.some((ending) => word.endsWith(ending) && word.length > ending.length + 1) &&
    stands(MEASURE, words, at) &&
    !data.measures.includes(word)
  );
}
