import { check } from '@ankur/contracts/http/errors';
import { PICTURE_NOT_IMAGE, PICTURE_TOO_LARGE, profileForm } from '@ankur/contracts/profile/rules';
import type { KeyOf } from '../../lib/i18n/translate.ts';
import { useT } from '../../lib/i18n/use-t.ts';

const RULES = {
  name: 'rule.name',
  age: 'rule.age',
  contact: 'rule.contact',
  location: 'rule.location',
  land_size: 'rule.land_size',
  crops: 'rule.crops',
  seed_brand: 'rule.seed_brand',
  annual_crops: 'rule.annual_crops',
} as const satisfies Record<string, KeyOf<'profile'>>;

function known(): Record<string, KeyOf<'profile'>> {
  const texts: Record<string, KeyOf<'profile'>> = {
    [PICTURE_NOT_IMAGE]: 'rule.serverNotImage',
    [PICTURE_TOO_LARGE]: 'rule.serverTooLarge',
    'Please use at most 500 characters': 'rule.tooLong',
  };
  // An empty form breaks every rule that has a message of its own.
  const empty = check(profileForm, {});
  if (empty.ok) return texts;
  for (const [field, key] of Object.entries(RULES)) {
    const message = empty.errors[field]?.[0];
    if (message) texts[message] = key;
  }
  return texts;
}

/** Messages of the rules and of the server, which come in English, with the keys of their texts. */
export const KNOWN_TEXTS = known();

/** Says a message in the farmer's language; what is not known is shown as it came. */
export function useSay(): (message: string | undefined) => string | undefined {
  const t = useT('profile');
  return (message) => {
    const key = message === undefined ? undefined : KNOWN_TEXTS[message];
    return key ? t(key) : message;
  };
}
