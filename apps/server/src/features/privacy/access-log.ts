import type { AccessEntry } from '@ankur/contracts/privacy/access';
import type { AppDeps, RecordAccess } from '../../app-deps.ts';
import { createRolesRepository } from '../../platform/auth/roles.repository.ts';
import { type AccessRow, createAccessLogRepository } from './access-log.repository.ts';

/** The access log. */
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
