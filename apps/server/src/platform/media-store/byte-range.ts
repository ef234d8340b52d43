export type ByteRange =
  /** The whole file: no range was requested, or an unsupported one (multiple ranges, other units). */
  { kind: 'all' } | { kind: 'part'; start: number; end: number } | { kind: 'outside' };

const ALL: ByteRange = { kind: 'all' };

/** The range that a `Range` header requests of a file of `size` bytes (RFC 9110, section 14); the end is inclusive. */
export function byteRange(header: string | undefined, size: number): ByteRange {
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return ALL;
  if (from === '') {
    const last = Math.min(Number(to), size);
    return last === 0 ? { kind: 'outside' } : { kind: 'part', start: size - last, end: size - 1 };
  }
  const start = Number(from);
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < start) return ALL;
  return start >= size ? { kind: 'outside' } : { kind: 'part', start, end };
}
