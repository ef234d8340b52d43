import { useState } from 'react';
import { useOwnState } from '../../entities/farmer/use-own-state.ts';
import { PERSONAL_KEY_PREFIX, readText, writeText } from '../../lib/storage/storage.ts';

const KEY = `${PERSONAL_KEY_PREFIX}crop-state`;

/**
 * The state whose facts are listed first: the last choice, else the farmer's own. `null` as choice
 * means all of India, also for a state without facts.
 */
export function useChosenState(states: readonly string[]) {
  const own = useOwnState();
  const [chosen, setChosen] = useState(() => readText(KEY));
  const wanted = chosen ?? own;
  return {
    own,
    state: wanted !== null && states.includes(wanted) ? wanted : null,
    choose: (state: string | null) => {
      setChosen(state ?? '');
      writeText(KEY, state ?? '');
    },
  };
}
