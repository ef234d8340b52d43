import CircuitBreaker from 'opossum';
import * as z from 'zod/mini';
import type { Config } from '../../platform/config/config.ts';
import { ProviderError } from '../http-client.ts';
import type { Sound, Transcriber } from './transcription.ts';

const NAME = 'transcription';
/** A minute of speech takes a small model about half a minute on a processor without an accelerator. */
const TIMEOUT_MS = 40_000;
const REST_MS = 30_000;
const ANSWER_BYTES_MAX = 200_000;
const answer = z.object({ text: z.string() });

/** A refusal of this recording says nothing about the service's health. */
const isHealthy = (error: unknown) =>
  error instanceof ProviderError && [400, 413, 415, 422].includes(error.status ?? 0);

/**
 * Transcription by `POST {base}/audio/transcriptions` as OpenAI defines it; whisper.cpp's server answers it with
 * `--inference-path /v1/audio/transcriptions`. The address is the operator's own and may be private. Null without one.
 */
export function createTranscriber(
  config: Pick<Config, 'TRANSCRIPTION_URL' | 'TRANSCRIPTION_API_KEY' | 'TRANSCRIPTION_MODEL'>,
  timeoutMs = TIMEOUT_MS,
  restMs = REST_MS,
): Transcriber | null {
  const {
    TRANSCRIPTION_URL: base,
    TRANSCRIPTION_API_KEY: key,
    TRANSCRIPTION_MODEL: model,
  } = config;
  if (!base) return null;
  const url = `${base.replace(/\/+$/, '')}/audio/transcriptions`;

  const ask = async ({ content, type, name }: Sound, language: string): Promise<string> => {
    const body = new FormData();
    body.append('file', new File([new Uint8Array(content)], name, { type }));
    body.append('model', model);
    body.append('language', language);
    body.append('response_format', 'json');
    try {
      const response = await fetch(url, {
        method: 'POST',
        body,
        headers: key ? { authorization: `Bearer ${key}` } : {},
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!response.ok) {
        await response.body?.cancel();
        throw new ProviderError('refused', `${NAME} answered ${response.status}`, response.status);
      }
      return readText(await limited(response));
    } catch (error) {
      if (error instanceof ProviderError) throw error;
      const isLate = (error as Error).name === 'TimeoutError';
      throw new ProviderError(
        isLate ? 'timeout' : 'unreachable',
        `${NAME}: ${(error as Error).message}`,
      );
    }
  };
  const circuit = new CircuitBreaker(ask, {
    name: NAME,
    timeout: false,
    resetTimeout: restMs,
    errorFilter: isHealthy,
  });
  circuit.on('failure', () => circuit.open());
  return {
    rests: () => circuit.opened,
    async transcribe(sound, language) {
      try {
        return await circuit.fire(sound, language);
      } catch (error) {
        if (error instanceof ProviderError) throw error;
        // An open circuit, or a half-open one that is trying another request, rejects with an error of its own.
        throw new ProviderError('unreachable', `${NAME} is being left alone after a failure`);
      }
    },
  };
}

async function limited(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.byteLength;
    if (bytes > ANSWER_BYTES_MAX) throw new ProviderError('bad-answer', `${NAME} says too much`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function readText(body: string): string {
  try {
    return answer.parse(JSON.parse(body)).text.replace(/\s+/g, ' ').trim();
  } catch {
    throw new ProviderError('bad-answer', `${NAME} did not answer with a text`);
  }
}
