import { isUnreachable } from './field-errors.ts';

/** The state of a view whose answer did not come: without a network that is no error. */
export const failureState = (error: unknown): 'offline' | 'error' =>
  isUnreachable(error) ? 'offline' : 'error';
