import * as z from 'zod/mini';
import type { AccountArchive, Importer, SingleImporter } from '../../../ports/account-archive.ts';

/** Columns of an entry in a diary; what else an entry has stands under `details` in an archive. */
const EVENT_COLUMNS = ['kind', 'date', 'amount', 'unit', 'note'];
const EVENT_FILES = ['planting_events', 'animal_events'];

function withDetails({ properties = {}, required = [] }: z.core.JSONSchema.BaseSchema): object {
  const isColumn = (name: string) => /id$|_at$/.test(name) || EVENT_COLUMNS.includes(name);
  const entries = Object.entries(properties);
  const columns = entries.filter(([name]) => isColumn(name));
  const details = entries.filter(([name]) => !isColumn(name));
  return {
    type: 'object',
    properties: {
      ...Object.fromEntries(columns),
      details: { type: 'object', properties: Object.fromEntries(details) },
    },
    required,
  };
}

/** Columns that follow from the others: they are exported for readers, and not read back. */
const DERIVED: Readonly<Record<string, readonly string[]>> = {
  'farm-tasks': ['is_completed'],
};
const NOT_READ = { description: 'Follows from the other columns; not read back.' };

function schemaOf(schema: z.ZodMiniType): z.core.JSONSchema.BaseSchema {
  const { $schema: _, ...told } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return told;
}

function rowSchema({ name, row }: Importer): object {
  const told = schemaOf(row.schema);
  if (EVENT_FILES.includes(name)) return withDetails(told);
  const derived = (DERIVED[name] ?? []).map((column) => [column, NOT_READ]);
  return { ...told, properties: { ...told.properties, ...Object.fromEntries(derived) } };
}

/** Files that hold their rows as an array although an account has one of them. */
const ARRAYS_OF_ONE = ['pumps', 'notification_settings', 'milk_rates'];

function singleSchema({ name, schema }: SingleImporter): object {
  const told = schemaOf(schema);
  return ARRAYS_OF_ONE.includes(name)
    ? { type: 'array', maxItems: 1, items: told }
    : { ...told, type: ['object', 'null'] };
}

/**
 * JSON Schema of the files of an account's export that another installation takes in: an object whose properties are the paths
 * in the ZIP. Printed to `docs/export.schema.json` by its test.
 */
export function exportSchema({
  importers,
  singles,
}: Pick<AccountArchive, 'importers' | 'singles'>): object {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Export of an account',
    description:
      'A ZIP archive. Each property is the path of a JSON file in it: an array of rows in the order in which they were made, or of ' +
      'account.json and profile.json an object. Of what an account has one of (language, profile with place, pump, settings of notifications, rates of the dairy), what the ' +
      'account that takes the archive has saved itself stays; e-mail address, password, roles and consents are never taken. ' +
      'Ids are UUIDs that rows name each other by. Columns that end in _id and keys of media name rows and files of the same archive; ' +
      'media lie under media/ by their keys. Beside each JSON file with rows lies the same table as CSV (UTF-8, RFC 4180), ' +
      'beside fields.json also fields.geojson (RFC 7946), beside farm-tasks.json also farm-tasks.ics (RFC 5545) with the open tasks. ' +
      'The archive holds more files, which are not taken in: what was said to others or by them (posts, comments, questions, ' +
      'conversations), what belongs to the account on its installation (devices, roles, shares, notifications, access log), and consents.',
    type: 'object',
    properties: Object.fromEntries([
      ...importers.map((importer) => [
        `${importer.name}.json`,
        { type: 'array', items: rowSchema(importer) },
      ]),
      ...singles.map((importer) => [`${importer.name}.json`, singleSchema(importer)]),
    ]),
  };
}
