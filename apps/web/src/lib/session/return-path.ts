import { holdText, readText } from '../storage/storage.ts';

export const HOME = '/application/land';
const KEY = 'return_path';

/** Where a farmer goes after signing in: the page that a visitor asked for last, else home. */
export const returnPath = (): string => readText(KEY) ?? HOME;

/** Remembers the page that a visitor asked for, also through a reload; without one home. */
export const keepReturnPath = (asked = HOME): void => holdText(KEY, asked);
