import { open } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import {
  EncodedPacketSink,
  FilePathSource,
  Input,
  type InputVideoTrack,
  MATROSKA,
  MP4,
  QTFF,
  type VideoCodec,
  WEBM,
} from 'mediabunny';
import { keepCodedTracks } from './containers/keep-coded-tracks.ts';
import { boxesAreWhole, segmentIsWhole } from './containers/whole-container.ts';

export type VideoSeen =
  | {
      kind: 'video';
      extension: 'mp4' | 'webm' | 'mov';
      durationS: number;
      /** Its first frame as a WebP file, where that needs no decoder. */
      frame?: Uint8Array;
    }
  /** Not a video. */
  | { kind: 'no-video' }
  /** A video codec that browsers do not play. */
  | { kind: 'unplayable' }
  /** A known container without a readable video track: truncated or damaged. */
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

/** 8K, portrait or landscape. */
const PIXELS_MAX = 8192 * 4608;

/** Codecs that some browser plays; H.265 on phones with a hardware decoder. */
const PLAYED = new Set<VideoCodec | null>(['avc', 'hevc', 'vp8', 'vp9', 'av1']);

/**
 * Examines a file: container by its magic bytes, tracks, codec and duration by its tables; removes everything but video and
 * audio. Decodes nothing. A hostile file can block the parser forever: call it only in a worker with a time limit (`examine-in-worker.ts`).
 */
export async function examineVideo(path: string): Promise<VideoSeen> {
  const type = await fileTypeFromFile(path).catch(() => undefined);
  const extension = type && EXTENSIONS[type.mime];
  if (!extension) return { kind: 'no-video' };
  if (!(await isWhole(path, extension))) return { kind: 'broken' };
  // Before the tables are read: the remaining boxes are counted and well-formed.
  if (!keepCodedTracks(path, extension)) return { kind: 'broken' };
  const input = new Input({
    source: new FilePathSource(path),
    formats: [MP4, QTFF, WEBM, MATROSKA],
  });
  try {
    const track = await input.getPrimaryVideoTrack();
    const first = track && (await new EncodedPacketSink(track).getFirstPacket());
    if (!first) return { kind: 'broken' };
    // Reads the sample tables to the end: a truncated file fails here.
    const durationS = await input.computeDuration();
    if (!Number.isFinite(durationS)) return { kind: 'broken' };
    const codec = await track.getCodec();
    if (!(await isShowable(track))) return { kind: 'unplayable' };
    if (!PLAYED.has(codec)) return { kind: 'unplayable' };
    const inside = codec === 'vp8' && first.type === 'key';
    return { kind: 'video', extension, durationS, ...(inside && { frame: asWebp(first.data) }) };
  } catch {
    return { kind: 'broken' };
  } finally {
    input.dispose();
  }
}

/** No phone plays larger frames. */
async function isShowable(track: InputVideoTrack): Promise<boolean> {
  const [width, height] = [await track.getCodedWidth(), await track.getCodedHeight()];
  return width > 0 && height > 0 && width * height <= PIXELS_MAX;
}

async function isWhole(path: string, extension: 'mp4' | 'webm' | 'mov'): Promise<boolean> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    return await (extension === 'webm' ? segmentIsWhole(file, size) : boxesAreWhole(file, size));
  } finally {
    await file.close();
  }
}

/** A VP8 key frame is the bitstream of a lossy WebP file (RFC 9649, section 2.5): only the RIFF frame is missing. */
function asWebp(keyFrame: Uint8Array): Uint8Array {
  const padding = keyFrame.length % 2;
  const file = Buffer.alloc(20 + keyFrame.length + padding);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(12 + keyFrame.length + padding, 4);
  file.write('WEBPVP8 ', 8, 'latin1');
  file.writeUInt32LE(keyFrame.length, 16);
  file.set(keyFrame, 20);
  return file;
}
