import type { Endpoint } from '@ankur/contracts/http/endpoint';
import * as z from 'zod/mini';

type Schema = z.ZodMiniType;

const knownSchemas = new WeakMap<Schema, unknown>();

/** JSON Schema for fast-json-stringify, which also drops every field that the contract does not declare. */
function answerSchema(schema: Schema): unknown {
  let json = knownSchemas.get(schema);
  if (!json) {
    json = simplify(jsonSchema(schema, 'output'));
    knownSchemas.set(schema, json);
  }
  return json;
}

/** Response schemas by status: a retry of a creating call is answered in the same shape, with 200. */
export function answerSchemas(
  { status, makes }: Endpoint,
  answer: Schema,
): Record<number, unknown> {
  const schema = answerSchema(answer);
  return makes ? { [status]: schema, 200: schema } : { [status]: schema };
}

/** JSON Schema of a contract schema; draft 7 unless another is asked for. */
export function jsonSchema(
  schema: Schema,
  io: 'input' | 'output',
  target: 'draft-7' | 'draft-2020-12' = 'draft-7',
): Record<string, unknown> {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    target,
    io,
    unrepresentable: 'any',
  }) as Record<string, unknown>;
  return json;
}

/** Rewrites `anyOf [X, null]` as `type: [X, null]`: the serializer then needs no validation at run time. */
function simplify(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(simplify);
  if (node === null || typeof node !== 'object') return node;
  const entries = Object.entries(node as Record<string, unknown>);
  const plain = Object.fromEntries(
    entries
      .filter(
        ([key]) =>
          ![
            'pattern',
            'format',
            'minimum',
            'maximum',
            'exclusiveMinimum',
            'exclusiveMaximum',
          ].includes(key),
      )
      .map(([key, value]) => [key, simplify(value)]),
  );
  const options = plain.anyOf;
  if (Array.isArray(options) && options.length === 2) {
    const rest = options.filter((o) => (o as { type?: unknown }).type !== 'null');
    const only = rest[0] as { type?: unknown } | undefined;
    if (rest.length === 1 && only && typeof only.type === 'string') {
      const { anyOf: _, ...others } = plain;
      return { ...others, ...only, type: [only.type, 'null'] };
    }
  }
  return plain;
}
