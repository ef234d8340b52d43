import type { ExpenseInput } from '@ankur/contracts/finance/rules';

/** Ids of the planting and the animal that an entry of the books is for, whose writes the server needs first. */
export function farmThingsOf(body: object): string[] {
  const { planting, animal } = body as Partial<ExpenseInput>;
  return [planting, animal].flatMap((id) => id ?? []);
}
