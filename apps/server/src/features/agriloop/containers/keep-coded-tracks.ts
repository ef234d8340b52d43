import { BadContainer, EditableFile } from './editable-file.ts';
import { stripMatroska } from './strip-matroska.ts';
import { stripMp4 } from './strip-mp4.ts';

/**
 * Takes out of a video, in the file itself, everything but coded pictures and sound: a farmer shows a field, not the
 * way to the farm. False when the file is not in order or has more parts than any camera writes; it may have been
 * changed then. Nothing is decoded. Synchronous: only for a thread of its own.
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
