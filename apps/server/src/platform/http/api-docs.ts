import type { FastifyInstance } from 'fastify';

/** An HTML page that lists the calls by area, rendered from the OpenAPI description. */
export function registerApiDocs(app: FastifyInstance): void {
  app.get('/api/docs/', async (_request, reply) => {
    const { paths = {} } = app.swagger() as {
      paths?: Record<string, Record<string, { summary?: string }>>;
    };
    const rows = Object.entries(paths)
      .flatMap(([path, verbs]) =>
        Object.entries(verbs).map(([verb, call]) => ({ path, verb, summary: call.summary })),
      )
      .map(
        ({ path, verb, summary }) =>
          `<tr><td>${escapeHtml(verb.toUpperCase())}</td><td><code>${escapeHtml(path)}</code></td><td>${escapeHtml(summary ?? '')}</td></tr>`,
      )
      .join('\n');
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
    return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Ankur API</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body><main><h1>Ankur API</h1>
<p>The full description with every field is <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
<table><thead><tr><th>Method</th><th>Path</th><th>What it does</th></tr></thead><tbody>${rows}</tbody></table>
</main></body></html>`;
  });
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
