import privacy from 'virtual:endpoints/privacy';
import type { OperatorContact } from '@ankur/contracts/privacy/endpoints';
import { pathOf } from '../../lib/http/call.ts';
import { useLoaded } from '../../lib/use-loaded.ts';

async function askOperator(): Promise<OperatorContact | null> {
  const answer = await fetch(pathOf(privacy.notice));
  if (!answer.ok) return null;
  return ((await answer.json()) as { operator: OperatorContact }).operator;
}

/** The operator's contact; null until loaded. Without the store, which the terms page does not load. */
export function useOperator(): OperatorContact | null {
  return useLoaded('operator', askOperator);
}
