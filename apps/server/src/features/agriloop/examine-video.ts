import { open } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { ALL_FORMATS, FilePathSource, Input } from 'mediabunny';

export type VideoSeen =
  | { kind: 'video'; extension: 'mp4' | 'webm' | 'mov'; durationS: number }
  /** Something else, whatever its name says. */
  | { kind: 'no-video' }
  /** A container of ours without a readable picture track: cut off or damaged. */
  | { kind: 'broken' };

const EXTENSIONS: Readonly<Record<string, 'mp4' | 'webm' | 'mov'>> = {
  'video/mp4': 'mp4',
  'video/x-m4v': 'mp4',
  'video/3gpp': 'mp4',
  'video/quicktime': 'mov',
  'video/webm': 'webm',
  'video/matroska': 'webm',
  'video/x-matroska': 'webm',
};

/** Looks into a file: container by its bytes, tracks and duration by its tables. Reads little, decodes nothing. */
export async function examineVideo(path: string): Promise<VideoSeen> {
  const type = await fileTypeFromFile(path).catch(() => undefined);
  const extension = type && EXTENSIONS[type.mime];
  if (!extension) return { kind: 'no-video' };
  if (extension !== 'webm' && !(await boxesAreWhole(path))) return { kind: 'broken' };
  const input = new Input({ source: new FilePathSource(path), formats: ALL_FORMATS });
  try {
    const track = await input.getPrimaryVideoTrack();
    if (!track) return { kind: 'broken' };
    // Reads the sample tables to the end: a file that was cut off fails here.
    const durationS = await input.computeDuration();
    return Number.isFinite(durationS)
      ? { kind: 'video', extension, durationS }
      : { kind: 'broken' };
  } catch {
    return { kind: 'broken' };
  } finally {
    input.dispose();
  }
}

/** ISO base media (ISO/IEC 14496-12): the top-level boxes must fill the file; a cut-off one promises more than is there. */
async function boxesAreWhole(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const header = Buffer.alloc(16);
    for (let at = 0; at < size; ) {
      const { bytesRead } = await file.read(header, 0, 16, at);
      if (bytesRead < 8) return false;
      const short = header.readUInt32BE(0);
      const length =
        short === 1 ? Number(header.readBigUInt64BE(8)) : short === 0 ? size - at : short;
      if (length < 8 || at + length > size) return false;
      at += length;
    }
    return true;
  } finally {
    await file.close();
  }
}
