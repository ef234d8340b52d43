import { ALERT_MESSAGES } from '@ankur/contracts/market/rules';
import { ruleNames } from '../../lib/forms/rule-names.ts';
import type { Translate } from '../../lib/i18n/translate.ts';

const ruleOf = ruleNames(ALERT_MESSAGES);

/** A rule's message in the farmer's language; one that is no rule's stays as the server said it. */
export function localMessage(t: Translate<'market'>, message: string): string {
  const rule = ruleOf(message);
  return rule ? t(`rule.${rule}`) : message;
}
