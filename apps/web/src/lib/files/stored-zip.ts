/*
 * A ZIP of files stored as they are (APPNOTE 6.3.10, method 0): photographs do not get smaller by packing, and a library that
 * packs would be the larger part of the chunk.
 */

export interface ZipFile {
  /** Path in the archive. */
  name: string;
  content: Uint8Array<ArrayBuffer>;
}

const POLYNOMIAL = 0xedb88320;
const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ POLYNOMIAL : rest >>> 1;
  return rest;
});

/** CRC-32 as ZIP has it (ISO 3309). */
export function crc32(content: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of content) sum = (TABLE[(sum ^ byte) & 255] ?? 0) ^ (sum >>> 8);
  return (sum ^ 0xffffffff) >>> 0;
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
/** Names are UTF-8. */
const UTF8 = 0x0800;

function numbers(parts: readonly (readonly [value: number, bytes: 2 | 4])[]) {
  const view = new DataView(new ArrayBuffer(parts.reduce((sum, [, bytes]) => sum + bytes, 0)));
  let at = 0;
  for (const [value, bytes] of parts) {
    if (bytes === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += bytes;
  }
  return new Uint8Array(view.buffer);
}

/** Time and date of day as MS-DOS has them, on the device's clock. */
function dosTime(at: Date): readonly [number, number] {
  const time = (at.getHours() << 11) | (at.getMinutes() << 5) | (at.getSeconds() >> 1);
  const date = ((at.getFullYear() - 1980) << 9) | ((at.getMonth() + 1) << 5) | at.getDate();
  return [time, date];
}

/** The archive of some files; for less than 4 GB and 65,536 files. */
export function storedZip(files: readonly ZipFile[], at: Date): Blob {
  const [time, date] = dosTime(at);
  const local: Uint8Array<ArrayBuffer>[] = [];
  const central: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  for (const { name, content } of files) {
    const path = new TextEncoder().encode(name) as Uint8Array<ArrayBuffer>;
    const common = [
      ...([
        [VERSION, 2],
        [UTF8, 2],
        [0, 2],
        [time, 2],
        [date, 2],
      ] as const),
      ...([
        [crc32(content), 4],
        [content.length, 4],
        [content.length, 4],
      ] as const),
      ...([
        [path.length, 2],
        [0, 2],
      ] as const),
    ];
    const header = numbers([[LOCAL, 4], ...common]);
    local.push(header, path, content);
    const rest = [
      [0, 2],
      [0, 2],
      [0, 2],
      [0, 4],
      [offset, 4],
    ] as const;
    central.push(numbers([[CENTRAL, 4], [VERSION, 2], ...common, ...rest]), path);
    offset += header.length + path.length + content.length;
  }
  const size = central.reduce((sum, part) => sum + part.length, 0);
  const count = files.length;
  const end = numbers([
    ...([
      [END, 4],
      [0, 2],
      [0, 2],
      [count, 2],
      [count, 2],
    ] as const),
    ...([
      [size, 4],
      [offset, 4],
      [0, 2],
    ] as const),
  ]);
  return new Blob([...local, ...central, end], { type: 'application/zip' });
}
