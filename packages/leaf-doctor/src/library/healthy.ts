import { libraryText } from './text.ts';

/** Said when no disease is found; the English name is the one the screens promise. */
export const HEALTHY = {
  name: libraryText('healthy.name'),
  advice: [libraryText('healthy.advice_1'), libraryText('healthy.advice_2')],
};
