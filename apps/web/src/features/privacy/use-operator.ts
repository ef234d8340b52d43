import privacy from 'virtual:endpoints/privacy';
import type { OperatorContact } from '@ankur/contracts/privacy/endpoints';
import { useEffect, useState } from 'react';
import { pathOf } from '../../lib/http/call.ts';

async function askOperator(): Promise<OperatorContact | null> {
  const answer = await fetch(pathOf(privacy.notice)).catch(() => null);
  if (!answer?.ok) return null;
  return ((await answer.json()) as { operator: OperatorContact }).operator;
}

/** The operator's contact; null until loaded. Without the store, which the terms page does not load. */
export function useOperator(): OperatorContact | null {
  const [operator, setOperator] = useState<OperatorContact | null>(null);
  useEffect(() => {
    let isThere = true;
    void askOperator().then((told) => isThere && setOperator(told));
    return () => {
      isThere = false;
    };
  }, []);
  return operator;
}
