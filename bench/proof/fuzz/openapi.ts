/** The part of JSON Schema 2020-12 that the product's own description uses. */
export interface Schema {
  type?: string | readonly string[];
  properties?: Record<string, Schema>;
  required?: readonly string[];
  enum?: readonly unknown[];
  const?: unknown;
  anyOf?: readonly Schema[];
  items?: Schema;
  additionalProperties?: Schema | boolean;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
  pattern?: string;
  default?: unknown;
}

export interface Parameter {
  name: string;
  in: 'query' | 'path';
  required: boolean;
  schema: Schema;
}

/** One call of the API as its description tells it. */
export interface Operation {
  method: string;
  /** With parameters in braces, as `/api/user/loans/{id}/`. */
  path: string;
  parameters: readonly Parameter[];
  body: { type: 'json' | 'form'; schema: Schema } | null;
  /** Statuses that the description names. */
  statuses: ReadonlySet<number>;
  /** Whether a token is of use. */
  signedIn: boolean;
}

interface Described {
  security?: readonly unknown[];
  parameters?: readonly Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, unknown>;
}

export interface Description {
  paths: Record<string, Record<string, Described>>;
}

/** Every operation of an OpenAPI description. */
export function operationsOf({ paths }: Description): Operation[] {
  return Object.entries(paths).flatMap(([path, calls]) =>
    Object.entries(calls).map(([method, call]): Operation => {
      const [content] = Object.entries(call.requestBody?.content ?? {});
      return {
        method: method.toUpperCase(),
        path,
        parameters: call.parameters ?? [],
        body: content
          ? {
              type: content[0].startsWith('multipart/') ? 'form' : 'json',
              schema: content[1].schema,
            }
          : null,
        statuses: new Set(Object.keys(call.responses).map(Number)),
        signedIn: (call.security ?? []).length > 0,
      };
    }),
  );
}

/** Statuses of the resumable uploads, which follow tus 1.0.0 instead of the description. */
const UPLOADS = '/api/user/uploads/';
const REFUSALS = [400, 401, 403, 404, 409, 413, 415, 429, 500, 503];

/** What is served beside the description: resumable uploads and media. */
export const UNDESCRIBED: readonly Operation[] = (
  [
    ['OPTIONS', UPLOADS, [204]],
    ['POST', UPLOADS, [201]],
    ['HEAD', `${UPLOADS}{id}/`, [200]],
    ['PATCH', `${UPLOADS}{id}/`, [204]],
    ['DELETE', `${UPLOADS}{id}/`, [204]],
    ['GET', '/media/{key}', [200, 206, 304, 410, 416]],
  ] as const
).map(([method, path, statuses]) => ({
  method,
  path,
  parameters: path.includes('{')
    ? [
        {
          name: path.includes('{id}') ? 'id' : 'key',
          in: 'path',
          required: true,
          schema: { type: 'string' },
        },
      ]
    : [],
  body: null,
  statuses: new Set([...statuses, ...REFUSALS]),
  signedIn: path.startsWith(UPLOADS),
}));

/** The name of an operation in reports. */
export const nameOf = ({ method, path }: Operation): string => `${method} ${path}`;
