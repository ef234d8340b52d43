import collection from 'virtual:content/first-aid';
import { cardText, healthText } from '@ankur/assistant/emergency/card-text';
import type { FirstAidCard, FirstAidCards } from '@ankur/content/first-aid';
import type { EmergencyKind } from '@ankur/contracts/assistant/emergency-kinds';
import { DEFAULT_LANGUAGE, type Language } from '@ankur/languages/languages';
import { loadCatalogue } from '../../../lib/i18n/catalogue.ts';
import { makeTranslate, type Translate } from '../../../lib/i18n/translate.ts';

type Cards = FirstAidCards<EmergencyKind>;
type CardKind = Exclude<EmergencyKind, 'health'>;

/** The cards of a language, or of the first of its fallbacks in which all are written; each a chunk of its own. */
async function cardsFor(wanted: Language): Promise<{ cards: Cards; language: Language }> {
  const found = collection[wanted] ?? collection[DEFAULT_LANGUAGE];
  if (!found) throw new Error('there are no first-aid cards');
  return { cards: (await found.load()).default, language: found.language };
}

/** A card with the words of the screen around it, all in one language. */
export interface FirstAid {
  kind: EmergencyKind;
  language: Language;
  card: FirstAidCard;
  t: Translate<'emergency'>;
}

const cardOf = (cards: Cards, kind: CardKind): FirstAidCard | undefined =>
  cards[kind] ?? cards[kind.startsWith('animal-') ? 'animal-unclear' : 'unclear'];

async function firstAidIn(kind: CardKind, wanted: Language): Promise<FirstAid | null> {
  const { cards, language } = await cardsFor(wanted);
  const card = cardOf(cards, kind);
  if (!card) return null;
  const t = makeTranslate<'emergency'>(language, await loadCatalogue(language, 'emergency'));
  return { kind, language, card, t };
}

/** The card of an emergency in the first of the languages that can be had; null where none can, and for `health`. */
export async function loadFirstAid(
  kind: EmergencyKind,
  languages: readonly Language[],
): Promise<FirstAid | null> {
  if (kind === 'health') return null;
  for (const language of new Set(languages)) {
    const found = await firstAidIn(kind, language).catch(() => null);
    if (found) return found;
  }
  return null;
}

/** What is said in an emergency as plain text, and the line above an ordinary answer where it is only suspected. */
export async function emergencyWords(
  kind: EmergencyKind,
  wanted: Language,
): Promise<{ text: string; calm: string }> {
  const { cards, language } = await cardsFor(wanted);
  if (kind !== 'health') {
    const card = cardOf(cards, kind);
    if (!card) throw new Error(`no first-aid card ${kind}`);
    return { text: cardText(card, language), calm: card.maybe };
  }
  const { reply, maybe } = cards.health;
  return { text: healthText(reply, language), calm: maybe };
}

/** Fetches all that the screen of an emergency needs in a language, so that it is there without a network. */
export async function prepareFirstAid(wanted: Language): Promise<void> {
  const { language } = await cardsFor(wanted);
  await loadCatalogue(language, 'emergency');
}
