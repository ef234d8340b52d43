import { ROLES, type Role } from '@ankur/contracts/console/rules';

export type OperatorArguments =
  | { kind: 'list'; email: string | null; role: Role | null }
  | { kind: 'add' | 'remove'; email: string; role: Role }
  | { kind: 'wrong'; reason: string };

export const OPERATOR_USAGE = `usage: npm run operator -- COMMAND
  add EMAIL --role ${ROLES.join('|')}
  remove EMAIL --role ${ROLES.join('|')}
  list [EMAIL] [--role ${ROLES.join('|')}]
An expert added here is one for all fields and languages; npm run experts narrows that.
`;

/** Parses the arguments of `npm run operator --`. */
export function parseOperatorArguments(words: readonly string[]): OperatorArguments {
  const flagAt = words.indexOf('--role');
  const given = flagAt < 0 ? undefined : words[flagAt + 1];
  const role = ROLES.find((known) => known === given) ?? null;
  const rest = words.filter((_, at) => flagAt < 0 || (at !== flagAt && at !== flagAt + 1));
  const [verb, email = null, ...more] = rest;
  if (more.length > 0 || email?.startsWith('--'))
    return { kind: 'wrong', reason: `Not understood: ${more[0] ?? email}` };
  if (flagAt >= 0 && !role) return { kind: 'wrong', reason: `--role must be ${ROLES.join(', ')}` };
  if (verb === 'list') return { kind: 'list', email, role };
  if (verb !== 'add' && verb !== 'remove')
    return { kind: 'wrong', reason: verb ? `Unknown command: ${verb}` : 'A command is missing' };
  if (!email?.includes('@')) return { kind: 'wrong', reason: 'An e-mail address is missing' };
  if (!role) return { kind: 'wrong', reason: '--role is missing' };
  return { kind: verb, email, role };
}
