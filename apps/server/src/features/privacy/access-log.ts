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
  return async (operatorId, farmerIds, what) => {
    const others = new Set(farmerIds);
    others.delete(operatorId);
    if (others.size === 0) return;
    const member = await members.findMember(operatorId);
    const looks = [...others].map((farmerId) => ({ id: ids.next(), farmerId }));
    const roles = member?.roles ?? [];
    await log.insert(looks, { operatorId, roles, what, at: clock.now() });
  };
}

export const toAccessEntry = ({ id, name, roles, what, seen_at }: AccessRow): AccessEntry => ({
  id,
  name,
  roles,
  what,
  seen_at: new Date(seen_at).toISOString(),
});
