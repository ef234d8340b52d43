import * as z from 'zod/mini';
import type { Importer } from '../../../ports/account-archive.ts';

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

function rowSchema({ name, row }: Importer): object {
  const { $schema: _, ...told } = z.toJSONSchema(row.schema, {
    io: 'input',
    unrepresentable: 'any',
  });
  if (EVENT_FILES.includes(name)) return withDetails(told);
  const derived = (DERIVED[name] ?? []).map((column) => [column, NOT_READ]);
  return { ...told, properties: { ...told.properties, ...Object.fromEntries(derived) } };
}

/**
 * JSON Schema of the files of an account's export that another installation takes in: an object whose properties are the paths
 * in the ZIP. Printed to `docs/export.schema.json` by its test.
 */
export function exportSchema(files: readonly Importer[]): object {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Export of an account',
    description:
      'A ZIP archive. Each property is the path of a JSON file in it: an array of rows in the order in which they were made. ' +
      'Ids are UUIDs that rows name each other by. Columns that end in _id and keys of media name rows and files of the same archive; ' +
      'media lie under media/ by their keys. Beside each JSON file with rows lies the same table as CSV (UTF-8, RFC 4180), ' +
      'beside fields.json also fields.geojson (RFC 7946), beside farm-tasks.json also farm-tasks.ics (RFC 5545) with the open tasks. ' +
      'The archive may hold more files; what is not named here is not taken in.',
    type: 'object',
    properties: Object.fromEntries(
      files.map((importer) => [
        `${importer.name}.json`,
        { type: 'array', items: rowSchema(importer) },
      ]),
    ),
  };
}
