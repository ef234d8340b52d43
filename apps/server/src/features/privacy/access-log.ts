import type { AccessEntry, AccessKind } from '@ankur/contracts/privacy/access';
import type { AppDeps } from '../../app-deps.ts';
import { createRolesRepository } from '../console/roles.repository.ts';
import { type AccessRow, createAccessLogRepository } from './access-log.repository.ts';

/** Notes that an account with a role looked at a farmer's things. */
export type RecordAccess = (
  operatorId: string,
  farmerId: string,
  what: AccessKind,
) => Promise<void>;

/**
 * For the console: call it wherever it shows somebody what belongs to a farmer. Looks at one's own things, and the same
 * look within an hour, are not noted again.
 */
export function createRecordAccess({
  db,
  clock,
  ids,
}: Pick<AppDeps, 'db' | 'clock' | 'ids'>): RecordAccess {
  const log = createAccessLogRepository(db);
  const members = createRolesRepository(db);
  return async (operatorId, farmerId, what) => {
    if (operatorId === farmerId) return;
    const member = await members.findMember(operatorId);
    const roles = member?.roles ?? [];
    await log.insert({ id: ids.next(), operatorId, farmerId, roles, what, at: clock.now() });
  };
}

export const toAccessEntry = ({ id, name, roles, what, seen_at }: AccessRow): AccessEntry => ({
  id,
  name,
  roles,
  what,
  seen_at: new Date(seen_at).toISOString(),
});
