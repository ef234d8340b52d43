import type { NotificationKind } from '@ankur/contracts/notifications/rules';

export type KindGroup =
  | 'tasks'
  | 'loans'
  | 'prices'
  | 'weather'
  | 'followers'
  | 'comments'
  | 'experts'
  | 'moderation';

/** The kinds as a farmer thinks of them. */
export const KIND_GROUPS: readonly (readonly [KindGroup, readonly NotificationKind[]])[] = [
  ['tasks', ['task-due', 'task-missed', 'loss-deadline']],
  ['weather', ['rain-warning', 'heat-warning']],
  ['prices', ['price-alert']],
  ['loans', ['loan-due']],
  [
    'experts',
    ['expert-answer', 'expert-question', 'expert-request', 'did-it-work', 'advice-warning'],
  ],
  ['comments', ['comment']],
  ['followers', ['follower']],
  ['moderation', ['taken-down', 'back-in-sight', 'appeal-answered']],
];

/** The muted kinds after a group was switched on or off. */
export function switchGroup(
  muted: readonly NotificationKind[],
  kinds: readonly NotificationKind[],
  wanted: boolean,
): NotificationKind[] {
  const rest = muted.filter((kind) => !kinds.includes(kind));
  return wanted ? rest : [...rest, ...kinds];
}
