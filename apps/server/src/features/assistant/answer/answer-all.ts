import { joinAnswers } from '@ankur/assistant/answer/answer';
import { leftOut } from '@ankur/assistant/answer/sayings';
import type { Asked } from '@ankur/assistant/two-topics';
import type { Library, Understood } from '../library.ts';
import type { FarmTools } from '../tools/farm-toolbox.ts';
import { calmLine } from './compose.ts';
import { composeAnswer, type PersonalAnswer } from './personal.ts';

/** The answer to a message: to both its questions, or to one and plainly which was left. */
export async function composeAll(
  { whole, parts, left }: Asked<Understood>,
  tools: FarmTools,
  find: Library['find'],
): Promise<PersonalAnswer> {
  const alone = parts.length === 1;
  const answers = await Promise.all(
    parts.map((part) =>
      composeAnswer(alone ? part : { ...part, documents: part.documents.slice(0, 1) }, tools, find),
    ),
  );
  const [only] = answers;
  const answer = alone && only ? only : joinAnswers(answers);
  return {
    own: answers.flatMap(({ own }) => own),
    ...answer,
    ...calmLine(whole.emergency, whole.language),
    ...(left === null ? {} : { left: leftOut(left, whole.language) }),
  };
}
