import { failure } from '@ankur/contracts/problems';
import { AppError, invalid } from '../../../platform/errors/app-error.ts';
import { nestsDeeperThan } from '../../../platform/http/json-body.ts';
import { isMediaKey } from '../../../platform/media-store/media-store.ts';
import { BrokenArchive, listEntries, unpack } from './zip-entries.ts';

/** Limits in bytes of the archive, and of its unpacked content. */
export const ARCHIVE_BYTES_MAX = 256 * 1024 * 1024;
const UNPACKED_BYTES_MAX = 512 * 1024 * 1024;
const FILES_MAX = 20_000;
const DEPTH_MAX = 16;

const MEDIA = 'media/';

/** An archive of an account, opened; each of its files is unpacked when it is asked for. */
export interface Archive {
  /** The content of a JSON file; undefined when the archive has none of this name. */
  json(name: string): Promise<unknown>;
  media(key: string): Promise<Buffer | null>;
}

const unreadable = () => invalid({ file: [failure('archive_unreadable')] });
const isWanted = (name: string): boolean =>
  name.endsWith('.json') || (name.startsWith(MEDIA) && isMediaKey(name.slice(MEDIA.length)));

/** What `work` answers, with a broken archive as the farmer's mistake. */
async function readable<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof BrokenArchive ? unreadable() : error;
  }
}

/** Opens an archive made by the export of an account. @throws AppError invalid, too_large */
export async function readArchive(content: Buffer): Promise<Archive> {
  const entries = await readable(() => listEntries(content));
  const wanted = [...entries].filter(([name]) => isWanted(name));
  const bytes = wanted.reduce((sum, [, entry]) => sum + entry.bytes, 0);
  if (bytes > UNPACKED_BYTES_MAX || wanted.length > FILES_MAX)
    throw new AppError('too_large', { file: [failure('archive_unreadable')] });
  const files = new Map(wanted);
  if (!files.has('account.json')) throw unreadable();
  const read = async (name: string): Promise<Buffer | null> => {
    const entry = files.get(name);
    return entry === undefined ? null : readable(() => unpack(content, entry));
  };
  return {
    async json(name) {
      const written = (await read(`${name}.json`))?.toString('utf8');
      if (written === undefined) return undefined;
      if (nestsDeeperThan(DEPTH_MAX, written)) throw unreadable();
      try {
        return JSON.parse(written);
      } catch {
        throw unreadable();
      }
    },
    media: (key) => read(MEDIA + key),
  };
}
