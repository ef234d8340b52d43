import type { AppInputs, FeaturePorts } from '../../app-deps.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { createNotify } from '../../platform/notify/notify.ts';
import { createOutgoing } from '../../providers/outgoing/outgoing.ts';
import { vapidKeys } from '../../providers/push/vapid.ts';
import { createWebPush } from '../../providers/push/web-push.ts';
import { countedPush } from './counted-push.ts';
import { sendMorningMessages } from './morning.ts';
import { deliverPushes } from './push-delivery.ts';
import { removeOldNotifications, sweep } from './sweep.ts';

/** Contact for push services (VAPID subject). */
function subjectOf({ PUBLIC_URL, MAIL_FROM }: AppInputs['config']): string {
  if (PUBLIC_URL.startsWith('https://')) return PUBLIC_URL;
  return `mailto:${/<([^<>]+)>/.exec(MAIL_FROM)?.[1] ?? MAIL_FROM}`;
}

/** Background jobs of notifications: finding due events, sending push messages, deleting old rows. */
export async function registerNotificationJobs(
  jobs: Jobs,
  inputs: AppInputs &
    Pick<FeaturePorts, 'weather' | 'circumstances' | 'herdDue' | 'plantings' | 'suggestIrrigation'>,
  warn: (message: string) => void,
): Promise<void> {
  const { db, clock, ids, weather, herdDue } = inputs;
  const notify = createNotify(db, clock, ids);
  const push = createWebPush({
    keys: vapidKeys(inputs.secrets),
    subject: subjectOf(inputs.config),
    outgoing: createOutgoing(inputs.config.PRIVATE_HOSTS),
    services: inputs.config.PUSH_SERVICES,
  });
  const look = async () => {
    await sweep({ db, clock, notify, weather, herdDue, warn });
  };
  await jobs.every('bell-sweep', '*/10 * * * *', look);
  await jobs.every('bell-morning', '* * * * *', async () => {
    await sendMorningMessages({ ...inputs, notify, warn });
  });
  await jobs.every('bell-push', '* * * * *', async () => {
    await deliverPushes({ db, clock, push: countedPush(push, inputs.measures), warn });
  });
  await jobs.every('bell-cleaning', '30 20 * * *', () => removeOldNotifications(db, clock));
  // Runs once at the start instead of waiting for the schedule; concurrent runs are harmless.
  await look();
}
