import { isRowId } from '@ankur/contracts/http/row-id';
import type { AppInputs } from './app-deps.ts';
import { createRowQuota } from './features/account/row-quota.ts';
import { createStorageRepository } from './features/account/storage.repository.ts';
import { type AccountMedia, createAccountMedia } from './platform/storage/account-media.ts';
import {
  createUploadAdmission,
  type UploadAdmission,
} from './platform/storage/upload-admission.ts';
import { hasCreated } from './platform/writes/idempotent-create.ts';

const MB = 1024 * 1024;

/** Quotas of accounts and of the disk, by the settings. */
export function createAppStorage({
  config,
  db,
  clock,
  disk,
  media: store,
}: Pick<AppInputs, 'config' | 'db' | 'clock' | 'disk' | 'media'>): {
  media: AccountMedia;
  uploadDoor: UploadAdmission;
  needRow(farmerId: string, id: unknown): Promise<void>;
} {
  const now = () => clock.now().getTime();
  const accountBytes = config.ACCOUNT_STORAGE_MB * MB;
  const media = createAccountMedia({ store, db, clock, limitBytes: accountBytes });
  const uploadDoor = createUploadAdmission({
    disk,
    usedBytes: media.usedBytes,
    limits: {
      accountBytes,
      diskFullShare: config.DISK_FULL_PERCENT / 100,
      diskSpareBytes: config.DISK_SPARE_GB * 1024 * MB,
      waitingBytes: config.UPLOADS_WAITING_MB * MB,
    },
    now,
  });
  const needOneMore = createRowQuota(createStorageRepository(db), config.ACCOUNT_ROWS_MAX, now);
  const needRow = (farmerId: string, id: unknown) =>
    needOneMore(farmerId).catch(async (error: unknown) => {
      if (!isRowId(id) || !(await hasCreated(db, farmerId, id))) throw error;
    });
  return { media, uploadDoor, needRow };
}
