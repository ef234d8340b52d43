import { readFileSync } from 'node:fs';
import type { FactScores } from '@ankur/assistant/answer/answer';
import type { Emergency } from '@ankur/assistant/emergency/emergency';
import {
  createFinder,
  type Finder,
  type FinderKnowledge,
  indexSteps,
} from '@ankur/assistant/finder';
import { asksForSchemes, isToolWord, type ToolName, toolFor } from '@ankur/assistant/intents';
import type { CropEntry } from '@ankur/assistant/language/crop-mentions';
import { contentWords } from '@ankur/assistant/language/words';
import type { SmallTalk } from '@ankur/assistant/small-talk';
import type { Reader } from '@ankur/assistant/two-topics';
import { commoditiesIn } from '@ankur/content/commodities';
import { cropsBy, findCrop } from '@ankur/crops/register';
import { cropName } from '@ankur/crops/words';
import type { Language } from '@ankur/languages/languages';
import { emergencyIn } from './answer/emergency-gate.ts';
import { type FullDocument, knownDocuments } from './knowledge/documents.ts';
import { cropMentions, cropNamed } from './knowledge/named-crop.ts';
import { type NamedPlace, namedPlace } from './tools/named-place.ts';
import { type WeatherAsked, weatherAsked } from './tools/weather-asked.ts';
import { languageOf } from './understanding/language-of.ts';
import { questionEncoder } from './understanding/question-encoder.ts';

/** What a question was understood as. */
export interface Understood {
  language: Language;
  emergency: Emergency | null;
  talk: SmallTalk | null;
  tool: ToolName | null;
  /** The documents that answer, best first; empty when nothing is known. */
  documents: readonly FullDocument[];
  /** The crop asked about when nothing here advises on it. */
  unadvised: CropEntry | null;
  /** Best candidates by id, also below the bar. */
  candidates: readonly string[];
  /** Probability (0..1) that the best of them answers. */
  confidence: number;
  /** How much of the question it speaks of (0..1). */
  coverage: number;
  /** Of each of the documents how well its facts fit the question, by their keys. */
  facts: FactScores;
  /** Whether a fact of the best document is surely what is asked. */
  exact: boolean;
  /** Asks which schemes there are for the farmer, not about one of them. */
  anyScheme: boolean;
  /** Names of the crops in the question, as price lists may know them. */
  crops: readonly string[];
  /** The place that a question on the weather or a price names. */
  place: NamedPlace | null;
  /** What of the weather it asks, if it is on the weather. */
  ofWeather: WeatherAsked | null;
  /** It asks for water of these days, which a calculation answers. */
  wateringNow: boolean;
  /** The question with what an earlier turn adds to it. */
  question: string;
  /** Nothing but the emergency is known of it: understanding had no time for more. */
  unread?: boolean;
}

export interface Library extends Reader<Understood> {
  find(id: string): FullDocument | null;
}

/** Written by the build beside the bundle, so that a server need not index on its start. */
export const INDEX_FILE = 'library-index.json';

const knowledge = (): FinderKnowledge => ({
  encoder: questionEncoder(),
  cropNamed,
  mentions: cropMentions,
});

