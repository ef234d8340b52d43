import {
  createExpertAnswers,
  type ExpertAnswers,
} from '@ankur/assistant/expert-answers/expert-answers';
import type { Clock } from '../../../platform/clock.ts';
import { reasonOf } from '../../../platform/errors/reason.ts';
import type { FullDocument } from '../knowledge/documents.ts';
import { toExpertDocument } from './expert-document.ts';
import type { QuestionsRepository } from './questions.repository.ts';

/** How long a process may not know of a release: asked for at the next question, at most so often. */
const CHECK_MS = 20_000;
const MOST_RELEASED = 2_000;

export interface Released {
  version: number;
  answers: ExpertAnswers<FullDocument>;
}

/**
 * The released answers in this process. The database holds their version; it is read when somebody asks and the last
 * look is older than 20 s, and the answers only when it changed. While the database cannot be reached the last known
 * ones stay.
 */
export function createReleasedAnswers(
  questions: Pick<QuestionsRepository, 'version' | 'listReleased'>,
  clock: Clock,
  warn: (message: string) => void,
) {
  let held: Released = { version: -1, answers: createExpertAnswers([]) };
  let checkedMs: number | null = null;
  let checking: Promise<void> | null = null;

  async function check(): Promise<void> {
    checkedMs = clock.now().getTime();
    try {
      // The version first: what is released between the two is read again next time.
      const version = await questions.version();
      if (version === held.version) return;
      const rows = await questions.listReleased(MOST_RELEASED);
      held = { version, answers: createExpertAnswers(rows.flatMap(toExpertDocument)) };
    } catch (error) {
      warn(`released answers: ${reasonOf(error)}`);
    }
  }

  return {
    async current(): Promise<Released> {
      const due = checkedMs === null || Math.abs(clock.now().getTime() - checkedMs) >= CHECK_MS;
      if (due && !checking)
        checking = check().finally(() => {
          checking = null;
        });
      await checking;
      return held;
    },
    /** The next look is at once. */
    expire(): void {
      checkedMs = null;
    },
  };
}

export type ReleasedAnswers = ReturnType<typeof createReleasedAnswers>;
