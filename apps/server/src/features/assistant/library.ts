import { setImmediate } from 'node:timers/promises';
import { CROPS } from '@ankur/agronomy/crop-calendar/crops';
import { commoditiesIn, findCommodity } from '@ankur/content/commodities';
import { type Emergency, emergencyIn } from '@ankur/contracts/assistant/emergency/emergency';
import { detectLanguage, type Language } from '@ankur/contracts/assistant/language/detect-language';
import { contentWords, wordsOf } from '@ankur/contracts/assistant/language/words';
import {
  type Ranked,
  type Retrieval,
  retrieve,
} from '@ankur/contracts/assistant/retrieval/retrieve';
import {
  type SearchIndex,
  searchIndexSteps,
} from '@ankur/contracts/assistant/retrieval/search-index';
import { type ToolName, toolFor } from './intents.ts';
import { type FullDocument, knownDocuments } from './knowledge/documents.ts';
import { cropNamed } from './knowledge/named-crop.ts';
import { type NamedPlace, namedPlace } from './tools/named-place.ts';

/** Below this share of the question's weight no document is an answer. */
const ENOUGH = 0.46;
/** Longer questions say more beside their subject. */
const USUAL_WORDS = 4;
const enoughOf = (words: number) => ENOUGH * Math.min(1, Math.sqrt(USUAL_WORDS / words));
/** A second document joins when it fits nearly as well. */
const BEYOND_CROP = 0.3;
const ENOUGH_FOR_OTHERS = 0.7;
const NEARLY = 0.82;
const MOST_SOURCES = 2;
const GREETINGS =
  /^(?:hi+|hello|hey|namaste|namaskar|namaskaram|thanks?|thank you|ok|okay|good (?:morning|evening)|नमस्ते|नमस्कार|धन्यवाद|राम राम|నమస్తే|నమస్కారం|ధన్యవాదాలు)[\s!.,👋🙏]*$/iu;

/** What a question was understood as. */
export interface Understood {
  language: Language;
  emergency: Emergency | null;
  greeting: boolean;
  tool: ToolName | null;
  /** The documents that answer, best first; empty when nothing is known. */
  documents: readonly FullDocument[];
  /** Best candidates by id, also below the bar. */
  candidates: readonly string[];
  /** Asks which schemes there are for the farmer, not about one of them. */
  anyScheme: boolean;
  /** Names of the crops in the question, as price lists may know them. */
  crops: readonly string[];
  /** The place a question about the weather names. */
  place: NamedPlace | null;
  /** The question with what an earlier turn adds to it. */
  question: string;
}

export interface Library {
  /** `previous` is the farmer's earlier question, for a follow-up that is not complete in itself. */
  understand(question: string, previous?: string): Understood;
  find(id: string): FullDocument | null;
}

/** Everything known, indexed in one go; takes about a second and 28 MB. */
export function createLibrary(): Library {
  const documents = knownDocuments();
  const steps = searchIndexSteps(documents);
  for (;;) {
    const step = steps.next();
    if (step.done) return libraryOn(documents, step.value);
  }
}

/** The same in small steps, so that other requests are answered meanwhile. */
async function createLibraryGently(): Promise<Library> {
  const documents = knownDocuments();
  const steps = searchIndexSteps(documents);
  for (;;) {
    const step = steps.next();
    if (step.done) return libraryOn(documents, step.value);
    await setImmediate();
  }
}

