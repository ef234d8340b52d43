import type { KnownDocument } from './known-document.ts';
import type { CropEntry, CropMentions } from './language/crop-mentions.ts';
import type { CropNamed } from './language/crop-names.ts';
import { contentWords, readable, wordsOf } from './language/words.ts';
import { createTerms, lexicalSteps } from './retrieval/lexical.ts';
import type { QuestionEncoder } from './retrieval/question-encoder.ts';
import { createRanking, type Rank, type Ranking } from './retrieval/ranking.ts';
import {
  answersOn,
  createMayAnswer,
  type MayAnswer,
  unadvisedCrop,
} from './retrieval/unadvised-crop.ts';
import { type SmallTalk, smallTalkIn } from './small-talk.ts';

/** From this probability on a document answers. */
const ENOUGH = 0.5;
/** A second document joins when its score is as near as this. */
const NEARLY = 0.7;
const MOST_SOURCES = 2;
/** A message as short as this goes on with the one before. */
const SHORT = 2;
/** A short message that is answered, or on nothing that is known, as surely as this alone is a question of its own. */
const OWN_SUBJECT = 0.85;
const UNKNOWN_SUBJECT = 0.7;
/** Topics that a live tool answers. */
const LIVE = ['weather', 'prices', 'tasks', 'finance'] as const;
export type LiveTopic = (typeof LIVE)[number];
/** From this probability on a question is for a live tool. */
const SURELY_LIVE = 0.6;
/** Beside a document that answers as surely, no price is asked below this probability, whatever is called a rate. */
const SURELY_KNOWN = 0.8;
const NO_PRICE = 0.25;
/** A story of the farm, though it names a page of the app, is no question on using it. */
const MOST_WORDS_ON_APP = 20;

