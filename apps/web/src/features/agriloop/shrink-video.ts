import {
  BlobSource,
  BufferTarget,
  Conversion,
  getFirstEncodableVideoCodec,
  Input,
  type InputVideoTrack,
  MATROSKA,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  Quality,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny';
import { hex } from '../../lib/hex.ts';
import { FRAMES_PER_S_MAX, type Shrunk, shrunkOf } from './shrink-sizes.ts';
import type { VideoPlan } from './shrink-thread.ts';

/** Packets read to estimate the frame rate. */
const PACKETS_LOOKED_AT = 60;
const KEY_FRAME_EVERY_S = 2;

const open = (file: Blob): Input =>
  new Input({ source: new BlobSource(file), formats: [MP4, QTFF, WEBM, MATROSKA] });

async function shrunkTrack(track: InputVideoTrack, durationS: number): Promise<Shrunk> {
  const { averagePacketRate } = await track.computePacketStats(PACKETS_LOOKED_AT);
  const [width, height] = [await track.getDisplayWidth(), await track.getDisplayHeight()];
  return shrunkOf({ width, height, framesPerS: averagePacketRate, durationS });
}

/** H.264 plays everywhere; browsers without its encoder may have VP9 or VP8. */
const codecFor = ({ width, height, videoBitsPerS }: Shrunk) =>
  getFirstEncodableVideoCodec(['avc', 'vp9', 'vp8'], {
    width,
    height,
    quality: new Quality({ bitrate: videoBitsPerS }),
  });

/** Duration and possible target of a video; null when this browser cannot read it. */
export async function planShrinking(file: Blob): Promise<VideoPlan | null> {
  const input = open(file);
  try {
    const track = await input.getPrimaryVideoTrack();
    if (!track) return null;
    const durationS = await input.computeDuration();
    const to = await shrunkTrack(track, durationS);
    const can = (await track.canDecode()) && (await codecFor(to)) !== null;
    return { durationS, to: can ? to : null };
  } catch {
    return null;
  } finally {
    input.dispose();
  }
}

async function fingerprint(content: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return hex(hash.subarray(0, 8));
}

/**
 * Re-encodes a video to at most 720 lines, without location and other metadata, with fast start.
 * @throws when encoding fails or an audio track would be lost.
 */
export async function shrinkVideo(
  file: File,
  to: Shrunk,
  onProgress: (share: number) => void,
): Promise<File> {
  const input = open(file);
  const codec = await codecFor(to);
  if (!codec) throw new Error('no encoder');
  const mp4 = codec === 'avc';
  const target = new BufferTarget();
  const output = new Output({
    format: mp4 ? new Mp4OutputFormat({ fastStart: 'in-memory' }) : new WebMOutputFormat(),
    target,
  });
  const conversion = await Conversion.init({
    input,
    output,
    tracks: 'primary',
    tags: {},
    showWarnings: false,
    video: {
      width: to.width,
      height: to.height,
      fit: 'contain',
      codec,
      quality: new Quality({ bitrate: to.videoBitsPerS }),
      ...(to.framesPerS === FRAMES_PER_S_MAX ? { frameRate: FRAMES_PER_S_MAX } : {}),
      keyFrameInterval: KEY_FRAME_EVERY_S,
      forceTranscode: true,
    },
  });
  try {
    if (!conversion.isValid || conversion.discardedTracks.length > 0)
      throw new Error('a track would be lost');
    conversion.onProgress = onProgress;
    await conversion.execute();
    const { buffer } = target;
    if (!buffer) throw new Error('nothing was written');
    // Named by its content: an upload resumes only with identical bytes.
    const name = `${await fingerprint(buffer)}.${mp4 ? 'mp4' : 'webm'}`;
    return new File([buffer], name, { type: mp4 ? 'video/mp4' : 'video/webm', lastModified: 0 });
  } finally {
    input.dispose();
  }
}
