import type { KnownDocument } from './known-document.ts';
import type { CropEntry, CropMentions } from './language/crop-mentions.ts';
import type { CropNamed } from './language/crop-names.ts';
import { detectLanguage } from './language/detect-language.ts';
import { joinNames } from './language/joined-names.ts';
import { contentWords, readable, wordsOf } from './language/words.ts';
import { isGeneralWord } from './retrieval/general-words.ts';
import { isHelpWord } from './retrieval/help-words.ts';
import { isInputWord } from './retrieval/input-words.ts';
import { isOtherSubject } from './retrieval/other-subjects.ts';
import { type Ranked, type Retrieval, retrieve } from './retrieval/retrieve.ts';
import { type SearchIndex, searchIndexSteps } from './retrieval/search-index.ts';
import { answersOn, unadvisedCrop } from './retrieval/unadvised-crop.ts';
import { type SmallTalk, smallTalkIn } from './small-talk.ts';

/** Below this share of the question's weight no document is an answer. */
const ENOUGH = 0.46;
/** Longer questions say more beside their subject. */
const USUAL_WORDS = 4;
const enoughOf = (words: number) => ENOUGH * Math.min(1, Math.sqrt(USUAL_WORDS / words));
const BEYOND_CROP = 0.3;
/** A note must be on what is asked about its crop or animal, and not only mention it. */
const BEYOND_NAME_OF_NOTE = 0.5;
const ENOUGH_FOR_OTHERS = 0.7;
/** Where a note fits best that is on another thing, nothing answers that says as little; one word alone is its word. */
const ENOUGH_BESIDE_NOTE = 0.6;
const enoughBesideNote = (words: number) => (words > 1 ? ENOUGH_BESIDE_NOTE : Infinity);
/** A second document joins when it fits nearly as well. */
const NEARLY = 0.82;
const MOST_SOURCES = 2;
/** One that fits answers although another, which says too little of the question, ranks a little before it. */
const LEADING = 0.6;
const STAYING = 2;
/** A message as short as this goes on with the crop of the one before. */
const SHORT = 2;
/** A story of the farm, though it names a page of the app, is no question on using it. */
const MOST_WORDS_ON_APP = 20;

export interface Found<D extends KnownDocument> {
  /** The documents that answer, best first; empty when nothing is known. */
  documents: readonly D[];
  /** Best candidates by id, also below the bar. */
  candidates: readonly string[];
  /** How much of the question the best of them speaks of (0..1). */
  coverage: number;
  /** The small talk that the message is, and nothing to look for. */
  talk: SmallTalk | null;
  /** The crop asked about when nothing here advises on it, so that no document answers. */
  unadvised: CropEntry | null;
  /** The question with what an earlier turn adds to it, and the words of it that say something. */
  question: string;
  words: readonly string[];
}

/** Finds what answers a question among what is known. */
export interface Finder<D extends KnownDocument> {
  cropNamed: CropNamed;
  /** `previous` is an earlier question, for a follow-up that is not complete in itself. */
  find(asked: string, previous?: string): Found<D>;
}

const NO_MENTIONS: CropMentions = () => [];

/**
 * Indexes documents one a step, so that whoever does it may do other things between. With `mentions` a question on a
 * crop without advice is answered by no document on another one.
 */
export function* finderSteps<D extends KnownDocument>(
  documents: readonly D[],
  cropNamed: CropNamed,
  mentions: CropMentions = NO_MENTIONS,
): Generator<void, Finder<D>> {
  const searched = documents.filter(({ kind }) => kind !== 'help' && kind !== 'expert');
  return finderOn(documents, yield* searchIndexSteps(searched), cropNamed, mentions);
}