export interface Found<D extends KnownDocument> {
  /** The documents that answer, best first; empty when nothing is known. */
  documents: readonly D[];
  /** Best candidates by id, also below the bar. */
  candidates: readonly string[];
  /** Probability (0..1) that the best of them answers. */
  confidence: number;
  /** Share (0..1) of the question's words that it holds, rare words weighing more. */
  coverage: number;
  /** The live tool that the encoder takes the question to be for. */
  live: LiveTopic | null;
  /** A document surely answers, and no price is asked. */
  unpriced: boolean;
  /** The small talk that the message is, and nothing to look for. */
  talk: SmallTalk | null;
  /** The crop asked about when nothing here advises on it, so that no document answers. */
  unadvised: CropEntry | null;
  /** The question with what an earlier turn adds to it, and the words of it that say something. */
  question: string;
  words: readonly string[];
  /** Of each of the documents how well its facts fit the question, by their keys. */
  facts: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

/** Finds what answers a question among what is known. */
export interface Finder<D extends KnownDocument> {
  cropNamed: CropNamed;
  mayAnswer: MayAnswer;
  /** `previous` is an earlier question, for a follow-up that is not complete in itself. */
  find(asked: string, previous?: string): Found<D>;
}

/** What a finder knows beside the documents. */
export interface FinderKnowledge {
  encoder: QuestionEncoder;
  cropNamed: CropNamed;
  mentions: CropMentions;
}

/** Indexes documents one a step, so that whoever does it may do other things between. */
export function* finderSteps<D extends KnownDocument>(
  documents: readonly D[],
  knowledge: FinderKnowledge,
): Generator<void, Finder<D>> {
  const searched = documents.filter(({ kind }) => kind !== 'help' && kind !== 'expert');
  const { encoder, mentions } = knowledge;
  const index = yield* lexicalSteps(searched, createTerms(mentions), encoder.askedTerms);
  const rank = createRanking(searched, encoder, index, mentions);
  return finderOn(documents, rank, knowledge);
}

/** A question and how it was read. */
interface Reading {
  question: string;
  words: readonly string[];
  ranking: Ranking;
}

function finderOn<D extends KnownDocument>(
  documents: readonly D[],
  rank: Rank,
  knowledge: FinderKnowledge,
): Finder<D> {
  const { cropNamed, mentions } = knowledge;
  const byId = new Map(documents.map((document) => [document.id, document]));
  const helpFor = createHelpFor(documents);
  const mayAnswer = createMayAnswer(documents, knowledge);

  const read = (question: string): Reading => ({
    question,
    words: contentWords(question),
    ranking: rank(question),
  });
  /** Whether a question names a crop, or is surely answered by itself or surely on nothing that is known. */
  const isOwn = ({ question, ranking }: Reading) =>
    ranking.confidence >= OWN_SUBJECT ||
    ranking.chanceOf('none') >= UNKNOWN_SUBJECT ||
    mentions(question).length > 0;
  /** A short question is read together with the one before, unless it is surely answered by itself. */
  function together(asked: string, previous: string | undefined): Reading {
    const alone = read(asked);
    if (!previous || alone.words.length > SHORT) return alone;
    if (alone.words.length > 0 && isOwn(alone)) return alone;
    const joined = read(`${previous} ${asked}`);
    const answered = ({ ranking }: Reading) =>
      ranking.confidence >= ENOUGH || ranking.chanceOf(...LIVE) >= ENOUGH;
    return alone.words.length === 0 || answered(joined) ? joined : alone;
  }
  return {
    cropNamed,
    mayAnswer,
    find(message, previous) {
      const asked = readable(message);
      const talk = smallTalkIn(asked);
      const onApp = talk ? undefined : helpFor(asked);
      if (onApp) return asHelp(onApp, asked);
      const before = previous === undefined ? undefined : readable(previous);
      const said = before === undefined ? asked : `${before} ${asked}`;
      const { question, words, ranking } = together(asked, before);
      const { ranked, confidence } = ranking;
      const mention = talk ? null : unadvisedCrop(asked, said, ranking, knowledge);
      const inQuestion = mention?.words.every((word) => wordsOf(question).includes(word)) === true;
      const isOnIt = answersOn(inQuestion ? mention : null, mentions);
      // Who names no crop goes on with the one spoken of before.
      const isItsCrop = mayAnswer(mentions(asked).length > 0 ? asked : said);
      const ofAnother = ranked[0] !== undefined && !isItsCrop(ranked[0].id);
      const onMention = inQuestion || ofAnother || contentWords(asked).length <= SHORT;
      const fitting = ranked.filter(({ id }) => {
        const document = byId.get(id);
        return document && isItsCrop(id) && isOnIt(document) && namesSubject(document, question);
      });
      const [best] = fitting;
      // Schemes help with crops, too, on which nothing here advises.
      const help = mention !== null && !mention.grown;
      const enough = help || (best === ranked[0] && confidence >= ENOUGH);
      const answers = best !== undefined && !talk && enough;
      const chosen = answers ? fitting.filter(({ score }) => score >= best.score - NEARLY) : [];
      const sources = chosen.slice(0, MOST_SOURCES);
      return {
        documents: sources.flatMap(({ id }) => byId.get(id) ?? []),
        candidates: [...new Set([...chosen, ...ranked])].map(({ id }) => id),
        confidence: answers ? confidence : Math.min(confidence, ENOUGH),
        coverage: ranking.coverage,
        live: LIVE.find((topic) => ranking.chanceOf(topic) >= SURELY_LIVE) ?? null,
        unpriced: answers && confidence >= SURELY_KNOWN && ranking.chanceOf('prices') < NO_PRICE,
        talk,
        unadvised: chosen.length > 0 || !onMention ? null : (mention?.crop ?? null),
        question,
        words,
        facts: new Map(sources.map(({ id }) => [id, ranking.facts(id)])),
      };
    },
  };
}

/** Whether a question names what a note is on, where the note asks for it. */
const namesSubject = ({ kind, subject }: KnownDocument, question: string): boolean =>
  kind !== 'note' ||
  subject === undefined ||
  new RegExp(bare(subject), 'u').test(bare(question.toLowerCase()));

/** Help on using the app is not searched for: it answers who asks for it in so many words, and nobody else. */
function createHelpFor<D extends KnownDocument>(documents: readonly D[]) {
  const onApp = documents
    .filter(({ kind }) => kind === 'help')
    .flatMap((document) =>
      document.subject ? [{ document, subject: new RegExp(bare(document.subject), 'u') }] : [],
    );
  return (asked: string): D | undefined => {
    const words = wordsOf(asked);
    if (words.length > MOST_WORDS_ON_APP) return undefined;
    const named = ` ${bare(words.join(' '))} `;
    return onApp.find(({ subject }) => subject.test(named))?.document;
  };
}

const asHelp = <D extends KnownDocument>(help: D, asked: string): Found<D> => ({
  documents: [help],
  candidates: [help.id],
  confidence: 1,
  coverage: 1,
  live: null,
  unpriced: true,
  talk: null,
  unadvised: null,
  question: asked,
  words: contentWords(asked),
  facts: new Map(),
});

/** As subjects are looked for: dotted Hindi letters and plain ones are the same, and joiners are nothing. */
const bare = (text: string) => text.normalize('NFD').replace(/[\u093C\u200C\u200D]/g, '');
