import {
  BufferTarget,
  EncodedPacket,
  EncodedVideoPacketSource,
  MkvOutputFormat,
  Mp4OutputFormat,
  Output,
  TextSubtitleSource,
  WebMOutputFormat,
} from 'mediabunny';
import sharp from 'sharp';

interface Made {
  seconds: number;
  framesPerS?: number;
  /** Text in every metadata field of the format, and in a subtitle track. */
  note?: string;
  /** Written while recording: fragmented, with unknown sizes. */
  live?: boolean;
}

const WIDTH = 96;
const HEIGHT = 160;
/** A decoder description of the smallest form (ISO/IEC 14496-15); nobody decodes these videos. */
const AVC_DESCRIPTION = Uint8Array.from([1, 0x42, 0, 0x1f, 0xff, 0xe0, 0]);

async function written(
  format: WebMOutputFormat | Mp4OutputFormat,
  codec: 'vp8' | 'avc',
  frame: Uint8Array,
  { seconds, framesPerS = 1, note }: Made,
): Promise<Buffer> {
  const target = new BufferTarget();
  const output = new Output({ format, target });
  const source = new EncodedVideoPacketSource(codec);
  output.addVideoTrack(source, note === undefined ? {} : { name: note });
  const subtitles = note === undefined ? null : new TextSubtitleSource('webvtt');
  if (subtitles) output.addSubtitleTrack(subtitles, { name: 'place' });
  if (note !== undefined)
    output.setMetadataTags({
      title: note,
      comment: note,
      images: [{ data: Buffer.from(note), mimeType: 'image/png', kind: 'unknown' }],
      raw: { LOCATION: note, location: note },
    });
  await output.start();
  if (note !== undefined)
    await subtitles?.add(
      `WEBVTT\n\n${Array.from({ length: seconds }, (_, at) => `00:00:0${at}.000 --> 00:00:0${at}.900\n${note}`).join('\n\n')}\n`,
    );
  const decoderConfig = {
    codec: codec === 'vp8' ? 'vp8' : 'avc1.42001f',
    codedWidth: WIDTH,
    codedHeight: HEIGHT,
    ...(codec === 'avc' ? { description: AVC_DESCRIPTION } : {}),
  };
  for (let at = 0; at < seconds * framesPerS; at += 1)
    await source.add(new EncodedPacket(frame, 'key', at / framesPerS, 1 / framesPerS), {
      decoderConfig,
    });
  await output.finalize();
  return Buffer.from(target.buffer ?? new ArrayBuffer(0));
}

/** A real WebM video (with metadata: Matroska) of one brown frame: the VP8 key frame of a lossy WebP file. */
export async function aWebm(made: Made): Promise<Buffer> {
  const create = { width: WIDTH, height: HEIGHT, channels: 3, background: '#bc6c25' } as const;
  const webp = await sharp({ create }).webp({ quality: 80 }).toBuffer();
  const bytes = webp.readUInt32LE(16);
  const format = made.note === undefined ? WebMOutputFormat : MkvOutputFormat;
  const frame = webp.subarray(20, 20 + bytes);
  return written(new format({ appendOnly: made.live ?? false }), 'vp8', frame, made);
}

/** A well-formed MP4 container with empty frames. */
export function anMp4({ tableFirst = true, ...made }: Made & { tableFirst?: boolean }) {
  const frame = Uint8Array.from([0, 0, 0, 2, 0x65, 0x88]);
  const fastStart = made.live ? 'fragmented' : tableFirst && 'in-memory';
  return written(new Mp4OutputFormat({ fastStart }), 'avc', frame, made);
}