function libraryOn(documents: readonly FullDocument[], index: SearchIndex): Library {
  const byId = new Map(documents.map((document) => [document.id, document]));
  const search = (words: readonly string[]) =>
    retrieve(index, words, (word) => cropNamed(word) !== null);
  /** Of a crop more must be said than its name, and an article on animals must speak of that crop. */
  const fits = (entry: Ranked, crops: number, asked: number) => {
    const least =
      crops > 0 && !entry.onCrop && entry.id.startsWith('guidance:')
        ? ENOUGH_FOR_OTHERS
        : enoughOf(asked);
    return entry.coverage >= least && entry.beyondCrop >= BEYOND_CROP;
  };
  const answers = ({ ranked }: Retrieval, asked: number) =>
    (ranked[0]?.coverage ?? 0) >= enoughOf(asked);

  return {
    find: (id) => byId.get(id) ?? null,
    understand(asked, previous) {
      const own = contentWords(asked);
      let question = asked;
      let words = own;
      let retrieval = search(own);
      if (previous && own.length <= 2 && !(own.length === 2 && answers(retrieval, 2))) {
        const joined = [...new Set([...contentWords(previous), ...own])];
        const together = search(joined);
        if (own.length === 0 || (answers(together, joined.length) && !isSubject(own, retrieval))) {
          retrieval = together;
          words = joined;
          question = `${previous} ${asked}`;
        }
      }
      const greeting = GREETINGS.test(asked.trim());
      const covered = !greeting && answers(retrieval, words.length);
      const crops = [...new Set(words.flatMap((word) => cropNamed(word) ?? []))].flatMap(
        (id) => commodityNameOf(id) ?? [],
      );
      const tool = toolFor(question, words, {
        commodity: crops.length > 0 || commoditiesIn(question).length > 0,
        isPlace: (word) => namedPlace(word) !== null,
        covered: (retrieval.ranked[0]?.coverage ?? 0) > 0.75,
      });
      const best = retrieval.ranked[0];
      const chosen =
        covered && best
          ? retrieval.ranked
              .filter(
                (entry) =>
                  entry.score >= best.score * NEARLY && fits(entry, crops.length, words.length),
              )
              .slice(0, MOST_SOURCES)
          : [];
      return {
        language: detectLanguage(
          wordsOf(asked).length > 1 || !previous ? asked : `${previous} ${asked}`,
        ),
        emergency: emergencyIn(asked),
        greeting,
        tool,
        documents: chosen.flatMap(({ id }) => byId.get(id) ?? []),
        candidates: [...(tool ? [tool] : []), ...retrieval.ranked.map(({ id }) => id)],
        anyScheme: !greeting && asksForSchemes(own),
        crops,
        place: tool === 'weather' ? firstPlace(words) : null,
        question,
      };
    },
  };
}

const SCHEME_WORD =
  /^(?:schemes?|eligib\w*|qualify|subsid\w*|benefits?|government|govt|sarkari|yojana?|anudan|labh|योजना\S*|सरकारी|शासकीय|शासनाच्या|सब्सिडी|अनुदान|पात्र\S*|लाभ|पथक\S*|పథకా\S*|పథకం|అర్హ\S*|ప్రభుత్వ)$/;

/** Whether the words name schemes in general and nothing besides. */
function asksForSchemes(words: readonly string[]): boolean {
  const general = words.filter((word) => SCHEME_WORD.test(word));
  return general.length > 0 && words.length - general.length <= (general.length > 1 ? 1 : 0);
}

/** The first word that names a place. */
function firstPlace(words: readonly string[]): NamedPlace | null {
  for (const word of words) {
    const place = namedPlace(word);
    if (place) return place;
  }
  return null;
}

/** The name under which price lists know a crop's calendar; null when they do not. */
function commodityNameOf(cropId: string): string | null {
  const crop = CROPS.find(({ id }) => id === cropId);
  return crop?.names.find((name) => findCommodity(name)) ?? null;
}

/** Whether a short question names a subject of its own instead of going on with the last one. */
function isSubject(words: readonly string[], { ranked }: Retrieval): boolean {
  return words.length >= 2 && (ranked[0]?.coverage ?? 0) >= 0.8;
}

let shared: Promise<Library> | undefined;

/** The library of this process, made at the first question. */
export function library(): Promise<Library> {
  shared ??= createLibraryGently();
  return shared;
}
