import { sql } from 'drizzle-orm';
import { logAction } from '../../../platform/audit/moderation-log.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { rowsOf } from '../../../platform/database/rows-of.ts';
import { textArray } from '../../../platform/database/text-array.ts';
import type { Ids } from '../../../platform/ids.ts';
import { removeExpert } from '../membership.ts';
import type { ExpertArguments } from './expert-arguments.ts';

/** Runs a command and returns its output; not `ok` when no account has the address. */
export async function runExpertCommand(
  args: Exclude<ExpertArguments, { kind: 'wrong' }>,
  { db, clock, ids }: { db: Database; clock: Clock; ids: Ids },
): Promise<{ ok: boolean; text: string }> {
  if (args.kind === 'list') {
    const { rows } =
      await db.execute(sql`select f.email, f.name, e.fields, e.languages, e.experience
      from experts e join farmers f on f.id = e.farmer_id order by e.added_at`);
    const lines = rows.map((row) => JSON.stringify(row));
    return { ok: true, text: [...lines, `${rows.length} experts`].join('\n') };
  }
  const [farmer] = await rowsOf<{ id: string; name: string }>(
    db,
    sql`select id, name from farmers where lower(email) = lower(${args.email})`,
  );
  if (!farmer) return { ok: false, text: `No account has the address ${args.email}.` };
  const log = (tx: Transaction, action: string, note: string) => {
    const entry = { action, subject: farmer.id, note, actorId: null, accountId: farmer.id };
    return logAction(tx, { clock, ids }, entry);
  };
  if (args.kind === 'remove') {
    await db.transaction(async (tx) => {
      if (await removeExpert(tx, farmer.id)) await log(tx, 'withdraw role', 'expert');
    });
    return { ok: true, text: `${farmer.name} is no expert any more.` };
  }
  await db.transaction(async (tx) => {
    await tx.execute(sql`insert into experts (farmer_id, fields, languages, experience, added_at)
      values (${farmer.id}, ${textArray(args.fields)}, ${textArray(args.languages)},
        ${args.experience}, ${clock.now().toISOString()}::timestamptz)
      on conflict (farmer_id) do update set fields = excluded.fields, languages = excluded.languages,
        experience = coalesce(excluded.experience, experts.experience)`);
    const competence = [...args.fields, ...args.languages].join(', ');
    await log(tx, 'grant role', `expert: ${competence}`);
  });
  return {
    ok: true,
    text: `${farmer.name} is an expert for ${args.fields.join(', ')} in ${args.languages.join(', ')}.`,
  };
}
