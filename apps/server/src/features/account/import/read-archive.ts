import { failure } from '@ankur/contracts/problems';
import { strFromU8, unzipSync } from 'fflate';
import { AppError, invalid } from '../../../platform/errors/app-error.ts';
import { nestsDeeperThan } from '../../../platform/http/json-body.ts';
import { isMediaKey } from '../../../platform/media-store/media-store.ts';

/** Limits in bytes of the archive, and of its unpacked content. */
export const ARCHIVE_BYTES_MAX = 256 * 1024 * 1024;
const UNPACKED_BYTES_MAX = 512 * 1024 * 1024;
const FILES_MAX = 20_000;
const DEPTH_MAX = 16;

const MEDIA = 'media/';

/** An archive of an account, opened. */
export interface Archive {
  /** The content of a JSON file; undefined when the archive has none of this name. */
  json(name: string): unknown;
  media(key: string): Buffer | null;
}

const unreadable = () => invalid({ file: [failure('archive_unreadable')] });

function unzip(content: Uint8Array): Record<string, Uint8Array> {
  let bytes = 0;
  let files = 0;
  const filter = ({ name, originalSize }: { name: string; originalSize: number }) => {
    const wanted =
      name.endsWith('.json') || (name.startsWith(MEDIA) && isMediaKey(name.slice(MEDIA.length)));
    if (!wanted) return false;
    bytes += originalSize;
    files += 1;
    if (bytes > UNPACKED_BYTES_MAX || files > FILES_MAX)
      throw new AppError('too_large', { file: [failure('archive_unreadable')] });
    return true;
  };
  try {
    return unzipSync(content, { filter });
  } catch (error) {
    throw error instanceof AppError ? error : unreadable();
  }
}

/** Opens an archive made by the export of an account. @throws AppError invalid, too_large */
export function readArchive(content: Uint8Array): Archive {
  const files = unzip(content);
  const text = (name: string) => {
    const file = files[name];
    return file === undefined ? undefined : strFromU8(file);
  };
  if (text('account.json') === undefined) throw unreadable();
  return {
    json(name) {
      const written = text(`${name}.json`);
      if (written === undefined) return undefined;
      if (nestsDeeperThan(DEPTH_MAX, written)) throw unreadable();
      try {
        return JSON.parse(written);
      } catch {
        throw unreadable();
      }
    },
    media: (key) => {
      const file = files[MEDIA + key];
      return file === undefined ? null : Buffer.from(file);
    },
  };
}
