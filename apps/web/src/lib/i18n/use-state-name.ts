// locale-keys: market:state.*

import { STATE_CODES } from './state-codes.ts';
import { useT } from './use-t.ts';

const isKnown = (name: string): name is keyof typeof STATE_CODES => name in STATE_CODES;

/** A state's name in the farmer's language; an unknown one as it came. */
export function useStateName(): (name: string) => string {
  const t = useT('market');
  return (name) => (isKnown(name) ? t(`state.${STATE_CODES[name]}`) : name);
}
