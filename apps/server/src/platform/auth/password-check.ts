import { tooMany, unauthorized } from '../errors/app-error.ts';
import type { Limit, RateLimiter } from '../rate-limit/rate-limit.ts';
import { createFarmersRepository, type FarmerRow } from './farmers.repository.ts';
import { verifyPassword } from './passwords.ts';

/** Limits password guesses with a stolen token. */
const CHECKS: Limit = { name: 'password-check', points: 10, seconds: 15 * 60 };

/** Re-authenticates by password before irreversible actions. */
export async function passwordFits(
  deps: { db: Parameters<typeof createFarmersRepository>[0]; limiter: RateLimiter },
  farmerId: string,
  password: string,
): Promise<{ farmer: FarmerRow; fits: boolean }> {
  const waitS = await deps.limiter.take(CHECKS, farmerId);
  if (waitS > 0) throw tooMany(waitS);
  const farmer = await createFarmersRepository(deps.db).find(farmerId);
  if (!farmer) throw unauthorized();
  const fits = await verifyPassword(farmer.passwordHash, password);
  if (fits) await deps.limiter.forgive(CHECKS, farmerId);
  return { farmer, fits };
}
