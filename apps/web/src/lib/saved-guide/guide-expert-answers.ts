import {
  createExpertAnswers,
  type ExpertAnswers,
} from '@ankur/assistant/expert-answers/expert-answers';
import type { KnownDocument } from '@ankur/assistant/known-document';
import type { Language } from '@ankur/languages/languages';
import { readGuide } from './saved-guide.ts';

/** What experts have released, as far as this device keeps it in a language. */
export async function guideExpertAnswers(
  language: Language,
): Promise<ExpertAnswers<KnownDocument>> {
  const guide = await readGuide(language);
  return createExpertAnswers((guide?.documents ?? []).filter(({ kind }) => kind === 'expert'));
}
