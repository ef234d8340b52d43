import type { FileHandle } from 'node:fs/promises';
import { BadSetting } from '../../../platform/config/config.ts';
import { type KeyRecipe, keyFrom, newKeyRecipe } from './archive-key.ts';

const MAGIC = 'ANKUR-BACKUP 1 ';
const HEADER_BYTES_MAX = 4_096;

interface Header {
  made_at: string;
  /** Null: not encrypted. */
  key: KeyRecipe | null;
}

/** An invalid archive; `message` is one sentence for the operator. */
export class BadArchive extends Error {}

export interface OpenHeader {
  /** The whole first line. */
  line: Buffer;
  key: Buffer | null;
}

/** The first line of a new archive, and its key. */
export async function makeHeader(passphrase: string | null, now: Date): Promise<OpenHeader> {
  const recipe = passphrase === null ? null : newKeyRecipe();
  const header: Header = { made_at: now.toISOString(), key: recipe };
  const key = recipe && passphrase !== null ? await keyFrom(passphrase, recipe) : null;
  return { line: Buffer.from(`${MAGIC}${JSON.stringify(header)}\n`), key };
}

/**
 * Reads the first line of an archive and makes its key.
 * @throws BadArchive when it is not a backup of this product, BadSetting when a passphrase is missing
 */
export async function readHeader(
  file: FileHandle,
  passphrase: string | null,
  name: string,
): Promise<OpenHeader> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(HEADER_BYTES_MAX), 0, undefined, 0);
  const end = buffer.subarray(0, bytesRead).indexOf('\n');
  if (end < 0 || !buffer.subarray(0, end).toString().startsWith(MAGIC))
    throw new BadArchive(`${name} is no backup of this product`);
  const line = Buffer.from(buffer.subarray(0, end + 1));
  const { key: recipe } = parsed(line.subarray(MAGIC.length).toString(), name);
  if (recipe && passphrase === null)
    throw new BadSetting(`${name} is encrypted: name its passphrase file with --passphrase-file`);
  return { line, key: recipe && passphrase !== null ? await keyFrom(passphrase, recipe) : null };
}

function parsed(text: string, name: string): Header {
  try {
    return JSON.parse(text) as Header;
  } catch {
    throw new BadArchive(`${name}: the header is damaged`);
  }
}
