import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EXPERT_FIELDS, EXPERT_LANGUAGES } from '@ankur/contracts/experts/rules';
import { sql } from 'drizzle-orm';
import { openHouse } from '../../../open-house.ts';
import { BadSetting, readConfig } from '../../../platform/config/config.ts';
import { removeExpert } from '../remove-expert.ts';
import { readOrder } from './expert-order.ts';

const serverRoot = join(dirname(fileURLToPath(import.meta.url)), '../../../..');
const USAGE = `npm run experts -- list
npm run experts -- add EMAIL --field FIELD[,FIELD] --language LANGUAGE[,LANGUAGE] [--experience TEXT]
npm run experts -- remove EMAIL
  fields: ${EXPERT_FIELDS.join(', ')}; languages: ${EXPERT_LANGUAGES.join(', ')}`;

function fail(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(2);
}

async function main(): Promise<void> {
  const order = readOrder(process.argv.slice(2));
  if (order.kind === 'wrong') fail(`${order.reason}\n${USAGE}`);
  const { version } = JSON.parse(await readFile(join(serverRoot, '../../package.json'), 'utf8'));
  const log = { info: () => {}, warn: (text: string) => void process.stderr.write(`${text}\n`) };
  const house = await openHouse(
    readConfig(process.env),
    { version, migrationsFolder: join(serverRoot, 'migrations') },
    log,
  );
  const { db, clock } = house.inputs;
  try {
    if (order.kind === 'list') {
      const { rows } =
        await db.execute(sql`select f.email, f.name, e.fields, e.languages, e.experience
        from experts e join farmers f on f.id = e.farmer_id order by e.added_at`);
      for (const row of rows) process.stdout.write(`${JSON.stringify(row)}\n`);
      process.stdout.write(`${rows.length} experts\n`);
      return;
    }
    const { rows } = await db.execute(
      sql`select id, name from farmers where lower(email) = lower(${order.email})`,
    );
    const farmer = rows[0] as { id: string; name: string } | undefined;
    if (!farmer) throw new Error(`No account has the address ${order.email}.`);
    if (order.kind === 'remove') {
      await removeExpert(db, farmer.id);
      process.stdout.write(`${farmer.name} is no expert any more.\n`);
      return;
    }
    const list = (values: readonly string[]) =>
      sql`array[${sql.join(
        values.map((value) => sql`${value}`),
        sql`, `,
      )}]::text[]`;
    await db.execute(sql`insert into experts (farmer_id, fields, languages, experience, added_at)
      values (${farmer.id}, ${list(order.fields)}, ${list(order.languages)}, ${order.experience},
        ${clock.now().toISOString()}::timestamptz)
      on conflict (farmer_id) do update set fields = excluded.fields, languages = excluded.languages,
        experience = coalesce(excluded.experience, experts.experience)`);
    process.stdout.write(
      `${farmer.name} is an expert for ${order.fields.join(', ')} in ${order.languages.join(', ')}.\n`,
    );
  } finally {
    await house.close();
  }
}

await main().catch((error: unknown) => {
  if (error instanceof BadSetting) fail(`ankur: ${error.message}`);
  fail((error as Error).message);
});
