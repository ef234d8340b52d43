import { type Answer, joinAnswers } from '@ankur/assistant/answer/answer';
import { leftOut } from '@ankur/assistant/answer/sayings';
import type { Asked } from '@ankur/assistant/two-topics';
import type { Library, Understood } from '../library.ts';
import type { FarmTools } from '../tools/farm-toolbox.ts';
import { calmLine } from './compose.ts';
import { composeAnswer } from './personal.ts';

/** The answer to a message: to both its questions, or to one and plainly which was left. */
export async function composeAll(
  { whole, parts, left }: Asked<Understood>,
  tools: FarmTools,
  find: Library['find'],
): Promise<Answer> {
  const [only] = parts;
  const answer =
    parts.length === 1 && only
      ? await composeAnswer(only, tools, find)
      : joinAnswers(
          await Promise.all(
            parts.map((part) =>
              composeAnswer({ ...part, documents: part.documents.slice(0, 1) }, tools, find),
            ),
          ),
        );
  return {
    ...answer,
    ...calmLine(whole.emergency, whole.language),
    ...(left === null ? {} : { left: leftOut(left, whole.language) }),
  };
}
