import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/**
 * An archive is a header line and then blocks: length of the payload (4 bytes, big endian), kind (1), nonce (12),
 * tag (16), payload. Encrypted, the payload is AES-256-GCM and the tag its authentication tag; plain, the tag is the
 * beginning of a SHA-256. Both cover the header, the number of the block and its kind, so that no block can be
 * changed, dropped, repeated or moved undetected.
 */
export const BLOCK_KINDS = { json: 1, raw: 2, zstd: 3 } as const;
export type BlockKind = keyof typeof BLOCK_KINDS;

export const PREFIX_BYTES = 33;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Far above what is written (1 MiB and a manifest): a greater length means damage. */
const PAYLOAD_BYTES_MAX = 64 * 1024 * 1024;

export interface BlockPrefix {
  length: number;
  kind: BlockKind;
  nonce: Buffer;
  tag: Buffer;
}

export interface BlockSealer {
  /** A block ready to be written. */
  seal(index: number, kind: BlockKind, payload: Buffer): Buffer[];
  /** Decrypts the payload. @throws DamagedBlock when any of it was changed or the key is wrong */
  open(index: number, prefix: BlockPrefix, payload: Buffer): Buffer;
}

/** A block fails authentication. */
export class DamagedBlock extends Error {}

const kindOf = (code: number): BlockKind | undefined =>
  (Object.keys(BLOCK_KINDS) as BlockKind[]).find((kind) => BLOCK_KINDS[kind] === code);

/** Encrypts and authenticates with the key; without one only detects damage. `header` is the archive's first line. */
export function createBlockSealer(key: Buffer | null, header: Buffer): BlockSealer {
  const ofHeader = createHash('sha256').update(header).digest();
  const context = (index: number, kind: BlockKind) => {
    const rest = Buffer.alloc(9);
    rest.writeBigUInt64BE(BigInt(index));
    rest.writeUInt8(BLOCK_KINDS[kind], 8);
    return Buffer.concat([ofHeader, rest]);
  };
  const sumOf = (index: number, kind: BlockKind, payload: Buffer) =>
    createHash('sha256')
      .update(context(index, kind))
      .update(payload)
      .digest()
      .subarray(0, TAG_BYTES);
  return {
    seal(index, kind, payload) {
      if (!key) {
        const nonce = Buffer.alloc(NONCE_BYTES);
        return [prefixOf(kind, nonce, sumOf(index, kind, payload), payload.length), payload];
      }
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(context(index, kind));
      const sealed = Buffer.concat([cipher.update(payload), cipher.final()]);
      return [prefixOf(kind, nonce, cipher.getAuthTag(), sealed.length), sealed];
    },
    open(index, { kind, nonce, tag }, payload) {
      if (!key) {
        if (!sumOf(index, kind, payload).equals(tag)) throw new DamagedBlock();
        return payload;
      }
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES })
          .setAAD(context(index, kind))
          .setAuthTag(tag);
        return Buffer.concat([decipher.update(payload), decipher.final()]);
      } catch {
        throw new DamagedBlock();
      }
    },
  };
}

function prefixOf(kind: BlockKind, nonce: Buffer, tag: Buffer, length: number): Buffer {
  const start = Buffer.alloc(5);
  start.writeUInt32BE(length);
  start.writeUInt8(BLOCK_KINDS[kind], 4);
  return Buffer.concat([start, nonce, tag]);
}

/** @throws DamagedBlock when no block begins like this */
export function readPrefix(bytes: Buffer): BlockPrefix {
  const length = bytes.readUInt32BE();
  const kind = kindOf(bytes.readUInt8(4));
  if (!kind || length > PAYLOAD_BYTES_MAX) throw new DamagedBlock();
  const nonce = bytes.subarray(5, 5 + NONCE_BYTES);
  return { length, kind, nonce, tag: bytes.subarray(5 + NONCE_BYTES, PREFIX_BYTES) };
}
