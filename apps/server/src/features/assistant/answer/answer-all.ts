import type { Library } from '../library.ts';
import type { FarmTools } from '../tools/farm-toolbox.ts';
import type { Asked } from '../two-topics.ts';
import type { Answer } from './compose.ts';
import { composeAnswer } from './personal.ts';
import { phrase } from './phrases.ts';

const MOST_LINES_EACH = 4;
const MOST_LETTERS_QUOTED = 120;

/** Several answers as one: the sources of both are counted on, one that serves both is named once. */
export function joinAnswers(answers: readonly Answer[]): Answer {
  const sources = [
    ...new Map(answers.flatMap((answer) => answer.sources).map((source) => [source.id, source])),
  ].map(([, source]) => source);
  const numberOf = (answer: Answer, source: number) =>
    sources.findIndex(({ id }) => id === answer.sources[source - 1]?.id) + 1;
  return {
    plain: [...new Set(answers.flatMap(({ plain }) => plain ?? []))].join('\n') || null,
    lines: answers.flatMap((answer) =>
      answer.lines
        .slice(0, MOST_LINES_EACH)
        .map(({ text, source }) => ({ text, source: numberOf(answer, source) })),
    ),
    sources,
  };
}

/** The answer to a message: to both its questions, or to one and plainly which was left. */
export async function composeAll(
  { whole, parts, left }: Asked,
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
  if (left === null) return answer;
  const question = left.slice(0, MOST_LETTERS_QUOTED);
  return { ...answer, left: phrase('leftOut', whole.language, { question }) };
}
