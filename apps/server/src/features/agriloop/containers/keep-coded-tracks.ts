import { BadContainer, EditableFile } from './editable-file.ts';
import { stripMatroska } from './strip-matroska.ts';
import { stripMp4 } from './strip-mp4.ts';

/**
 * Removes everything but coded video and audio from a file in place, since metadata can tell the location of the
 * farm. False when the file is malformed or has too many boxes; it may have been
 * changed then. Decodes nothing. Synchronous: only for a worker thread.
 */
export function keepCodedTracks(
  path: string,
  extension: 'mp4' | 'mov' | 'webm',
  partsMax?: number,
): boolean {
  const file = new EditableFile(path, partsMax);
  try {
    if (extension === 'webm') stripMatroska(file);
    else stripMp4(file);
    return true;
  } catch (error) {
    if (error instanceof BadContainer) return false;
    throw error;
  } finally {
    file.close();
  }
}
