import type { LeafManifest } from '@ankur/leaf-doctor/manifest';
import { sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../../platform/database/database.ts';

/** A model that was put in, without its file. */
export interface ModelRow {
  version: string;
  manifest: LeafManifest;
  installed_at: string;
}

/** Models put in beside the shipped one, and which of them answers. */
export function createModelsRepository(db: Database) {
  const findOne = async (version: string): Promise<ModelRow | null> => {
    const { rows } = await db.execute<ModelRow & Record<string, unknown>>(sql`
      select version, manifest, installed_at::text as installed_at from leaf_models where version = ${version}`);
    return rows[0] ?? null;
  };
  return {
    findOne,
    async list(): Promise<ModelRow[]> {
      const { rows } = await db.execute<ModelRow & Record<string, unknown>>(sql`
        select version, manifest, installed_at::text as installed_at from leaf_models order by installed_at`);
      return rows;
    },
    /** The chosen version; null for the shipped model. */
    async findActive(): Promise<string | null> {
      const { rows } = await db.execute<{ version: string | null }>(
        sql`select version from leaf_model_choices order by id desc limit 1`,
      );
      return rows[0]?.version ?? null;
    },
    /** Bytes of a model's file from `start` (0-based) on; null when there is no such model. */
    async readFile(version: string, start = 0, length?: number): Promise<Buffer | null> {
      const part =
        length === undefined
          ? sql`substring(model from ${start + 1}::int)`
          : sql`substring(model from ${start + 1}::int for ${length}::int)`;
      const { rows } = await db.execute<{ content: string }>(
        sql`select encode(${part}, 'base64') as content from leaf_models where version = ${version}`,
      );
      return rows[0] ? Buffer.from(rows[0].content, 'base64') : null;
    },
    async readCard(version: string): Promise<string | null> {
      const { rows } = await db.execute<{ card: string }>(
        sql`select card from leaf_models where version = ${version}`,
      );
      return rows[0]?.card ?? null;
    },
    /** False, and nothing changed, when the version is there already. */
    async insert(
      on: Queryable,
      row: { manifest: LeafManifest; card: string; model: Buffer; now: Date },
    ): Promise<boolean> {
      const { rows } = await on.execute(sql`
        insert into leaf_models (version, manifest, card, model, installed_at)
        values (${row.manifest.version}, ${JSON.stringify(row.manifest)}::jsonb, ${row.card},
          decode(${row.model.toString('base64')}, 'base64'), ${row.now.toISOString()}::timestamptz)
        on conflict (version) do nothing returning version`);
      return rows.length > 0;
    },
    async choose(id: string, version: string | null, now: Date): Promise<void> {
      await db.execute(sql`insert into leaf_model_choices (id, version, chosen_at)
        values (${id}::uuid, ${version}, ${now.toISOString()}::timestamptz)`);
    },
  };
}
