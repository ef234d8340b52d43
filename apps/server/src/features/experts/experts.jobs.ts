import type { AppInputs } from '../../app-deps.ts';
import { reasonOf } from '../../platform/errors/reason.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { createNotify } from '../../platform/notify/notify.ts';
import { createExpertsRepository, type ExpertAddress, type Waiting } from './experts.repository.ts';
import { waitingLetter } from './waiting-letter.ts';

const DAY_MS = 86_400_000;
const MY_REQUESTS = '/application/my-requests';

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
  const tell = async (request: Waiting, expert: ExpertAddress) => {
    await notify({
      farmerId: expert.id,
      kind: 'expert-request',
      payload: { field: request.field },
      link: MY_REQUESTS,
      eventKey: `waiting:${request.id}`,
    });
    await mail.send(waitingLetter(expert, request, config.PUBLIC_URL + MY_REQUESTS));
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
