import { accountExportSources } from './features/account/export-sources.ts';
import { languageImporter } from './features/account/language.importer.ts';
import { assistantExportSources } from './features/assistant/assistant.export-sources.ts';
import { communityExportSources } from './features/community/community.export-sources.ts';
import { creditImporters } from './features/credits/credits.importers.ts';
import { expertExportSources } from './features/experts/experts.export-sources.ts';
import { farmPictureImporters } from './features/farm-pictures/farm-pictures.importers.ts';
import { farmTaskExportSources } from './features/farm-tasks/farm-tasks.export-sources.ts';
import { farmTaskImporters } from './features/farm-tasks/farm-tasks.importers.ts';
import { fieldImporters } from './features/fields/fields.importers.ts';
import { financeExportSources } from './features/finance/finance.export-sources.ts';
import { financeImporters } from './features/finance/finance.importers.ts';
import { greenscanExportSources } from './features/greenscan/greenscan.export-sources.ts';
import { scanImporters } from './features/greenscan/greenscan.importers.ts';
import { herdImporters } from './features/herd/herd.importers.ts';
import { milkRatesImporter } from './features/herd/milk-rates.importer.ts';
import { pumpImporter, wateringImporters } from './features/irrigation/irrigation.importers.ts';
import { lossImporters } from './features/losses/losses.importers.ts';
import { alertImporters } from './features/market/alerts.importers.ts';
import { notificationSettingsImporter } from './features/notifications/notification-settings.importer.ts';
import { plantingImporters } from './features/plantings/plantings.importers.ts';
import { profileExportSources } from './features/profile/profile.export-sources.ts';
import { profileImporter } from './features/profile/profile.importer.ts';
import type { AccountArchive } from './ports/account-archive.ts';

/**
 * What the archive of an account holds. Features whose rows read better in their own words have sources here; the tables
 * of all others are copied as they are (features/account/table-copy.ts).
 */
export const accountArchive: AccountArchive = {
  exportSources: [
    ...accountExportSources,
    ...profileExportSources,
    ...assistantExportSources,
    ...financeExportSources,
    ...farmTaskExportSources,
    ...communityExportSources,
    ...expertExportSources,
    ...greenscanExportSources,
  ],
  importers: [
    ...fieldImporters,
    ...plantingImporters,
    ...herdImporters,
    ...lossImporters,
    ...farmPictureImporters,
    ...creditImporters,
    ...financeImporters,
    ...farmTaskImporters,
    ...wateringImporters,
    ...scanImporters,
    ...alertImporters,
  ],
  singles: [
    languageImporter,
    profileImporter,
    pumpImporter,
    notificationSettingsImporter,
    milkRatesImporter,
  ],
};
