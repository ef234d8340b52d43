import type { AppInputs } from '../../app-deps.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { createNotify } from '../../platform/notify/notify.ts';
import { createExpertsRepository } from './experts.repository.ts';

const DAY_MS = 86_400_000;

/**
 * Mails all suitable experts about questions that nobody claimed within a day; once per question, as soon as there is an
 * expert for it and a mail is accepted.
 */
export async function tellOfWaiting(
  inputs: Pick<AppInputs, 'db' | 'clock' | 'ids' | 'mail' | 'config'>,
  warn: (message: string) => void,
): Promise<void> {
  const { db, clock, ids, mail, config } = inputs;
  const experts = createExpertsRepository(db);
  const notify = createNotify(db, clock, ids);
  const now = clock.now();
  for (const request of await experts.takeUnclaimed(new Date(now.getTime() - DAY_MS), now)) {
    let letters = 0;
    for (const { id, email } of await experts.listAddresses(request)) {
      await notify({
        farmerId: id,
        kind: 'expert-request',
        payload: { field: request.field },
        link: '/application/my-requests',
        eventKey: `waiting:${request.id}`,
      });
      await mail
        .send({
          to: email,
          subject: 'A farmer is waiting for your answer',
          text: `A question has waited for a day (${request.field}, ${request.language}):\n\n${request.query}\n\nAnswer it here: ${config.PUBLIC_URL}/application/my-requests\n`,
        })
        .then(() => {
          letters += 1;
        })
        .catch((error: Error) => warn(`letter to an expert: ${error.message}`));
    }
    if (letters === 0) await experts.putBack(request.id);
  }
}

export async function registerExpertJobs(
  jobs: Jobs,
  inputs: AppInputs,
  warn: (message: string) => void,
): Promise<void> {
  await jobs.every('experts-waiting', '7,37 * * * *', () => tellOfWaiting(inputs, warn));
}
