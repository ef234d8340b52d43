import { failuresOf } from '../http/problem.ts';

/** Failure codes of notification settings. */
export const notificationProblems = {
  muted_kinds_invalid: 'muted_kinds must be a list of: {allowed}',
  quiet_hours_incomplete: 'Give both times of the quiet hours, or none',
  quiet_hours_equal: 'Quiet hours must begin and end at different times',
  notification_ids_invalid: 'ids must be a list of notification ids',
  push_endpoint_insecure: 'endpoint must be an https address',
  push_keys_missing: 'keys must hold p256dh and auth',
  push_service_unknown: 'endpoint must be an address of a push service',
} as const;
export const notificationFailure = failuresOf<typeof notificationProblems>();
