import * as z from 'zod/mini';
import { idParams, pageQuery } from './common.ts';
import { type Endpoint, endpoint, MAKE, PUT, READ, REMOVE } from './endpoint.ts';
import type { Tag } from './tags.ts';

type Schema = NonNullable<Endpoint['body']>;

const parentParams = z.object({ parent: z.string() });
const childParams = z.extend(parentParams, idParams.shape);

interface RecordSchemas<Item, Whole, Input, Change> {
  tags: readonly [Tag, ...Tag[]];
  item: Item;
  /** The record when it is read alone; the item where that tells everything. */
  whole: Whole;
  input: Input;
  /** The same fields, all optional: what is absent stays as it is. */
  change: Change;
}

/** The five calls of records: list, create with client id, read, change and delete. */
export function recordEndpoints<
  const Path extends `/api/user/${string}/`,
  const Makes extends string,
  Item extends Schema,
  Whole extends Schema,
  Input extends Schema,
  Change extends Schema,
>(
  path: Path,
  makes: Makes,
  { tags, item, whole, input, change }: RecordSchemas<Item, Whole, Input, Change>,
) {
  const one = { path: `${path}:id/`, params: idParams, tags } as const;
  return {
    list: endpoint({
      ...READ,
      path,
      tags,
      summary: `Each ${makes} of the farmer, newest first`,
      query: pageQuery,
      answer: z.array(item),
    }),
    add: endpoint({
      ...MAKE,
      path,
      tags,
      summary: `Add a ${makes}`,
      makes,
      body: input,
      answer: item,
    }),
    get: endpoint({
      ...READ,
      ...one,
      summary: `Read a ${makes}`,
      answer: whole,
    }),
    change: endpoint({
      ...PUT,
      ...one,
      summary: `Change a ${makes}; fields that are absent stay as they are`,
      versioned: true,
      body: change,
      answer: item,
    }),
    remove: endpoint({
      ...REMOVE,
      ...one,
      summary: `Delete a ${makes}`,
      versioned: true,
    }),
  };
}

/** The same calls for child records, with the parent's id in the path as `parent`. */
export function childEndpoints<
  const Path extends `/api/user/${string}/:parent/${string}/`,
  const Makes extends string,
  Item extends Schema,
  Input extends Schema,
  Change extends Schema,
>(path: Path, makes: Makes, schemas: Omit<RecordSchemas<Item, Item, Input, Change>, 'whole'>) {
  const calls = recordEndpoints(path, makes, { ...schemas, whole: schemas.item });
  return {
    list: { ...calls.list, params: parentParams, summary: `Each ${makes}, newest first` },
    add: { ...calls.add, params: parentParams },
    get: { ...calls.get, params: childParams },
    change: { ...calls.change, params: childParams },
    remove: { ...calls.remove, params: childParams },
  };
}

/** The calls of any such records, by what they hold. */
export type RecordEndpoints<Item, Whole, Input, Change> = ReturnType<
  typeof recordEndpoints<
    `/api/user/${string}/`,
    string,
    z.ZodMiniType<Item>,
    z.ZodMiniType<Whole>,
    z.ZodMiniType<Input>,
    z.ZodMiniType<Change>
  >
>;

/** The calls of any records that belong to another one. */
export type ChildEndpoints<Item, Input, Change> = ReturnType<
  typeof childEndpoints<
    `/api/user/${string}/:parent/${string}/`,
    string,
    z.ZodMiniType<Item>,
    z.ZodMiniType<Input>,
    z.ZodMiniType<Change>
  >
>;
