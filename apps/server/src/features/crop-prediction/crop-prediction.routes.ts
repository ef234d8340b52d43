import { cropPredictionEndpoints } from '@ankur/contracts/crop-prediction/endpoints';
import { NON_FIELD } from '@ankur/contracts/http/errors';
import { failure } from '@ankur/contracts/problems';
import type { FastifyError, FastifyInstance } from 'fastify';
import type { AppDeps } from '../../app-deps.ts';
import { AppError, type ErrorKind } from '../../platform/errors/app-error.ts';
import { addRoute } from '../../platform/http/route.ts';
import { createCropPredictionService } from './crop-prediction.service.ts';

const PER_ADDRESS = { name: 'crop', points: 1200, seconds: 60 };

/** Error kinds of unreadable bodies, by status. */
const KINDS: Readonly<Record<number, ErrorKind>> = {
  400: 'invalid',
  413: 'too_large',
  415: 'unsupported_media',
};

/** Errors of these calls are `{status, message, errors}`; the message is the first field's. */
function withMessage(fault: FastifyError | AppError): Error {
  const error = fault instanceof AppError ? fault : unreadable(fault);
  if (!(error instanceof AppError)) return error;
  const [message] = Object.values(error.errors).flat();
  const wait = error.retryAfterS === undefined ? {} : { retryAfterS: error.retryAfterS };
  return new AppError(error.kind, error.failures, {
    ...wait,
    reason: error.reason,
    extra: { status: 'error', message },
  });
}

function unreadable(fault: FastifyError): Error {
  const kind = KINDS[fault.statusCode ?? 500];
  return kind === undefined ? fault : new AppError(kind, { [NON_FIELD]: [failure('unreadable')] });
}

export function cropPredictionRoutes(app: FastifyInstance, deps: AppDeps): void {
  const service = createCropPredictionService(deps);
  const calls = cropPredictionEndpoints;
  void app.register(async (crops) => {
    crops.setErrorHandler((error: FastifyError | AppError) => {
      throw withMessage(error);
    });
    const extras = { perAddress: PER_ADDRESS };
    addRoute(crops, deps.guards, calls.predict, async ({ body }) => service.predict(body), extras);
    addRoute(crops, deps.guards, calls.advice, async ({ body }) => service.advise(body), extras);
    addRoute(
      crops,
      deps.guards,
      calls.defaults,
      async ({ query }) => service.defaults(query),
      extras,
    );
  });
}
