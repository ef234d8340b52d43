import { languagesEndpoints } from '@ankur/contracts/languages/endpoints';
import { readCoverage } from '@ankur/languages/coverage';
import { LANGUAGES } from '@ankur/languages/languages';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../app-deps.ts';
import { addRoute } from '../../platform/http/route.ts';

const HOUR_S = 3600;

let coverage: ReturnType<typeof readCoverage> | undefined;

/** The coverage of every language, computed at the first call; a failure is not cached. */
function countedCoverage(): ReturnType<typeof readCoverage> {
  coverage ??= readCoverage().catch((error: unknown) => {
    coverage = undefined;
    throw error;
  });
  return coverage;
}

export function languagesRoutes(app: FastifyInstance, { guards }: AppDeps): void {
  addRoute(app, guards, languagesEndpoints.list, async ({ reply }) => {
    const shares = await countedCoverage();
    reply.header('cache-control', `public, max-age=${HOUR_S}`);
    return LANGUAGES.flatMap(({ code, name, own_name, script, direction, reviewed }) => {
      const own = shares.get(code);
      return own ? [{ code, name, own_name, script, direction, reviewed, coverage: own }] : [];
    });
  });
}
