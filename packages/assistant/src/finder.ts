import { isToolWord } from './intents.ts';
import type { KnownDocument } from './known-document.ts';
import type { CropEntry, CropMentions } from './language/crop-mentions.ts';
import type { CropNamed } from './language/crop-names.ts';
import { contentWords, readable, wordsOf } from './language/words.ts';
import {
  createLexicalIndex,
  createTerms,
  type LexicalRows,
  lexicalSteps,
  readLexical,
} from './retrieval/lexical.ts';
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
/** The topic of questions on watering now, in these days or next, which only a calculation answers, and the help that names it. */
const WATERING_NOW = 'irrigation';
const WATERING_HELP = 'help:watering';
/** From this probability on it is asked; a crop's guide, which answers other questions on watering, stands behind it anyway. */
const LIKELY_WATERING = 0.5;
/** From this probability on a question is for a live tool. */
const SURELY_LIVE = 0.6;
/** From this probability on it is on using the app, though none of the words that ask for a help are in it. */
const SURELY_ON_APP = 0.6;
/** From this score on the best fact of the best document is taken for what is asked (docs/assistant.md). */
const SURELY_EXACT = 0.9;
/** Where a document answers as surely and is likelier than a price or the weather, neither is asked, whatever is called a rate and however it rained. */
const SURELY_KNOWN = 0.8;
const DOCUMENTS = ['guidance', 'disease', 'crop', 'scheme', 'note'] as const;

