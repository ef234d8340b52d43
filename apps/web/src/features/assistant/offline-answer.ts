import { extract } from '@ankur/contracts/assistant/answer/extract';
import { emergencyIn } from '@ankur/contracts/assistant/emergency/emergency';
import { emergencyAnswer } from '@ankur/contracts/assistant/emergency/emergency-answers';
import type { ChatSource } from '@ankur/contracts/assistant/endpoints';
import { detectLanguage } from '@ankur/contracts/assistant/language/detect-language';
import type { Language } from '../../lib/i18n/languages.ts';
import { guideFinder } from '../../lib/saved-guide/guide-finder.ts';

const MOST_LINES = 6;
const MOST_FURTHER = 2;

export interface OfflineAnswer {
  /** `known`: from what this device keeps; `emergency`: the fixed words; `unknown`: kept, but nothing fits. */
  kind: 'known' | 'emergency' | 'unknown';
  text: string;
  sources: readonly ChatSource[];
}

/** Answers without a network, with a number behind each line; null when this device keeps nothing to answer from. */
export async function answerOffline(
  message: string,
  previous: string | undefined,
  language: Language,
): Promise<OfflineAnswer | null> {
  const emergency = emergencyIn(message);
  if (emergency) {
    const text = emergencyAnswer(emergency, detectLanguage(message));
    return { kind: 'emergency', text, sources: [] };
  }
  const finder = await guideFinder(language);
  if (!finder) return null;
  const { documents, question } = finder.find(message, previous);
  if (documents.length === 0) return { kind: 'unknown', text: '', sources: [] };
  const lines = documents.flatMap((document, index) =>
    extract(document, question, language)
      .slice(0, index === 0 ? MOST_LINES : MOST_FURTHER)
      .map((line) => `${line} [${index + 1}]`),
  );
  const sources = documents.map(({ id, title, url }) => ({
    id,
    title: title[language] ?? '',
    url,
  }));
  return { kind: 'known', text: lines.join('\n'), sources };
}
