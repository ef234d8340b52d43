import { hex } from '../hex.ts';
import { nowMs } from '../time/clock.ts';

/** State of the last id: keeps order within a millisecond and after the clock was set back. */
let lastMs = 0;
let count = 0;

/**
 * A client id: a UUID of version 7 (RFC 9562), whose first 48 bits are milliseconds since
 * 1970 and whose next 12 a counter, so that ids are ordered by creation. Works in insecure contexts, too.
 */
export function rowId(): string {
  const random = crypto.getRandomValues(new Uint8Array(10));
  const now = nowMs();
  if (now > lastMs) {
    lastMs = now;
    // The upper half of the counter is left for increments.
    count = ((random[8] ?? 0) << 3) | ((random[9] ?? 0) & 0b111);
  } else if (count < 0xfff) count += 1;
  else {
    lastMs += 1;
    count = 0;
  }
  const time = lastMs.toString(16).padStart(12, '0');
  const variant = (((random[0] ?? 0) & 0x3f) | 0x80).toString(16);
  const tail = variant + hex(random.subarray(1, 8));
  return `${time.slice(0, 8)}-${time.slice(8)}-7${count.toString(16).padStart(3, '0')}-${tail.slice(0, 4)}-${tail.slice(4)}`;
}