function finderOn<D extends KnownDocument>(
  documents: readonly D[],
  index: SearchIndex,
  cropNamed: CropNamed,
  mentions: CropMentions,
): Finder<D> {
  const byId = new Map(documents.map((document) => [document.id, document]));
  const namesCrop = (word: string) => cropNamed(word) !== null;
  const subjects = new Map(
    documents.flatMap(({ id, subject }) =>
      subject ? [[id, new RegExp(bare(subject), 'u')] as const] : [],
    ),
  );
  const onApp = documents.filter(({ kind }) => kind === 'help');
  /** Help on using the app is not searched for: it answers who asks for it in so many words, and nobody else. */
  function helpFor(asked: string): D | undefined {
    const words = wordsOf(asked);
    if (words.length > MOST_WORDS_ON_APP) return undefined;
    const named = ` ${bare(words.join(' '))} `;
    return onApp.find(({ id }) => subjects.get(id)?.test(named));
  }
  /** Notes on animals of which no article is: they answer to nobody who does not name that animal. */
  const onOthers = new Set(
    documents
      .filter(({ kind, title }) => kind === 'note' && Object.values(title).some(namesOther))
      .map(({ id }) => id),
  );
  const answers = ({ ranked }: Retrieval, asked: number) =>
    (ranked[0]?.coverage ?? 0) >= enoughOf(asked);

  /** A short question is read together with the one before, unless it names a subject of its own. */
  function together(
    asked: string,
    previous: string | undefined,
    namesAnyCrop: (word: string) => boolean,
  ) {
    const english = detectLanguage(asked) === 'en';
    const search = (words: readonly string[]) => retrieve(index, words, namesAnyCrop, english);
    const own = contentWords(asked);
    const alone = { question: asked, words: own, retrieval: search(own) };
    if (!previous || own.length > SHORT) return alone;
    if (own.length === 2 && answers(alone.retrieval, 2)) return alone;
    const words = [...new Set([...contentWords(previous), ...own])];
    const both = search(words);
    const joined = {
      question: `${previous} ${asked}`,
      words,
      retrieval: staying(both, search(contentWords(previous))),
    };
    if (own.length === 0) return joined;
    return answers(both, words.length) && !isSubject(own, alone.retrieval) ? joined : alone;
  }

  return {
    cropNamed,
    find(message, previous) {
      const asked = readable(message);
      const talk = smallTalkIn(asked);
      const help = talk ? undefined : helpFor(asked);
      if (help) return asHelp(help, asked);
      const said = previous === undefined ? asked : `${readable(previous)} ${asked}`;
      const mention = talk ? null : unadvisedCrop(asked, said, mentions, cropNamed);
      const namesAnyCrop = (word: string) =>
        namesCrop(word) || mention?.words.includes(word) === true;
      const { question, words, retrieval } = together(
        joinNames(asked),
        previous === undefined ? previous : joinNames(readable(previous)),
        namesAnyCrop,
      );
      const inQuestion = mention?.words.every((word) => wordsOf(question).includes(word)) === true;
      const onMention = inQuestion || contentWords(asked).length <= SHORT;
      const named = bare(question.toLowerCase());
      const helped = words.some(isHelpWord);
      const isMeant = ({ id }: Ranked) => {
        const subject = subjects.get(id);
        return subject === undefined || (!helped && subject.test(named));
      };
      const [first] = retrieval.ranked;
      const ranked = retrieval.ranked.filter(isMeant);
      const besideNote =
        first !== undefined && !isMeant(first) && !helped && !words.some(namesAnyCrop);
      const fits = fitsOf(words, namesAnyCrop, onOthers, ranked, besideNote);
      const isOnIt = answersOn(inQuestion ? mention : null, words, mentions);
      const leading = (ranked[0]?.score ?? 0) * LEADING;
      const fitting = ranked.filter((entry) => {
        const document = byId.get(entry.id);
        return entry.score >= leading && fits(entry) && document !== undefined && isOnIt(document);
      });
      const [best] = fitting;
      const chosen =
        best && !talk ? fitting.filter(({ score }) => score >= best.score * NEARLY) : [];
      return {
        documents: chosen.slice(0, MOST_SOURCES).flatMap(({ id }) => byId.get(id) ?? []),
        candidates: [...new Set([...chosen, ...ranked])].map(({ id }) => id),
        coverage: (best ?? ranked[0])?.coverage ?? 0,
        talk,
        unadvised: chosen.length > 0 || !onMention ? null : (mention?.crop ?? null),
        question,
        words,
      };
    },
  };
}

const asHelp = <D extends KnownDocument>(help: D, asked: string): Found<D> => ({
  documents: [help],
  candidates: [help.id],
  coverage: 1,
  talk: null,
  unadvised: null,
  question: asked,
  words: contentWords(asked),
});

/** As subjects are looked for: dotted Hindi letters and plain ones are the same, and joiners are nothing. */
const bare = (text: string) => text.normalize('NFD').replace(/[\u093C\u200C\u200D]/g, '');

const namesOther = (title: string) => contentWords(title).some(isOtherSubject);

/** Who goes on with a question goes on with what answered it, as long as that still fits. */
function staying({ ranked, unknown }: Retrieval, before: Retrieval): Retrieval {
  const answered = before.ranked[0]?.id;
  const scored = ranked.map((entry) =>
    entry.id === answered ? { ...entry, score: entry.score * STAYING } : entry,
  );
  return { ranked: scored.sort((a, b) => b.score - a.score), unknown };
}

/** Of a crop more must be said than its name, and an article on animals must speak of that crop. */
function fitsOf(
  words: readonly string[],
  namesCrop: (word: string) => boolean,
  onOthers: ReadonlySet<string>,
  ranked: readonly Ranked[],
  besideNote: boolean,
) {
  const enough = besideNote ? enoughBesideNote(words.length) : enoughOf(words.length);
  const ofCrop = words.some(namesCrop);
  const onFeedingCrop =
    ofCrop &&
    words.some(isInputWord) &&
    words.every((word) => namesCrop(word) || isInputWord(word) || isGeneralWord(word));
  const known = ranked.some(({ onCrop }) => onCrop);
  return ({ id, onCrop, named, coverage, beyondCrop }: Ranked) => {
    const note = id.startsWith('note:');
    if (onOthers.has(id) && !named) return false;
    if (onFeedingCrop && id.startsWith('disease:')) return false;
    const another = ofCrop && !onCrop;
    if (another && (note || (known && /^(?:disease|crop):/.test(id)))) return false;
    const others = another && id.startsWith('guidance:');
    const beyond = note && (ofCrop || named) ? BEYOND_NAME_OF_NOTE : BEYOND_CROP;
    return coverage >= (others ? ENOUGH_FOR_OTHERS : enough) && beyondCrop >= beyond;
  };
}

/** Whether a short question names a subject of its own instead of going on with the last one. */
function isSubject(words: readonly string[], { ranked }: Retrieval): boolean {
  return words.length >= 2 && (ranked[0]?.coverage ?? 0) >= 0.8;
}
