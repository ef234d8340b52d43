import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { InstalledModel } from '../leaf-messages.ts';
import { createModelsRepository, type ModelRow } from './models.repository.ts';

/** Processes look for another choice this often, and only while somebody asks. */
const LOOK_EVERY_MS = 20_000;

/** Which model answers. */
export interface ActiveModel {
  /** The chosen model; null for the shipped one. At most 20 seconds old. */
  find(): Promise<ModelRow | null>;
  /** Its file. @throws Error when it has gone meanwhile */
  load(row: ModelRow): Promise<InstalledModel>;
}

export function createActiveModel(db: Database, clock: Clock): ActiveModel {
  const models = createModelsRepository(db);
  let seen: { at: number; row: ModelRow | null } | undefined;
  return {
    async find() {
      const now = clock.now().getTime();
      if (seen && now - seen.at < LOOK_EVERY_MS) return seen.row;
      const version = await models.findActive();
      const row =
        version === null || version === seen?.row?.version
          ? version && (seen?.row ?? null)
          : await models.findOne(version);
      seen = { at: now, row: row || null };
      return seen.row;
    },
    async load({ version, manifest }) {
      const model = await models.readFile(version);
      if (!model) throw new Error(`leaf model ${version} is gone`);
      return { manifest, model };
    },
  };
}
