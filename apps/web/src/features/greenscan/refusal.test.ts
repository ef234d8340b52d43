import { SCAN_MESSAGES } from '@ankur/contracts/greenscan/rules';
import { expect, it } from 'vitest';
import { refusalKey } from './refusal.ts';

const refusal = (status: number, message: string) => ({
  status,
  data: { error: message, errors: { image: [message] } },
});

it.each([
  [refusal(415, SCAN_MESSAGES.heic), 'problem.heic'],
  [refusal(415, SCAN_MESSAGES.notImage), 'problem.notImage'],
  [refusal(400, SCAN_MESSAGES.damaged), 'problem.damaged'],
  [{ status: 413, data: {} }, 'problem.tooLarge'],
  [{ status: 429, data: { errors: {} } }, 'problem.busy'],
  [{ status: 500, data: {} }, null],
  [{ status: 'FETCH_ERROR', error: 'gone' }, null],
])('%j is told as %s', (error, key) => expect(refusalKey(error)).toBe(key));
