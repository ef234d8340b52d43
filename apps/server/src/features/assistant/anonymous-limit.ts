import { detectLanguage } from '@ankur/assistant/language/detect-language';
import { NON_FIELD } from '@ankur/contracts/http/errors';
import { failure } from '@ankur/contracts/problems';
import { AppError } from '../../platform/errors/app-error.ts';
import { addressKey } from '../../platform/http/client-address.ts';
import type { RateLimiter } from '../../platform/rate-limit/rate-limit.ts';
import { phrase } from './answer/phrases.ts';
import { isSureEmergency } from './understanding/understanding.ts';

/** A person types slower than one question a second; who is not signed in counts by the address alone. */
const ANONYMOUS = { name: 'chat-anonymous', points: 60, seconds: 60 };
/** Beyond that, for a village that tries it out together. */
const BURST = { name: 'chat-anonymous-burst', points: 300, seconds: 600 };

/**
 * Takes a turn of whoever asks without being signed in. Whoever is surely in danger needs none.
 * @throws AppError too_many
 */
export async function needAnonymousTurn(
  limiter: RateLimiter,
  address: string,
  message: string,
): Promise<void> {
  const key = addressKey(address);
  const retryAfterS = await limiter.take(ANONYMOUS, key);
  if (retryAfterS === 0 || (await limiter.take(BURST, key)) === 0 || isSureEmergency(message))
    return;
  const details = phrase('tooMany', detectLanguage(message));
  throw new AppError(
    'too_many',
    { [NON_FIELD]: [failure('chat_too_many', { retry_after: retryAfterS })] },
    // In the language of the message, which the texts of the codes are not.
    { retryAfterS, extra: { details, errors: { [NON_FIELD]: [details] } } },
  );
}
