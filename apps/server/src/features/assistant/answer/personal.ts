import { type Answer, toSource } from '@ankur/assistant/answer/answer';
import type { ToolName } from '@ankur/assistant/intents';
import { contentWords } from '@ankur/assistant/language/words';
import howMuch from '@ankur/content/words/how-much.json' with { type: 'json' };
import water from '@ankur/content/words/water.json' with { type: 'json' };
import when from '@ankur/content/words/when.json' with { type: 'json' };
import type { ChatSource } from '@ankur/contracts/assistant/endpoints';
import { type Language, textIn } from '@ankur/languages/languages';
import type { Library, Understood } from '../library.ts';
import type { FarmTools } from '../tools/farm-toolbox.ts';
import { composeFromLibrary } from './compose.ts';
import { phrase } from './phrases.ts';

type FindDocument = Library['find'];

/** An answer, and those of its lines that tell figures of the farmer's own: they leave this server with consent only. */
export interface PersonalAnswer extends Answer {
  own: readonly string[];
}

const asOwn = (answer: Answer, own: readonly string[]): PersonalAnswer => ({ ...answer, own });

const PAGES: Record<ToolName, string> = {
  weather: '/application/weather',
  prices: '/application/market',
  tasks: '/application/dashboard',
  finance: '/application/dashboard',
};

const TITLES = {
  weather: 'weatherTitle',
  prices: 'pricesTitle',
  tasks: 'tasksTitle',
  finance: 'financeTitle',
} as const;

/** The source that stands for what a tool tells. */
export const toolSource = (tool: ToolName, language: Language): ChatSource => ({
  id: tool,
  title: phrase(TITLES[tool], language),
  url: PAGES[tool],
});

/** A word in Latin letters begins where it stands, one in an Indian script may follow a letter. */
const asPattern = (word: string) => (/^[a-z]/.test(word) ? `\\b${word}` : word);
const anyOf = (words: Readonly<Record<string, readonly string[]>>) =>
  new RegExp(Object.values(words).flat().map(asPattern).join('|'), 'i');
const WATER = anyOf(water);
const WHEN = anyOf(when);
const HOW_MUCH = anyOf(howMuch);

async function toolAnswer(
  tool: ToolName,
  understood: Understood,
  tools: FarmTools,
): Promise<PersonalAnswer> {
  const { language } = understood;
  const source = toolSource(tool, language);
  const told = await tools.tell(tool, understood);
  if (told === null)
    return asOwn({ lines: [], plain: phrase('signIn', language), sources: [source] }, []);
  const lines = told.map((text) => ({ text, source: 1 }));
  return asOwn({ lines, plain: null, sources: [source] }, tool === 'finance' ? told : []);
}

/** The benefit of each scheme that suits the farmer. */
async function schemesAnswer(
  understood: Understood,
  tools: FarmTools,
  find: FindDocument,
): Promise<Answer> {
  const { language } = understood;
  const ids = await tools.suitedSchemes();
  const documents = ids.flatMap((id) => find(`scheme:${id}`) ?? []);
  const lines = documents.map((document, index) => ({
    text: `${textIn(document.title, language)}: ${textIn(document.passages, language)[0] ?? ''}`,
    source: index + 1,
  }));
  return { lines, plain: null, sources: documents.map((document) => toSource(document, language)) };
}

/** Whether the words of a question that say anything are all on watering. */
const isOnWaterAlone = (question: string) =>
  contentWords(question).every((word) => WATER.test(word));

const cropOf = ({ documents }: Understood) => documents.find(({ kind }) => kind === 'crop');

/**
 * Whether it is asked when to water, and nothing besides is named, or nothing that the library knows: then the crops that stand
 * are meant, however well an article on watering fits.
 */
export const meansOwnCrops = (understood: Understood): boolean => {
  const { question, documents, unadvised, emergency, wateringNow, crops } = understood;
  if (unadvised !== null || emergency !== null) return false;
  if (wateringNow) return cropOf(understood) === undefined && crops.length === 0;
  if (!WATER.test(question) || !(WHEN.test(question) || HOW_MUCH.test(question))) return false;
  return documents.length === 0 || isOnWaterAlone(question);
};

/**
 * The water of these days on the farmer's land, and what the guide says of the crop: the guide first where one of its facts is surely
 * what is asked ("when is the first irrigation?"), unless these days are meant or an amount is asked for. The help on calculating it is no longer needed.
 */
function withWater(personal: readonly string[], understood: Understood): PersonalAnswer {
  const documents = understood.documents.filter(({ kind }) => kind !== 'help');
  const answer = composeFromLibrary({ ...understood, documents });
  const sources = [...answer.sources, toolSource('weather', understood.language)];
  const own = personal.map((text) => ({ text, source: sources.length }));
  const { exact, wateringNow, question } = understood;
  const isGuideFirst = exact && !wateringNow && !HOW_MUCH.test(question);
  const lines = isGuideFirst ? [...answer.lines, ...own] : [...own, ...answer.lines];
  return asOwn({ plain: null, lines, sources }, personal);
}

/** The answer to a question: helplines first, then the farmer's own affairs, then the library. */
export async function composeAnswer(
  understood: Understood,
  tools: FarmTools,
  find: FindDocument,
): Promise<PersonalAnswer> {
  if (understood.emergency?.level === 'sure') return asOwn(composeFromLibrary(understood), []);
  if (understood.tool !== null) return toolAnswer(understood.tool, understood, tools);
  if (understood.anyScheme) return asOwn(await schemesAnswer(understood, tools, find), []);
  if (meansOwnCrops(understood)) {
    const personal = await tools.ownWater(understood.language);
    const lines = personal.map((text) => ({ text, source: 1 }));
    const sources = [toolSource('weather', understood.language)];
    if (personal.length > 0) return asOwn({ plain: null, lines, sources }, personal);
  }
  const crop = cropOf(understood);
  if (
    crop &&
    (understood.wateringNow ||
      (crop === understood.documents[0] && WATER.test(understood.question)))
  ) {
    const personal = await tools.irrigation(crop.id.slice('crop:'.length), understood.language);
    if (personal.length > 0) return withWater(personal, understood);
  }
  const answer = asOwn(composeFromLibrary(understood), []);
  const [first] = understood.documents;
  if (!first) return answer;
  if (first.kind === 'scheme') {
    const personal = await tools.eligibility(first.id.slice('scheme:'.length), understood.language);
    const lines = personal.map((text) => ({ text, source: 1 }));
    return asOwn({ ...answer, lines: [...answer.lines, ...lines] }, personal);
  }
  return answer;
}
