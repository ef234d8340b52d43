import { PHOTO_MESSAGES } from '@ankur/contracts/http/common';
import { useT } from '../i18n/use-t.ts';
import { ruleNames } from './rule-names.ts';

const ruleOf = ruleNames(PHOTO_MESSAGES);

/** What is wrong with a chosen photograph in the farmer's language; other messages stay as they are. */
export function usePhotoMessage(): (message: string | null | undefined) => string | null {
  const t = useT('common');
  return (message) => {
    const rule = ruleOf(message ?? '');
    return rule ? t(`photo.${rule}`) : message || null;
  };
}
