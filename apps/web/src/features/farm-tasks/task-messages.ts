import { TASK_MESSAGES } from '@ankur/contracts/farm-tasks/rules';
import { readHarvestHold } from '@ankur/contracts/greenscan/harvest-hold';
import { ruleNames } from '../../lib/forms/rule-names.ts';
import { cropName } from '../../lib/i18n/crop-name.ts';
import { formatFor } from '../../lib/i18n/format.ts';
import { currentLanguage } from '../../lib/i18n/language-store.ts';
import type { Translate } from '../../lib/i18n/translate.ts';

/** The contract's messages by the names they have in the locale files. */
export const TASK_RULES = {
  name: TASK_MESSAGES.name,
  nameTooLong: TASK_MESSAGES.nameTooLong,
  date: TASK_MESSAGES.date,
  dateUnreal: TASK_MESSAGES.dateUnreal,
  time: TASK_MESSAGES.time,
  notesTooLong: TASK_MESSAGES.notesTooLong,
} as const;
const ruleOf = ruleNames(TASK_RULES);

/** A refused harvest in the farmer's language; null for other messages. */
function heldHarvest(t: Translate<'farm-tasks'>, message: string): string | null {
  const hold = readHarvestHold(message);
  if (!hold) return null;
  const language = currentLanguage();
  const format = formatFor(language);
  return t('harvestHold', {
    crop: cropName(hold.crop, language),
    product: hold.product,
    date: format.date(hold.date),
    until: format.date(hold.until),
  });
}

/** A rule's message in the farmer's language; one that is no rule's stays as the server said it. */
export function localMessage(
  t: Translate<'farm-tasks'>,
  message: string | undefined,
): string | null {
  if (!message) return null;
  const rule = ruleOf(message);
  return rule ? t(`rule.${rule}`) : (heldHarvest(t, message) ?? message);
}
