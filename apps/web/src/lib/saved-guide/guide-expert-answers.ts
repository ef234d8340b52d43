import {
  createExpertAnswers,
  type ExpertAnswers,
} from '@ankur/assistant/expert-answers/expert-answers';
import type { KnownDocument } from '@ankur/assistant/known-document';
import type { Language } from '@ankur/languages/languages';
import { readGuide } from './saved-guide.ts';

/** Released expert answers in the saved guide of a language. */
export async function guideExpertAnswers(
  language: Language,
): Promise<ExpertAnswers<KnownDocument>> {
  const guide = await readGuide(language);
  return createExpertAnswers((guide?.documents ?? []).filter(({ kind }) => kind === 'expert'));
}
