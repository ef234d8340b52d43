import type { CreditInput } from '@ankur/contracts/farm-record/credits';
import { toPaise } from '@ankur/contracts/finance/money';
import { failure } from '@ankur/contracts/problems';
import { invalid } from '../../platform/errors/app-error.ts';
import { given } from '../../platform/records/given.ts';
import type { Values } from '../../platform/records/records.repository.ts';
import type { CreditRow } from './credits.mapper.ts';

/**
 * Columns of new goods on credit, or of a change of them.
 * @throws AppError invalid when they are due before they were taken
 */
export async function creditValues(
  input: Partial<CreditInput>,
  held: CreditRow | null,
): Promise<Values> {
  const isNew = held === null;
  const takenOn = input.taken_on ?? held?.takenOn ?? '';
  const dueOn = input.due_on === undefined ? held?.dueOn : input.due_on;
  if (dueOn && dueOn < takenOn) throw invalid({ due_on: [failure('end_before_start')] });
  return given({
    shop: input.shop,
    item: input.item,
    amountPaise: input.amount === undefined ? undefined : toPaise(input.amount),
    ratePercentMonth: input.rate_percent_month ?? (isNew ? 0 : undefined),
    takenOn: input.taken_on,
    dueOn: input.due_on,
    payments: input.payments ?? (isNew ? [] : undefined),
    note: input.note ?? (isNew ? '' : undefined),
  });
}
