import { createHmac, timingSafeEqual } from 'node:crypto';

const ID_BYTES = 16;
const MAC_BYTES = 16;

const macOf = (key: Buffer, id: Buffer) =>
  createHmac('sha256', key).update(id).digest().subarray(0, MAC_BYTES);

/** The code of a link: its id and a keyed hash of it, so that nobody can guess one. */
export function codeOf(key: Buffer, id: string): string {
  const bytes = Buffer.from(id.replaceAll('-', ''), 'hex');
  return Buffer.concat([bytes, macOf(key, bytes)]).toString('base64url');
}

/** The id that a code stands for; null when it was not made with one of the keys. */
export function idOfCode(keys: readonly Buffer[], code: string): string | null {
  const bytes = Buffer.from(code, 'base64url');
  if (bytes.length !== ID_BYTES + MAC_BYTES || bytes.toString('base64url') !== code) return null;
  const [id, mac] = [bytes.subarray(0, ID_BYTES), bytes.subarray(ID_BYTES)];
  if (!keys.some((key) => timingSafeEqual(macOf(key, id), mac))) return null;
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
