import { isGeneralWord } from './general-words.ts';
import { isHelpWord } from './help-words.ts';
import { isOtherSubject } from './other-subjects.ts';
import { isOutsideWord } from './outside-words.ts';
import { isOnPeople } from './people-words.ts';
import type { SearchIndex, WordHit } from './search-index.ts';

export interface Ranked {
  id: string;
  score: number;
  /** Share (0..1) of what the question says that the document speaks of, rare words weighing more. */
  coverage: number;
  /** The same without the words that only name a crop; 1 when there are no others. */
  beyondCrop: number;
  /** It is a note on an animal of which no article is, and the question names that animal. */
  named: boolean;
  /** It is about a crop that the question names, or the question names none. */
  onCrop: boolean;
}

export interface Retrieval {
  ranked: readonly Ranked[];
  /** Words of the question that nothing known speaks of. */
  unknown: readonly string[];
}

interface Sum {
  score: number;
  covered: number;
  rest: number;
  /** What only its text speaks of, counted in full. */
  told: number;
  toldRest: number;
  onCrop: boolean;
  onSubject: boolean;
  named: boolean;
}

const NOTHING: Sum = {
  score: 0,
  covered: 0,
  rest: 0,
  told: 0,
  toldRest: 0,
  onCrop: false,
  onSubject: false,
  named: false,
};
const BEST = 8;
const TEXT_ONLY = 0.45;
/** Farmers name a disease by its signs, which stand in its text: with the crop they count for more. */
const SIGNS_MORE = 0.3;
/** An article on animals, or on another crop, that does not speak of the crop asked about steps back. */
const OFF_CROP = 0.5;
const OF_ANOTHER = /^(?:guidance|disease|crop):/;
const OUTSIDE_WEIGHT = 1.4;
/** The subject itself weighs more than what is asked about it. */
const OTHER_SUBJECT_WEIGHT = 2.2;
/** A document that holds only words of any talk hardly covers a question. */
const NO_SUBJECT = 0.45;
const THE_WORD = 0.6;
/** A word of which another document says more than about twice as much is not what this one is on. */
const NAMED = 0.55;
/** Found in more documents, a crop or animal of which little is written only sounds like other words. */
const MOST_NAMING = 30;
const LATIN = /^[a-z]+$/;
const NOWHERE: ReadonlyMap<string, WordHit> = new Map();

/** Whether a scheme is among what a word says most about. */
function inScheme(hits: ReadonlyMap<string, WordHit>): boolean {
  const most = Math.max(0, ...[...hits.values()].map(({ score }) => score));
  return [...hits].some(
    ([id, { score, strong, likeness }]) =>
      id.startsWith('scheme:') && strong && likeness >= THE_WORD && score > most * NAMED,
  );
}

/** How to keep pigs is nothing that a scheme answers which helps to buy them. */
const without = (hits: ReadonlyMap<string, WordHit>, kind: 'scheme' | 'note') =>
  new Map([...hits].filter(([id]) => !id.startsWith(`${kind}:`)));

/** Where a note is written on goats, what only mentions them says nothing of them; null when no note is. */
function inNotes(hits: ReadonlyMap<string, WordHit>): ReadonlyMap<string, WordHit> | null {
  const naming = [...without(hits, 'scheme')].filter(
    ([, { strong, likeness }]) => strong && likeness >= THE_WORD,
  );
  return naming.some(([id]) => id.startsWith('note:')) ? new Map(naming) : null;
}

/** An English word that is a usual one of Hindi in Latin letters, like pet, the belly, is that in a question in Hindi. */
const isOutside = (word: string, english: boolean) =>
  isOutsideWord(word) && (english || !LATIN.test(word) || !isGeneralWord(word));

/** Ranks the documents for the content words of a question. */
export function retrieve(
  index: SearchIndex,
  words: readonly string[],
  namesCrop: (word: string) => boolean = () => false,
  english = false,
): Retrieval {
  const rarest = Math.log(1 + index.size);
  const sums = new Map<string, Sum>();
  const unknown: string[] = [];
  let total = 0;
  let totalRest = 0;
  const ofCrop = words.some(namesCrop);
  const wantsHelp = words.some(isHelpWord);
  const ofPeople = ofCrop || wantsHelp ? () => false : isOnPeople(words);
  for (const word of words) {
    const crop = namesCrop(word);
    const subject = !crop && isOtherSubject(word);
    const all = index.find(word, english);
    const found = subject && wantsHelp ? without(all, 'note') : all;
    const helped = wantsHelp && inScheme(found);
    const other = subject && !helped;
    if (!helped && (isOutside(word, english) || ofPeople(word))) {
      total += rarest * OUTSIDE_WEIGHT;
      totalRest += rarest * OUTSIDE_WEIGHT;
      unknown.push(word);
    }
    const unnamed = other && !ofCrop && found.size > MOST_NAMING;
    const noted = other && !wantsHelp ? inNotes(found) : null;
    const hits = noted ?? (unnamed ? NOWHERE : other ? without(found, 'scheme') : found);
    const best = Math.max(0, ...[...hits.values()].map((hit) => hit.score));
    const near = [...hits.values()].filter(
      (hit) => hit.strong && hit.likeness >= THE_WORD && hit.score > best * 0.4,
    ).length;
    const usual = hits.size === 0 ? rarest : Math.log(1 + index.size / Math.max(1, near));
    const weight = other ? rarest * OTHER_SUBJECT_WEIGHT : usual;
    const general = !crop && isGeneralWord(word);
    total += weight;
    const naming = crop || noted !== null;
    if (!naming) totalRest += weight;
    if (hits.size === 0) unknown.push(word);
    for (const [id, hit] of hits) {
      const sum = sums.get(id) ?? { ...NOTHING };
      const relative = best > 0 ? hit.score / best : 0;
      sum.score += weight * relative * (hit.strong ? 1 : TEXT_ONLY);
      const covered = weight * hit.likeness * (hit.strong ? 1 : TEXT_ONLY);
      sum.covered += covered;
      if (hit.strong && hit.likeness >= THE_WORD && !general) sum.onSubject = true;
      if (!hit.strong) sum.told += weight * hit.likeness;
      if (!hit.strong && !naming) sum.toldRest += weight * hit.likeness;
      if (noted) sum.named = true;
      if (!naming) sum.rest += covered;
      else if (crop && hit.strong && hit.likeness === 1) sum.onCrop = true;
      sums.set(id, sum);
    }
  }
  const ranked = [...sums]
    .map(([id, sum]) => {
      const signs = sum.onCrop && id.startsWith('disease:') ? SIGNS_MORE : 0;
      const covered = total > 0 ? (sum.covered + signs * sum.told) / total : 0;
      const coverage = sum.onSubject ? covered : covered * NO_SUBJECT;
      const beyondCrop = totalRest > 0 ? (sum.rest + signs * sum.toldRest) / totalRest : 1;
      const onCrop = sum.onCrop || !ofCrop;
      const aside = onCrop || !OF_ANOTHER.test(id) ? 1 : OFF_CROP;
      return {
        id,
        score: sum.score * (0.1 + coverage ** 2) * aside,
        coverage,
        beyondCrop,
        onCrop,
        named: sum.named,
      };
    })
    .sort((a, b) => b.score - a.score)
    .slice(0, BEST);
  return { ranked, unknown };
}