export interface Found<D extends KnownDocument> {
  /** The documents that answer, best first; empty when nothing is known. */
  documents: readonly D[];
  /** Best candidates by id, also below the bar. */
  candidates: readonly string[];
  /** Probability (0..1) that the best of them answers. */
  confidence: number;
  /** Whether one of its facts is surely what is asked. */
  exact: boolean;
  /** Share (0..1) of the question's words that it holds, rare words weighing more. */
  coverage: number;
  /** The live tool that the encoder takes the question to be for. */
  live: LiveTopic | null;
  /** What of the weather it asks if it asks for it at all, as `training/questions/topic/weather.txt` calls it. */
  ofWeather: string | null;
  /** It asks for water of these days: the help on the calculation comes first, and a crop's guide behind it. */
  wateringNow: boolean;
  /** Live tools that are not asked, whatever words of theirs are said: a document surely answers, and is likelier. */
  unasked: readonly LiveTopic[];
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

/** Helps and answers of experts are not searched by their words. */
const isSearched = ({ kind }: KnownDocument) => kind !== 'help' && kind !== 'expert';

/** Indexes documents one a step, so that whoever does it may do other things between. */
export function* indexSteps(
  documents: readonly KnownDocument[],
  { encoder, mentions }: FinderKnowledge,
): Generator<void, LexicalRows> {
  const searched = documents.filter(isSearched);
  return yield* lexicalSteps(searched, createTerms(mentions), encoder.askedTerms);
}

/** @param indexed of the same documents, from `indexSteps`, or as JSON of it */
export function createFinder<D extends KnownDocument>(
  documents: readonly D[],
  knowledge: FinderKnowledge,
  indexed: LexicalRows | string,
): Finder<D> {
  const { encoder, mentions } = knowledge;
  const rows = typeof indexed === 'string' ? readLexical(indexed) : indexed;
  const index = createLexicalIndex(rows, createTerms(mentions));
  const rank = createRanking(documents.filter(isSearched), encoder, index, mentions);
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
  const mayAnswer = createMayAnswer(documents, mentions);
  const helps = documents.filter(({ kind }) => kind === 'help');

  /** The help that the encoder takes a question to be for. */
  const helpOf = ({ chanceOf }: Ranking): D | undefined => {
    if (chanceOf('help') < SURELY_ON_APP) return undefined;
    return firstOf(new Map(helps.map((help) => [help, chanceOf(help.id)]))) ?? undefined;
  };
  const wateringOf = ({ chanceOf }: Ranking): D | undefined =>
    chanceOf(WATERING_NOW) >= LIKELY_WATERING ? byId.get(WATERING_HELP) : undefined;
  const read = (question: string): Reading => ({
    question,
    words: contentWords(question),
    ranking: rank(question),
  });
  /** Whether a question is surely answered by itself, or surely on nothing that is known. */
  const isOwn = ({ ranking }: Reading) =>
    ranking.confidence >= OWN_SUBJECT || ranking.chanceOf('none') >= UNKNOWN_SUBJECT;
  /** A short question is read together with the one before, unless it is surely answered by itself. */
  function together(asked: string, previous: string | undefined): Reading {
    const alone = read(asked);
    if (!previous || alone.words.length > SHORT) return alone;
    // "And the day after?" says when, or what of, and no subject.
    if (alone.words.length > 0 && !isForTool(asked) && isOwn(alone)) return alone;
    const joined = read(`${previous} ${asked}`);
    const answered = ({ ranking }: Reading) =>
      ranking.confidence >= ENOUGH || ranking.chanceOf(...LIVE, WATERING_NOW) >= ENOUGH;
    return alone.words.length === 0 || answered(joined) ? joined : alone;
  }
  return {
    cropNamed,
    mayAnswer,
    find(message, previous) {
      const asked = readable(message);
      const talk = smallTalkIn(asked);
      const named = talk ? undefined : helpFor(asked);
      if (named) return asHelp(named, asked);
      const before = previous === undefined ? undefined : readable(previous);
      const said = before === undefined ? asked : `${before} ${asked}`;
      const { question, words, ranking } = together(asked, before);
      const onApp = talk ? undefined : helpOf(ranking);
      if (onApp) return asHelp(onApp, asked);
      const { ranked, confidence } = ranking;
      const mention = talk ? null : unadvisedCrop(asked, said, ranking, knowledge);
      const inQuestion = mention?.words.every((word) => wordsOf(question).includes(word)) === true;
      const isShort = contentWords(asked).length <= SHORT;
      // "What to spray?" goes on with the crop, also where what holds for all crops could answer it.
      const goesOn = inQuestion || (isShort && byId.get(ranked[0]?.id ?? '')?.growing === true);
      const isOnIt = answersOn(goesOn ? mention : null, mentions);
      // Who names no crop goes on with the one spoken of before.
      const isItsCrop = mayAnswer(mentions(asked).length > 0 ? asked : said);
      const ofAnother = ranked[0] !== undefined && !isItsCrop(ranked[0].id);
      const onMention = inQuestion || ofAnother || isShort;
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
      const known = sources.flatMap(({ id }) => byId.get(id) ?? []);
      const unadvised = chosen.length > 0 || !onMention ? null : (mention?.crop ?? null);
      const watering = talk || unadvised ? undefined : wateringOf(ranking);
      const facts = new Map(sources.map(({ id }) => [id, ranking.facts(id)]));
      const [told = []] = [...facts.values()].map((scores) => [...scores.values()]);
      return {
        documents: watering ? [watering, ...known.filter(({ kind }) => kind === 'crop')] : known,
        candidates: [...new Set([...chosen, ...ranked])].map(({ id }) => id),
        confidence: answers ? confidence : Math.min(confidence, ENOUGH),
        exact: watering !== undefined || told.length === 0 || Math.max(...told) >= SURELY_EXACT,
        coverage: ranking.coverage,
        live: LIVE.find((topic) => ranking.chanceOf(topic) >= SURELY_LIVE) ?? null,
        ofWeather: firstOf(ranking.asked('weather')),
        wateringNow: watering !== undefined,
        // "And the price?" asks for it, whatever answered the question before.
        unasked:
          answers && confidence >= SURELY_KNOWN && !isForTool(asked)
            ? LIVE.filter((topic) => ranking.chanceOf(topic) < ranking.chanceOf(...DOCUMENTS))
            : [],
        talk,
        unadvised,
        question,
        words,
        facts,
      };
    },
  };
}

/** Whether a question names what a note is on, where the note asks for it. */
const namesSubject = ({ kind, subject }: KnownDocument, question: string): boolean =>
  kind !== 'note' ||
  subject === undefined ||
  new RegExp(bare(subject), 'u').test(bare(question.toLowerCase()));

/** Whether the words of a message that say anything only say which live tool is asked. */
function isForTool(asked: string): boolean {
  const words = contentWords(asked);
  return words.length > 0 && words.every(isToolWord);
}

/** What has the highest score; null when there is nothing. */
function firstOf<T>(scores: ReadonlyMap<T, number>): T | null {
  const [first] = [...scores].sort(([, a], [, b]) => b - a);
  return first?.[0] ?? null;
}

/** The help on using the app that a question asks for in so many words. */
function createHelpFor<D extends KnownDocument>(documents: readonly D[]) {
  const onApp = documents
    .filter(({ kind }) => kind === 'help')
    .flatMap((document) =>
      document.subject ? [{ document, subject: new RegExp(bare(document.subject), 'u') }] : [],
    );
  return (asked: string): D | undefined => {
    const named = ` ${bare(wordsOf(asked).join(' '))} `;
    return onApp.find(({ subject }) => subject.test(named))?.document;
  };
}

const asHelp = <D extends KnownDocument>(help: D, asked: string): Found<D> => ({
  documents: [help],
  candidates: [help.id],
  confidence: 1,
  exact: true,
  coverage: 1,
  live: null,
  ofWeather: null,
  wateringNow: false,
  unasked: LIVE,
  talk: null,
  unadvised: null,
  question: asked,
  words: contentWords(asked),
  facts: new Map(),
});

/** As subjects are looked for: dotted Hindi letters and plain ones are the same, and joiners are nothing. */
const bare = (text: string) => text.normalize('NFD').replace(/[\u093C\u200C\u200D]/g, '');
