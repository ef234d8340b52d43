import { isSame } from './changed-fields.ts';
import { ports } from './outbox.ts';
import type { NewWrite } from './record.ts';
import { isLive } from './records.ts';

/** What a large upload says, but for its id and for what is drawn anew at each attempt. */
const saidIn = ({ request: { url, body }, pieces }: NewWrite): unknown => [
  ...[url, pieces?.mark],
  'form' in body && body.form.filter((part) => 'text' in part && part.name !== 'id'),
];

/**
 * A large upload under the id of one that waits already with the same file and texts, as after a reload of its form: it
 * goes on, instead of being sent twice. Else as it is.
 */
export async function asWaiting(write: NewWrite): Promise<NewWrite> {
  if (!write.pieces?.mark) return write;
  const said = saidIn(write);
  const same = (await ports.store.read(write.owner)).find(
    (one) => isLive(one) && one.kind === 'make' && isSame(saidIn(one), said),
  );
  return same ? { ...write, id: same.id, thing: same.thing } : write;
}
