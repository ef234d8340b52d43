import { type Answer, quote, toSource } from '@ankur/assistant/answer/answer';
import { saying } from '@ankur/assistant/answer/sayings';
import { nothingOn } from '@ankur/assistant/answer/unadvised-crop';
import { cardText, healthText } from '@ankur/assistant/emergency/card-text';
import type { Emergency } from '@ankur/assistant/emergency/emergency';
import type { Language } from '@ankur/languages/languages';
import type { Understood } from '../library.ts';
import { firstAidCard, healthWords } from './first-aid-cards.ts';
import { phrase } from './phrases.ts';

/** The answer from the library alone: the documents' own sentences, each with its source's number. */
export function composeFromLibrary(understood: Understood): Answer {
  const { language, documents, question, emergency, talk, facts, exact } = understood;
  if (emergency?.level === 'sure') return emergencyAnswer(emergency, understood);
  if (documents.length > 0) return quote(documents, question, language, facts, exact);
  const { unadvised, unread } = understood;
  const unknown = unadvised
    ? nothingOn(unadvised, language)
    : phrase(unread ? 'busy' : 'unknown', language);
  const plain = talk ? saying(talk.kind, language) : unknown;
  return { lines: [], plain, sources: [] };
}

/** First aid alone; an article on the animal's trouble is named to be read later, and not quoted. */
function emergencyAnswer({ kind }: Emergency, { language, documents }: Understood): Answer {
  const card = firstAidCard(kind, language);
  const plain = card ? cardText(card, language) : healthText(healthWords(language).reply, language);
  return { lines: [], plain, sources: documents.map((document) => toSource(document, language)) };
}

/** The line above an answer when somebody may be in danger; nothing in any other case. */
export function calmLine(emergency: Emergency | null, language: Language): { calm?: string } {
  if (emergency?.level !== 'maybe') return {};
  const words = firstAidCard(emergency.kind, language) ?? healthWords(language);
  return { calm: words.maybe };
}
