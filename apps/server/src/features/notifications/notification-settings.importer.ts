import { notificationSettings } from '@ankur/contracts/notifications/rules';
import * as z from 'zod/mini';
import { rowFields } from '../../platform/records/import-rows.ts';
import { importOnce } from '../../platform/records/one-row.ts';
import type { SingleImporter } from '../../ports/account-archive.ts';
import { notificationSettingsTable as settings } from './notifications.tables.ts';

const row = z.extend(z.object(notificationSettings.shape), { updated_at: rowFields.updated_at });
const settingsRow = row.check(z.refine((told) => z.safeParse(notificationSettings, told).success));

/** Muted kinds, quiet hours and time of the morning message as an archive brings them. */
export const notificationSettingsImporter: SingleImporter = {
  name: 'notification_settings',
  schema: settingsRow,
  columns(item) {
    const { muted_kinds, quiet_from, quiet_to, morning_at, updated_at } = item as z.output<
      typeof settingsRow
    >;
    return {
      mutedKinds: muted_kinds,
      quietFrom: quiet_from,
      quietTo: quiet_to,
      morningAt: morning_at ?? null,
      updatedAt: new Date(updated_at ?? 0),
    };
  },
  ...importOnce(settings),
};
