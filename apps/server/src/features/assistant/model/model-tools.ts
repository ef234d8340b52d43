import type { Emergency } from '@ankur/assistant/emergency/emergency';
import { contentWords } from '@ankur/assistant/language/words';
import { commoditiesIn } from '@ankur/content/commodities';
import { searchPlaces } from '@ankur/content/place-search';
import type { ChatSource } from '@ankur/contracts/assistant/endpoints';
import { type Language, textIn } from '@ankur/languages/languages';
import * as z from 'zod';
import type { ModelTool } from '../../../providers/language-model/language-model.ts';
import { toolSource } from '../answer/personal.ts';
import { cropNamed } from '../knowledge/named-crop.ts';
import type { Understood } from '../library.ts';
import type { FarmTools, ToolQuestion } from '../tools/farm-toolbox.ts';
import type { NamedPlace } from '../tools/named-place.ts';
import type { Understanding } from '../understanding/understanding.ts';
import type { SourceText } from './model-answer.ts';
import type { NumberedSources } from './numbered-sources.ts';

/** Calls of one answer, over all steps. */
const MOST_CALLS = 8;
const MOST_DOCUMENTS = 3;

const NOTHING = 'Nothing found. Try other words once, or write nothing.';
const TOO_MANY = 'No more calls. Answer from the sources you have, or write nothing.';
const NO_PLACE = 'No place of that name is known. Name a district or a town of India.';
const NO_CROP = 'No crop of that name is known here.';
const NO_FIGURES = 'Nothing is known of this.';
const NO_CONSENT =
  'The farmer has not been asked yet whether you may see the accounts. Write nothing about them: the farmer is asked now.';

const short = (description: string) => z.string().trim().min(1).max(200).describe(description);
const place = z.optional(short("District or town of India; without it the farmer's own place."));
const crop = short('Common name of the crop, in any language.');

interface Parts {
  understanding: Pick<Understanding, 'ask'>;
  /** What an expert wrote to this question. */
  expertAnswer(understood: Understood): Promise<SourceText | null>;
  tools: FarmTools;
  sources: NumberedSources;
  language: Language;
  signedIn: boolean;
  /** Whether the farmer lets the model see the accounts; null before the farmer was asked. */
  consent: boolean | null;
  /** The model wanted the accounts of a farmer who was not asked yet. */
  onAccountsWanted(): void;
  /** What the model looks for speaks of somebody in danger. */
  onEmergency(emergency: Emergency): void;
}

const foundPlace = (name: string): NamedPlace | null => searchPlaces(name, 1)[0] ?? null;

/**
 * What a language model may call for one question: reads only, of the asking farmer's own affairs what the farmer
 * lets it see. What they tell joins the numbered sources.
 */
export function modelTools(parts: Parts): ModelTool[] {
  const { understanding, tools, sources, language, signedIn, consent } = parts;
  let calls = 0;
  const tool = <S extends z.ZodObject>(
    name: string,
    description: string,
    parameters: S,
    run: (input: z.output<S>) => Promise<string>,
  ): ModelTool => ({
    name,
    description,
    parameters,
    async run(input) {
      calls += 1;
      return calls > MOST_CALLS ? TOO_MANY : run(parameters.parse(input));
    },
  });
  const told = (source: ChatSource, lines: readonly string[] | null) =>
    lines && lines.length > 0 ? sources.add(source, lines.join('\n')) : NO_FIGURES;
  const asking = (given: Partial<ToolQuestion>): ToolQuestion => ({
    question: '',
    language,
    crops: [],
    place: null,
    ofWeather: null,
    ...given,
  });

  async function search(query: string): Promise<string> {
    const { whole, parts: read } = await understanding.ask(query, undefined);
    if (whole.emergency) parts.onEmergency(whole.emergency);
    if (whole.emergency?.level === 'sure') return NOTHING;
    const expert = await parts.expertAnswer(whole);
    const documents = new Map(read.flatMap((part) => part.documents).map((one) => [one.id, one]));
    const found = [...documents.values()].slice(0, MOST_DOCUMENTS).map((document) => ({
      source: { id: document.id, title: textIn(document.title, language), url: document.url },
      text: textIn(document.passages, language).join('\n'),
    }));
    const all = [...(expert ? [expert] : []), ...found];
    return all.length === 0
      ? NOTHING
      : all.map(({ source, text }) => sources.add(source, text)).join('\n');
  }

  const open = [
    tool(
      'search_library',
      "Searches the library: articles on cattle and poultry, crops and their calendar, plant diseases, government schemes, experts' answers.",
      z.object({
        query: short("A short question or its main words, in English or the farmer's language."),
      }),
      ({ query }) => search(query),
    ),
    tool(
      'weather',
      'The weather now and of the next three days.',
      z.object({ place }),
      async ({ place: name }) => {
        const at = name ? foundPlace(name) : null;
        if (name && !at) return NO_PLACE;
        return told(
          toolSource('weather', language),
          await tools.tell('weather', asking({ place: at })),
        );
      },
    ),
    tool(
      'mandi_price',
      'The last price of a crop in a market near the place, and its minimum support price.',
      z.object({ crop, place }),
      async ({ crop: name, place: near }) => {
        const at = near ? foundPlace(near) : null;
        if (near && !at) return NO_PLACE;
        const crops =
          commoditiesIn(name).length > 0
            ? []
            : (await understanding.ask(`price of ${name}`, undefined)).whole.crops;
        if (crops.length === 0 && commoditiesIn(name).length === 0) return NO_CROP;
        const question = asking({ question: name, crops, place: at });
        return told(toolSource('prices', language), await tools.tell('prices', question));
      },
    ),
  ];
  const own = [
    tool(
      'water_this_week',
      "How much water a crop needs in the next seven days at the farmer's place, rain counted in.",
      z.object({ crop }),
      async ({ crop: name }) => {
        const id = contentWords(name).flatMap((word) => cropNamed(word) ?? [])[0];
        if (!id) return NO_CROP;
        const lines = await tools.irrigation(id, language, consent !== true);
        return told(toolSource('weather', language), lines);
      },
    ),
    tool('my_tasks', "The farmer's next open tasks.", z.object({}), async () =>
      told(toolSource('tasks', language), await tools.tell('tasks', asking({}))),
    ),
  ];
  const accounts = tool(
    'my_books',
    "Income, expenses and balance in the farmer's accounts.",
    z.object({
      months: z.optional(
        z.int().min(1).max(12).describe('So many months, the present one included; 1 without it.'),
      ),
    }),
    async ({ months = 1 }) => {
      if (consent === null) {
        parts.onAccountsWanted();
        return NO_CONSENT;
      }
      return told(toolSource('finance', language), await tools.books(months, language));
    },
  );
  if (!signedIn) return open;
  return consent === false ? [...open, ...own] : [...open, ...own, accounts];
}