/** Takes several seconds. */
function indexed(documents: readonly FullDocument[], known: FinderKnowledge) {
  const steps = indexSteps(documents, known);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The index of everything known, as JSON. */
export const libraryIndex = (): string => JSON.stringify(indexed(knownDocuments(), knowledge()));

/** Everything known, with the index of the build; run from source it is indexed here. The server does it in a thread. */
export function createLibrary(): Library {
  const documents = knownDocuments();
  const known = knowledge();
  const index = import.meta.url.endsWith('.ts')
    ? indexed(documents, known)
    : readFileSync(new URL(INDEX_FILE, import.meta.url), 'utf8');
  return libraryOn(documents, createFinder(documents, known, index));
}

const MOST_SAME = 2;
/** In an emergency the article may stand behind a note that is told instead. */
const NEAREST = 2;

/** A crop or a place alone, after a question on a price or the weather, asks the same of it. */
function sameOf(asked: string, earlier: Understood): Partial<Understood> | null {
  const words = contentWords(asked);
  if (words.length === 0) return null;
  if (earlier.tool === 'prices' && words.every((word) => cropNamed(word) !== null)) {
    const { tool, place } = earlier;
    return { tool, place, crops: commoditiesOf(words), question: asked };
  }
  const { tool, question, crops, ofWeather } = earlier;
  if (tool !== 'weather' && tool !== 'prices') return null;
  const place = words.every((word) => namedPlace(word) !== null) ? firstPlace(words) : null;
  const same = tool === 'prices' ? question : asked;
  return place && { tool, place, question: same, crops, ofWeather };
}

const commoditiesOf = (words: readonly string[]) =>
  [...new Set(words.flatMap((word) => cropNamed(word) ?? []))].flatMap(
    (id) => commodityNameOf(id) ?? [],
  );

/** The commodities of all crops that a question names in any form of the word, also of those without a calendar. */
const marketNamesIn = (question: string) => [
  ...new Set(cropMentions(question).flatMap(({ crop }) => findCrop(crop.id)?.market?.[0] ?? [])),
];

/** Understands questions by a finder on what is known. */
export function libraryOn(
  documents: readonly FullDocument[],
  finder: Finder<FullDocument>,
): Library {
  const byId = new Map(documents.map((document) => [document.id, document]));
  const nearest = (ids: readonly string[]) =>
    ids.slice(0, NEAREST).flatMap((id) => byId.get(id) ?? []);
  function read(asked: string, previous?: string): Understood {
    const found = finder.find(asked, previous);
    const { words, question, talk } = found;
    const known = commoditiesOf(words);
    const crops = known.length > 0 ? known : marketNamesIn(question);
    const emergency = emergencyIn(asked);
    const onApp = found.documents[0]?.kind === 'help';
    const named = toolFor(question, words, {
      commodity: crops.length > 0 || commoditiesIn(question).length > 0,
      isPlace: (word) => namedPlace(word) !== null,
      isCrop: (word) => cropNamed(word) !== null,
      unasked: found.unasked,
      onApp,
    });
    // A price is asked of something that the market knows.
    const live = found.live === 'prices' && crops.length === 0 ? null : found.live;
    const tool = named ?? (talk || onApp ? null : live);
    return {
      language: languageOf(asked, previous, talk),
      emergency,
      talk,
      tool,
      documents:
        emergency?.level === 'sure'
          ? articlesOn(emergency, found.documents, nearest(found.candidates))
          : found.documents,
      unadvised: found.unadvised,
      candidates: [...(tool ? [tool] : []), ...found.candidates],
      confidence: found.confidence,
      coverage: found.coverage,
      facts: found.facts,
      exact: found.exact,
      anyScheme: !talk && !onApp && asksForSchemes(contentWords(asked)),
      crops,
      place: placeFor(tool, words),
      ofWeather: tool === 'weather' ? weatherAsked(found.ofWeather) : null,
      wateringNow: found.wateringNow,
      question,
    };
  }
  return {
    cropNamed,
    mayAnswer: finder.mayAnswer,
    find: (id) => byId.get(id) ?? null,
    understand(asked, previous) {
      const understood = read(asked, previous);
      const { emergency, talk } = understood;
      if (!previous || emergency || talk || contentWords(asked).length > MOST_SAME)
        return understood;
      const spoken = { ...understood, ...sameOf(asked, read(previous)) };
      return spoken.tool === 'prices' && spoken.crops.length === 0
        ? { ...spoken, crops: commoditiesOf(contentWords(previous)) }
        : spoken;
    },
  };
}

/** In an emergency of an animal the article on it is named; in one of people nothing else is. */
const articlesOn = (
  { kind }: Emergency,
  documents: readonly FullDocument[],
  others: readonly FullDocument[],
) =>
  kind.startsWith('animal-') && documents.length > 0
    ? [...documents, ...others].filter((found) => found.kind === 'guidance').slice(0, 1)
    : [];

/** Beside a price a crop, or a word for the market, is no place. */
function placeFor(tool: ToolName | null, words: readonly string[]): NamedPlace | null {
  if (tool === 'weather') return firstPlace(words);
  if (tool !== 'prices') return null;
  return firstPlace(words.filter((word) => !isToolWord(word) && cropNamed(word) === null));
}

/** The first word that names a place. */
function firstPlace(words: readonly string[]): NamedPlace | null {
  for (const word of words) {
    const place = namedPlace(word);
    if (place) return place;
  }
  return null;
}

/** The commodity of a crop's calendar in the price lists, by the crop's own name before others; null when they lack it. */
function commodityNameOf(cropId: string): string | null {
  const [crop] = cropsBy('calendar', cropId);
  const { market = [] } = crop ?? {};
  return market.find((name) => name === cropName(cropId, 'en')) ?? market[0] ?? null;
}
