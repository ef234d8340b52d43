import { cropPredictionEndpoints } from '@ankur/contracts/crop-prediction/endpoints';
import { CROP_MESSAGES } from '@ankur/contracts/crop-prediction/rules';
import { NON_FIELD } from '@ankur/contracts/http/errors';
import type { FastifyError, FastifyInstance } from 'fastify';
import type { AppDeps } from '../../app-deps.ts';
import { AppError, type ErrorCode } from '../../platform/errors/app-error.ts';
import { addRoute } from '../../platform/http/route.ts';
import { createCropPredictionService } from './crop-prediction.service.ts';

const PER_ADDRESS = { name: 'crop', points: 1200, seconds: 60 };

/** What a body that cannot be read is refused with. */
const CODES: Readonly<Record<number, ErrorCode>> = {
  400: 'invalid',
  413: 'too_large',
  415: 'unsupported_media',
};

/** These calls refuse with `{status, message, errors}`; the message is the first of the fields'. */
function withMessage(error: FastifyError | AppError): Error {
  if (error instanceof AppError) {
    const message = Object.values(error.errors)[0]?.[0] ?? CROP_MESSAGES.failed;
    const wait = error.retryAfterS === undefined ? {} : { retryAfterS: error.retryAfterS };
    return new AppError(error.code, error.errors, {
      ...wait,
      extra: { status: 'error', message },
    });
  }
  const code = CODES[error.statusCode ?? 500];
  if (code === undefined) return error;
  const message = 'The request could not be read.';
  return new AppError(code, { [NON_FIELD]: [message] }, { extra: { status: 'error', message } });
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
