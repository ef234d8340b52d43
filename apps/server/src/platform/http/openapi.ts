import type { Endpoint } from '@ankur/contracts/http/endpoint';
import { check, errorAnswer, problem } from '@ankur/contracts/http/errors';
import { madeFields } from '@ankur/contracts/http/row-id';
import { PROBLEMS } from '@ankur/contracts/problems';
import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { jsonSchema } from './answer-schema.ts';

/** OpenAPI 3.1 from the contract's own schemas; must be registered before the routes. */
export async function registerOpenApi(app: FastifyInstance, version: string): Promise<void> {
  /** Calls with an optional body, such as a toggle. */
  const bodyMayBeAbsent = new Set<string>();
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Ankur API', version },
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
        schemas: { Problem: problemSchema() },
      },
    },
    transform: ({ route, url, schema }) => {
      const endpoint = route.config?.endpoint;
      if (!endpoint) return { schema: { ...schema, hide: true }, url };
      if (endpoint.bodyKind !== 'multipart' && endpoint.body && check(endpoint.body, {}).ok)
        bodyMayBeAbsent.add(`${endpoint.method.toLowerCase()} ${inBraces(url)}`);
      return { schema: describe(endpoint), url };
    },
    transformObject: (made) => {
      if (!('openapiObject' in made)) return made.swaggerObject;
      for (const [path, calls] of Object.entries(made.openapiObject.paths ?? {}))
        for (const method of ['post', 'put', 'patch'] as const) {
          const body = calls?.[method]?.requestBody;
          if (body && 'content' in body && bodyMayBeAbsent.has(`${method} ${path}`))
            body.required = false;
        }
      shareProblems(made.openapiObject.paths);
      return made.openapiObject;
    },
  });
  app.get('/api/openapi.json', { config: {} }, async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=300');
    return app.swagger();
  });
}

/** The schema of one problem, with the list of codes; `docs/api.md` explains each. */
function problemSchema(): Record<string, unknown> {
  const { properties, ...schema } = schemaOf(problem, 'output');
  const code = { type: 'string', enum: Object.keys(PROBLEMS) };
  return { ...schema, properties: { ...(properties as object), code } };
}

/** Replaces inlined problem schemas by a reference: inlined it would appear some thousand times. */
function shareProblems(node: unknown): void {
  if (typeof node !== 'object' || node === null) return;
  const { problems, ...others } = node as { problems?: { type?: string; items?: unknown } };
  if (problems?.type === 'array') problems.items = { $ref: '#/components/schemas/Problem' };
  for (const below of Object.values(others)) shareProblems(below);
}

const inBraces = (url: string) => url.replaceAll(/:([a-z_]+)/gi, '{$1}');

const REFUSALS: Readonly<Record<number, string>> = {
  400: 'Refused: what is wrong, by field',
  401: 'No token, or one that is not good any more',
  403: 'Not allowed',
  404: 'No such record, or somebody else\u2019s',
  409: 'Not in this state, or an id that stands for something else',
  410: 'What was made under this id has been deleted',
  412: 'Changed since; `current` is the record as it is now',
  413: 'Too large',
  415: 'Wrong kind of content',
  429: 'Too many; `Retry-After` says how many seconds to wait',
  500: 'A fault; its id is also in the log',
  503: 'Not to be had at the moment',
};

/** Error statuses of a call: common ones, those of its body, and those it declares. */
function refusalStatuses(endpoint: Endpoint): number[] {
  const { auth, roles, params, body, makes, versioned, refuses = [] } = endpoint;
  const ofForm = [
    ...(makes ? [409, 410] : []),
    ...(versioned ? [412] : []),
    ...(auth === 'required' ? [401] : []),
    ...(params || roles ? [404] : []),
    ...(body ? [413, 415] : []),
  ];
  return [...new Set([400, ...ofForm, ...refuses, 429, 500])];
}

function describe(endpoint: Endpoint): Record<string, unknown> {
  const [, , area = 'service'] = endpoint.path.split('/');
  const named = endpoint.refusalField ? { [endpoint.refusalField]: z.string() } : {};
  // Further keys are allowed: a 500 has an id, crop prediction a status.
  const refusal = (status: number) =>
    schemaOf(z.looseObject({ ...errorAnswer.shape, ...(status < 500 ? named : {}) }), 'output');
  return {
    summary: endpoint.summary,
    tags: [area],
    ...(endpoint.auth === 'none' ? {} : { security: securityOf(endpoint) }),
    ...(endpoint.params ? { params: schemaOf(endpoint.params, 'input') } : {}),
    ...(endpoint.query ? { querystring: schemaOf(endpoint.query, 'input') } : {}),
    ...(endpoint.body ? { body: bodySchema(endpoint.body, endpoint.makes) } : {}),
    ...(endpoint.versioned ? { headers: IF_MATCH } : {}),
    ...(endpoint.bodyKind === 'multipart' ? { consumes: ['multipart/form-data'] } : {}),
    response: {
      ...(endpoint.makes && endpoint.answer
        ? { 200: { ...schemaOf(endpoint.answer, 'output'), description: MADE_BEFORE } }
        : {}),
      [endpoint.status]: endpoint.answer
        ? { ...schemaOf(endpoint.answer, 'output'), description: 'Success' }
        : { type: 'null', description: 'No content' },
      ...Object.fromEntries(
        refusalStatuses(endpoint).map((status) => [
          status,
          { ...refusal(status), description: REFUSALS[status] },
        ]),
      ),
    },
  };
}

const MADE_BEFORE = 'Made before under the same id; nothing more was made';
const IF_MATCH = {
  type: 'object',
  properties: { 'if-match': { type: 'string', description: 'The `updated_at` that is meant' } },
};

/** The schema of a body; of a creating call with the optional client id. */
function bodySchema(body: z.ZodMiniType, makes: string | undefined): Record<string, unknown> {
  const schema = schemaOf(body, 'input');
  if (makes === undefined) return schema;
  const { properties: own } = schemaOf(z.object(madeFields), 'input');
  return { ...schema, properties: { ...(schema.properties as object), ...(own as object) } };
}

const securityOf = ({ auth }: Endpoint) =>
  auth === 'optional' ? [{}, { bearer: [] }] : [{ bearer: [] }];

/** OpenAPI 3.1 uses JSON Schema 2020-12, whose tuples differ from draft 7. */
const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output') =>
  jsonSchema(schema, io, 'draft-2020-12');
