import type { AppInputs } from '../../app-deps.ts';
import { reasonOf } from '../../platform/errors/reason.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { createNotify } from '../../platform/notify/notify.ts';
import { createExpertsRepository, type Waiting } from './experts.repository.ts';

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
  const failed = (error: unknown) => warn(`letter to an expert: ${reasonOf(error)}`);
  const tell = async (request: Waiting, { id, email }: { id: string; email: string }) => {
    await notify({
      farmerId: id,
      kind: 'expert-request',
      payload: { field: request.field },
      link: '/application/my-requests',
      eventKey: `waiting:${request.id}`,
    });
    await mail.send({
      to: email,
      subject: 'A farmer is waiting for your answer',
      text: `A question has waited for a day (${request.field}, ${request.language}):\n\n${request.query}\n\nAnswer it here: ${config.PUBLIC_URL}/application/my-requests\n`,
    });
  };
  for (const request of await experts.takeUnclaimed(new Date(now.getTime() - DAY_MS), now)) {
    let letters = 0;
    try {
      for (const expert of await experts.listAddresses(request)) {
        await tell(request, expert).then(() => {
          letters += 1;
        }, failed);
      }
    } catch (error) {
      failed(error);
    }
    if (letters === 0) await experts.putBack(request.id).catch(failed);
  }
}

export async function registerExpertJobs(
  jobs: Jobs,
  inputs: AppInputs,
  warn: (message: string) => void,
): Promise<void> {
  await jobs.every('experts-waiting', '7,37 * * * *', () => tellOfWaiting(inputs, warn));
}
