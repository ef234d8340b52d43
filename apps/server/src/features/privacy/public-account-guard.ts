import { failure } from '@ankur/contracts/problems';
import type { Database } from '../../platform/database/database.ts';
import { forbidden } from '../../platform/errors/app-error.ts';
import type { RouteGuards } from '../../platform/http/route.ts';
import { createPrivacyRepository } from './privacy.repository.ts';

/** Refuses public actions of accounts that are under 18 or hidden. @throws AppError forbidden */
export function createPublicAccountGuard(db: Database): RouteGuards['needPublicAccount'] {
  const accounts = createPrivacyRepository(db);
  return async (farmerId) => {
    if (!(await accounts.isHidden(farmerId))) return;
    const { age } = await accounts.findNewest(farmerId);
    throw forbidden(failure(age?.allowed === false ? 'account_minor' : 'account_hidden'));
  };
}
