import {
  AMOUNT_DECIMALS,
  AMOUNT_POSITIVE,
  AMOUNT_TOO_LARGE,
  RATE_DECIMALS,
  RATE_NOT_NEGATIVE,
  RATE_TOO_LARGE,
} from '@ankur/contracts/finance/money';
import { FINANCE_MESSAGES } from '@ankur/contracts/finance/rules';
import { ruleNames } from '../../lib/forms/rule-names.ts';
import type { Translate } from '../../lib/i18n/translate.ts';

/** The contract's messages by the names they have in the locale files. */
export const RULE_MESSAGES = {
  category: FINANCE_MESSAGES.category,
  source: FINANCE_MESSAGES.source,
  lender: FINANCE_MESSAGES.lender,
  startDate: FINANCE_MESSAGES.startDate,
  endDate: FINANCE_MESSAGES.endDate,
  dateUnreal: FINANCE_MESSAGES.dateUnreal,
  startUnreal: FINANCE_MESSAGES.startUnreal,
  endUnreal: FINANCE_MESSAGES.endUnreal,
  endBeforeStart: FINANCE_MESSAGES.endBeforeStart,
  descriptionTooLong: FINANCE_MESSAGES.descriptionTooLong,
  tooLong: FINANCE_MESSAGES.tooLong,
  amount: AMOUNT_POSITIVE,
  amountDecimals: AMOUNT_DECIMALS,
  amountTooLarge: AMOUNT_TOO_LARGE,
  rate: RATE_NOT_NEGATIVE,
  rateTooLarge: RATE_TOO_LARGE,
  rateDecimals: RATE_DECIMALS,
} as const;
const ruleOf = ruleNames(RULE_MESSAGES);

/** A rule's message in the farmer's language; one that is no rule's stays as the server said it. */
export function localMessage(t: Translate<'finance'>, message: string | undefined): string | null {
  if (!message) return null;
  const rule = ruleOf(message);
  return rule ? t(`rule.${rule}`) : message;
}
