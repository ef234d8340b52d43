import { createServer } from 'node:http';
import pg from 'pg';

// Baseline: node:http and pg alone, with the same SQL as the product. Started as a separate process by
// http.ts with the socket folder and the farmer's id; prints its port.
const [, , host = '', farmerId = ''] = process.argv;
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
const pool = new pg.Pool({ host, user: 'ankur', database: 'postgres', max: 16 });

const queries: Record<string, { name: string; text: string; values: unknown[]; one: boolean }> = {
  '/name': {
    name: 'name',
    text: 'select name from farmers where id = $1',
    values: [farmerId],
    one: true,
  },
  '/expenses': {
    name: 'expenses',
    text: 'select id, category, amount_paise, description, date from expenses where farmer_id = $1 and deleted_at is null order by id desc limit 21',
    values: [farmerId],
    one: false,
  },
};

const server = createServer((request, response) => {
  const query = queries[request.url ?? ''];
  if (!query) {
    response.writeHead(404).end();
    return;
  }
  pool
    .query(query)
    .then(({ rows }) => {
      const body = JSON.stringify(query.one ? rows[0] : rows);
      response.writeHead(200, {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
      });
      response.end(body);
    })
    .catch(() => response.writeHead(500).end());
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`port ${typeof address === 'object' && address ? address.port : 0}\n`);
});
