import { greenscanEndpoints } from '@ankur/contracts/greenscan/endpoints';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../app-deps.ts';
import { addRoute } from '../../platform/http/route.ts';
import { toAnalysis } from './analysis.mapper.ts';
import { createLeafThread, LeafRefused } from './leaf-thread.ts';
import { withPhotographs } from './read-photographs.ts';
import { refusalError } from './scan-errors.ts';

/** Whole villages share an address; each photograph costs about a twentieth of a second. */
const PER_ADDRESS = { name: 'greenscan', points: 240, seconds: 60 };
const BODY_BYTES_MAX = 90 * 1024 * 1024;

export function greenscanRoutes(app: FastifyInstance, deps: AppDeps): void {
  const doctor = createLeafThread();
  app.addHook('onClose', () => doctor.close());

  addRoute(
    app,
    deps.guards,
    greenscanEndpoints.analyze,
    async ({ request, reply }) => {
      reply.header('cache-control', 'no-store');
      return withPhotographs(request, async ({ photographs, fields }) => {
        const crop = typeof fields.crop === 'string' ? fields.crop.trim() || null : null;
        try {
          const report = await doctor.ask(photographs, crop);
          return { analysis: toAnalysis(report, crop) };
        } catch (error) {
          throw error instanceof LeafRefused ? refusalError(error.refusal) : error;
        }
      });
    },
    { perAddress: PER_ADDRESS, bodyLimit: BODY_BYTES_MAX },
  );
}
