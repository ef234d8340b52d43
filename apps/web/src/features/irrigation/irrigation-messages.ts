import { IRRIGATION_MESSAGES } from '@ankur/contracts/irrigation/rules';
import { ruleNames } from '../../lib/forms/rule-names.ts';
import type { Translate } from '../../lib/i18n/translate.ts';

const ruleOf = ruleNames(IRRIGATION_MESSAGES);

/** A rule's message in the farmer's language; one that is no rule's stays as the server said it. */
export function localMessage(
  t: Translate<'irrigation'>,
  message: string | undefined,
): string | null {
  if (!message) return null;
  const rule = ruleOf(message);
  return rule ? t(`rule.${rule}`) : message;
}
