import { type ByLanguage, type Language, textIn } from '@ankur/languages/languages';
import frames from '../../data/first-aid-frames.json' with { type: 'json' };

/** What is used of a first-aid card here; the cards themselves are content. */
export interface CardWords {
  subject: 'person' | 'animal';
  /** Numbers to dial, most urgent first. */
  call: readonly string[];
  title: string;
  first: readonly string[];
  then: readonly string[];
  never: readonly string[];
  tell: readonly string[];
}

interface Frame {
  /** `{numbers}` stands for the numbers to call. */
  call: string;
  or: string;
  never: string;
  tell: string;
  person: string;
  animal: string;
}

const FRAMES: ByLanguage<Frame> = frames;

/** Free numbers are read in groups: 1800116117 → 1800-116-117. */
export const spokenNumber = (number: string): string =>
  number.replace(/^(1800)(\d{3})(\d{3,4})$/, '$1-$2-$3');

/**
 * A first-aid card as plain text: numbers, the first steps, what never to do, what to tell, and the helplines that
 * every emergency answer ends with. A card without lists (self-harm) stays plain sentences.
 */
export function cardText(card: CardWords, language: Language): string {
  const frame = textIn(FRAMES, language);
  const calm = card.never.length === 0 && card.tell.length === 0;
  const part = (heading: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : [heading, ...lines.map((line) => `– ${line}`)];
  if (calm) return [card.first.join(' '), frame[card.subject]].join('\n');
  return [
    `${frame.call.replace('{numbers}', card.call.map(spokenNumber).join(frame.or))} ${card.title}:`,
    ...[...card.first, ...card.then].map((line, index) => `${index + 1}. ${line}`),
    ...part(frame.never, card.never),
    ...part(frame.tell, card.tell),
    frame[card.subject],
  ].join('\n');
}

/** The answer to people's health questions without an emergency, with the helplines that every such answer ends with. */
export const healthText = (reply: string, language: Language): string =>
  [reply, textIn(FRAMES, language).person].join('\n');
