import { extract } from '@ankur/assistant/answer/extract';
import { documentsOf } from '@ankur/assistant/saved-guide';
import type { Language } from '@ankur/languages/languages';
import { guideFinder } from '../../lib/saved-guide/guide-finder.ts';
import { readGuide } from '../../lib/saved-guide/saved-guide.ts';
import type { GuidanceHit } from './guidance.api.ts';

const MOST_SENTENCES = 2;

/** Full-text search in the saved articles, best first; null when none are saved. */
export async function searchOffline(
  words: string,
  language: Language,
): Promise<GuidanceHit[] | null> {
  const [finder, guide] = await Promise.all([guideFinder(language), readGuide(language)]);
  if (!finder || !guide) return null;
  const documents = documentsOf(guide, language);
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return finder.find(words).candidates.flatMap((id) => {
    const document = documents.find((one) => one.id === id && one.kind === 'guidance');
    if (!document) return [];
    const excerpt = extract(document, words, language).slice(0, MOST_SENTENCES).join(' ');
    const title = document.title[language] ?? '';
    return [{ id: Number(id.split(':')[1]), title, excerpt, words: wanted, language }];
  });
}
