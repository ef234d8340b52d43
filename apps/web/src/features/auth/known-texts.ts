import * as said from '@ankur/contracts/auth/messages';
import * as rules from '@ankur/contracts/auth/rules';
import type { KeyOf } from '../../lib/i18n/translate.ts';
import { useT } from '../../lib/i18n/use-t.ts';

const [length, uppercase, special, negative] = rules.SIGN_UP_PASSWORD_RULES.map((r) => r.message);

/** Messages of the rules and of the server, which both come in English, with the keys of their texts. */
export const KNOWN_TEXTS: Readonly<Record<string, KeyOf<'auth'>>> = {
  [rules.EMAIL_REQUIRED]: 'rule.emailRequired',
  [rules.EMAIL_INVALID]: 'rule.emailInvalid',
  [rules.PASSWORD_REQUIRED]: 'rule.passwordRequired',
  [rules.NAME_INVALID]: 'rule.nameInvalid',
  [rules.SIGN_UP_MISMATCH]: 'rule.signUpMismatch',
  [rules.TERMS_REQUIRED]: 'rule.terms',
  [length ?? '']: 'rule.length',
  [uppercase ?? '']: 'rule.uppercase',
  [special ?? '']: 'rule.special',
  [negative ?? '']: 'rule.negative',
  [rules.CURRENT_PASSWORD_REQUIRED]: 'rule.currentRequired',
  [rules.CONFIRMATION_REQUIRED]: 'rule.confirmRequired',
  [rules.STRICT_PASSWORD]: 'rule.strict',
  [rules.STRICT_MISMATCH]: 'rule.strictMismatch',
  [said.EMAIL_TAKEN]: 'server.emailTaken',
  [said.BAD_CREDENTIALS]: 'server.credentials',
  [said.ACCOUNT_SUSPENDED]: 'server.suspended',
  [said.PASSWORD_COMMON]: 'server.common',
  [said.SIGN_UPS_CROWDED]: 'server.crowded',
  [said.EMAIL_CONFIRMED]: 'server.emailConfirmed',
  [said.CONFIRMATION_STALE]: 'server.confirmStale',
  [said.CURRENT_PASSWORD_WRONG]: 'server.currentWrong',
  [said.PASSWORD_WRONG]: 'server.passwordWrong',
  [said.RESET_LINK_STALE]: 'server.stale',
  [said.PASSWORD_CHANGED]: 'server.changed',
  [said.PASSWORD_RESET]: 'server.reset',
  [said.RESET_LINK_SENT]: 'server.sent',
  'Too many attempts. Please wait a little and try again.': 'server.tooMany',
  'Please log in again.': 'server.unauthorized',
  'Something went wrong. Please try again later.': 'unreachable',
};

/** Says a message in the farmer's language; what is not known is shown as it came. */
export function useSay(): (message: string | undefined) => string | undefined {
  const t = useT('auth');
  return (message) => {
    const key = message === undefined ? undefined : KNOWN_TEXTS[message];
    return key ? t(key) : message;
  };
}
