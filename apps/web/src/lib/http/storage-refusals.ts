import { STORAGE_MESSAGES } from '@ankur/contracts/account/storage-messages';
import { EMAIL_UNCONFIRMED } from '@ankur/contracts/auth/messages';
import { ruleNames } from '../forms/rule-names.ts';
import { loadCatalogue } from '../i18n/catalogue.ts';
import { currentLanguage } from '../i18n/language-store.ts';
import { makeTranslate } from '../i18n/translate.ts';
import { fieldErrors } from './field-errors.ts';

const ruleOf = ruleNames(STORAGE_MESSAGES);

/** Whether a server refuses because its disk is full: another attempt soon does no better. */
export const isServerFull = (error: unknown): boolean =>
  Object.values(fieldErrors(error) ?? {}).some((texts) =>
    texts.some((text) => ruleOf(text) === 'serverFull'),
  );

/** A failed request whose messages on full storage or an unconfirmed address are in the farmer's language, whichever form shows them. */
export async function inOwnWords<E extends { data?: unknown }>(error: E): Promise<E> {
  const errors = fieldErrors(error);
  const isOurs = (text: string) => text === EMAIL_UNCONFIRMED || ruleOf(text) !== undefined;
  if (!errors || !Object.values(errors).flat().some(isOurs)) return error;
  const language = currentLanguage();
  const t = makeTranslate<'common'>(language, await loadCatalogue(language, 'common'));
  const said = (text: string) => {
    if (text === EMAIL_UNCONFIRMED) return t('confirmEmail');
    const rule = ruleOf(text);
    return rule ? t(`storage.${rule}`) : text;
  };
  const own = Object.entries(errors).map(([field, texts]) => [field, texts.map(said)]);
  return { ...error, data: { ...(error.data as object), errors: Object.fromEntries(own) } };
}
