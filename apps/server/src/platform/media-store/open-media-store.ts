import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { createFolderStore } from './folder-store.ts';
import type { MediaStore } from './media-store.ts';

/** The configured store: an S3-compatible one, else a folder below `DATA_DIR`. */
export async function openMediaStore(config: Config): Promise<MediaStore> {
  if (
    config.S3_ENDPOINT &&
    config.S3_BUCKET &&
    config.S3_ACCESS_KEY_ID &&
    config.S3_SECRET_ACCESS_KEY
  ) {
    // Imported lazily: the client alone takes 40 MB of memory.
    const { createS3Store } = await import('./s3-store.ts');
    return createS3Store({
      endpoint: config.S3_ENDPOINT,
      bucket: config.S3_BUCKET,
      region: config.S3_REGION,
      accessKeyId: config.S3_ACCESS_KEY_ID,
      secretAccessKey: config.S3_SECRET_ACCESS_KEY,
    });
  }
  return createFolderStore(join(config.DATA_DIR, 'media'));
}
