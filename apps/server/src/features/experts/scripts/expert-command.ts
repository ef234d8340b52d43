import { sql } from 'drizzle-orm';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { rowsOf } from '../../../platform/database/rows-of.ts';
import { removeExpert } from '../membership.ts';
import type { ExpertArguments } from './expert-arguments.ts';

const textArray = (values: readonly string[]) =>
  sql`array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[]`;

/** Runs a command and returns its output; not `ok` when no account has the address. */
export async function runExpertCommand(
  args: Exclude<ExpertArguments, { kind: 'wrong' }>,
  { db, clock }: { db: Database; clock: Clock },
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
  if (args.kind === 'remove') {
    await removeExpert(db, farmer.id);
    return { ok: true, text: `${farmer.name} is no expert any more.` };
  }
  await db.execute(sql`insert into experts (farmer_id, fields, languages, experience, added_at)
    values (${farmer.id}, ${textArray(args.fields)}, ${textArray(args.languages)},
      ${args.experience}, ${clock.now().toISOString()}::timestamptz)
    on conflict (farmer_id) do update set fields = excluded.fields, languages = excluded.languages,
      experience = coalesce(excluded.experience, experts.experience)`);
  return {
    ok: true,
    text: `${farmer.name} is an expert for ${args.fields.join(', ')} in ${args.languages.join(', ')}.`,
  };
}
