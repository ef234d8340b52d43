import type { Role } from '@ankur/contracts/console/rules';
import { EXPERT_FIELDS, EXPERT_LANGUAGES } from '@ankur/contracts/experts/rules';
import { logAction } from '../../../platform/audit/moderation-log.ts';
import { createRolesRepository } from '../../../platform/auth/roles.repository.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Ids } from '../../../platform/ids.ts';
import type { ExpertMembers } from '../../../ports/experts.ts';
import { toConsoleMember } from '../console.mapper.ts';
import type { OperatorArguments } from './operator-arguments.ts';

interface Deps {
  db: Database;
  clock: Clock;
  ids: Ids;
  experts: Pick<ExpertMembers, 'insert' | 'remove'>;
}

const ALL_COMPETENCE = { fields: EXPERT_FIELDS, languages: EXPERT_LANGUAGES };

/** Runs a command and returns its output; not `ok` when no account has the address. Grants and withdrawals are logged. */
export async function runOperatorCommand(
  args: Exclude<OperatorArguments, { kind: 'wrong' }>,
  { db, clock, ids, experts }: Deps,
): Promise<{ ok: boolean; text: string }> {
  if (args.kind === 'list') return { ok: true, text: await membersText(args, db) };
  const account = await createRolesRepository(db).findByEmail(args.email);
  if (!account) return { ok: false, text: `No account has the address ${args.email}` };
  const { kind, role } = args;
  const changed = await db.transaction(async (tx) => {
    const roles = createRolesRepository(tx);
    const grant = () =>
      role === 'expert'
        ? experts.insert(tx, account.id, { ...ALL_COMPETENCE, now: clock.now() })
        : roles.insert(account.id, role, clock.now());
    const withdraw = () =>
      role === 'expert' ? experts.remove(tx, account.id) : roles.remove(account.id, role);
    const done = await (kind === 'add' ? grant : withdraw)();
    if (done) {
      const action = kind === 'add' ? 'grant role' : 'withdraw role';
      const entry = {
        action,
        subject: account.id,
        note: role,
        actorId: null,
        accountId: account.id,
      };
      await logAction(tx, { clock, ids }, entry);
    }
    return done;
  });
  const words = kind === 'add' ? ['is now', 'is already'] : ['is no longer', 'is not'];
  return { ok: true, text: `${account.email} ${words[changed ? 0 : 1]} ${role}` };
}

async function membersText(
  { email, role }: { email: string | null; role: Role | null },
  db: Database,
): Promise<string> {
  const members = (await createRolesRepository(db).listMembers())
    .map(toConsoleMember)
    .filter((member) => email === null || member.email.toLowerCase() === email.toLowerCase())
    .filter((member) => role === null || member.roles.includes(role));
  const lines = members.map((member) => `${member.email}  ${member.roles.join(', ')}`);
  return lines.join('\n') || 'Nobody has a role';
}
