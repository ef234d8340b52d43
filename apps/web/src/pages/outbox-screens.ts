import type { OutboxRecord } from '../lib/outbox/record.ts';

const HOME = '/application/dashboard';
const FARM = '/application/farm';
const POSTS = '/application/community';
const ACCOUNT = '/application/change-password';
const CONSOLE = '/application/console';
const REELS = '/application/agriloop';

/** Where the thing of a write stands, by what is written; of posts and reels alike where it is not said. */
const SCREENS: Readonly<Record<string, string>> = {
  ...{ expenses: HOME, incomes: HOME, loans: HOME, budgets: HOME, task: HOME },
  ...{ watering: HOME, pump: HOME, notifications: HOME, settings: HOME, feedback: HOME },
  ...{ alert: '/application/market', scan: '/application/greenscan' },
  ...{ request: '/application/my-requests', followUp: '/application/my-requests' },
  ...{ deskMessage: CONSOLE, deskRelease: CONSOLE, assistantAnswer: CONSOLE },
  ...{ profile: '/application/profile-input', place: '/application/profile-view' },
  ...{ field: FARM, planting: FARM, plantingEvent: FARM, animal: FARM, animalEvent: FARM },
  ...{ milkRates: FARM, loss: FARM, lossPhoto: FARM, farmPicture: FARM, credit: FARM },
  ...{ posts: POSTS, reels: REELS, follow: POSTS, block: '/application/profile-view' },
  ...{
    choice: ACCOUNT,
    suggestion: '/application/suggest-word',
    appeal: '/application/taken-down',
  },
  ...{ chat: HOME, share: FARM },
};

/** The screen on which a farmer finds what a write is about. */
export function screenOf({ what, request }: OutboxRecord): string {
  return SCREENS[what] ?? (request.url.includes('/reels/') ? REELS : POSTS);
}
