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

/** Groups of kinds in the settings. */
export const KIND_GROUPS: readonly (readonly [KindGroup, readonly NotificationKind[]])[] = [
  ['tasks', ['task-due', 'task-missed', 'loss-deadline', 'herd-due']],
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

/** The muted kinds after a group is toggled. */
export function switchGroup(
  muted: readonly NotificationKind[],
  kinds: readonly NotificationKind[],
  wanted: boolean,
): NotificationKind[] {
  const rest = muted.filter((kind) => !kinds.includes(kind));
  return wanted ? rest : [...rest, ...kinds];
}
