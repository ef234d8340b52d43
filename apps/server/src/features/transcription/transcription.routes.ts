import { failure } from '@ankur/contracts/problems';
import { transcriptionEndpoints } from '@ankur/contracts/transcription/endpoints';
import { HEARD_LETTERS_MAX, SOUND_BYTES_MAX } from '@ankur/contracts/transcription/rules';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../app-deps.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { addRoute } from '../../platform/http/route.ts';
import { ProviderError } from '../../providers/http-client.ts';
import { readSound } from './read-sound.ts';

/** A person who dictates form by form. */
const PER_ACCOUNT = { name: 'transcription', points: 20, seconds: 60 };
/** Recordings written down at once: a service without an accelerator does one at a time. */
const AT_ONCE = 8;
const RETRY_S = 60;
/** The frame of the form around the file. */
const FORM_BYTES = 64 * 1024;

const unavailable = () =>
  new AppError(
    'unavailable',
    { sound: [failure('transcription_unavailable', { retry_after: RETRY_S })] },
    { retryAfterS: RETRY_S, reason: 'transcription' },
  );

/** Recorded speech as text, where the operator has set a service for it. Neither sound nor text is stored or logged. */
export function transcriptionRoutes(app: FastifyInstance, deps: AppDeps): void {
  const { transcriber } = deps.providers;
  let running = 0;
  addRoute(app, deps.guards, transcriptionEndpoints.about, async () => ({
    available: Boolean(transcriber),
  }));
  addRoute(
    app,
    deps.guards,
    transcriptionEndpoints.transcribe,
    async ({ query, request, reply }) => {
      reply.header('cache-control', 'no-store');
      if (!transcriber || transcriber.rests()) throw unavailable();
      const sound = await readSound(request);
      if (running >= AT_ONCE) throw unavailable();
      running += 1;
      try {
        const text = await transcriber.transcribe(sound, query.language);
        return { text: text.slice(0, HEARD_LETTERS_MAX) };
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error;
        request.log.warn({ reason: error.message }, 'speech was not written down');
        throw [400, 415, 422].includes(error.status ?? 0)
          ? new AppError('unsupported_media', { sound: [failure('sound_not_readable')] })
          : unavailable();
      } finally {
        running -= 1;
      }
    },
    { perAccount: PER_ACCOUNT, bodyLimit: SOUND_BYTES_MAX + FORM_BYTES },
  );
}
