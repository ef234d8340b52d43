import type { Endpoint } from '@ankur/contracts/http/endpoint';
import { errorAnswer } from '@ankur/contracts/http/errors';
import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchema } from './route.ts';

/** OpenAPI 3.1 from the contract's own schemas; must be registered before the routes. */
export async function registerOpenApi(app: FastifyInstance, version: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Ankur API', version },
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      },
    },
    transform: ({ route, url, schema }) => {
      const endpoint = route.config?.endpoint;
      if (!endpoint) return { schema: { ...schema, hide: true }, url };
      return { schema: describe(endpoint), url };
    },
  });
  app.get('/api/openapi.json', { config: {} }, async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=300');
    return app.swagger();
  });
}

function describe(endpoint: Endpoint): Record<string, unknown> {
  const [, , area = 'service'] = endpoint.path.split('/');
  const refusals = Object.fromEntries(
    (endpoint.auth === 'required' ? [400, 401] : [400]).map((status) => [
      status,
      jsonSchema(errorAnswer, 'output'),
    ]),
  );
  return {
    summary: endpoint.summary,
    tags: [area],
    ...(endpoint.auth === 'none' ? {} : { security: [{ bearer: [] }] }),
    ...(endpoint.params ? { params: jsonSchema(endpoint.params, 'input') } : {}),
    ...(endpoint.query ? { querystring: jsonSchema(endpoint.query, 'input') } : {}),
    ...(endpoint.body ? { body: jsonSchema(endpoint.body, 'input') } : {}),
    ...(endpoint.bodyKind === 'multipart' ? { consumes: ['multipart/form-data'] } : {}),
    response: {
      [endpoint.status]: endpoint.answer
        ? jsonSchema(endpoint.answer, 'output')
        : { type: 'null', description: 'No content' },
      ...refusals,
    },
  };
}
