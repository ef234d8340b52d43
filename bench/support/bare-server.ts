import { createServer } from 'node:http';
import pg from 'pg';

// Baseline: node:http and pg alone, with the same SQL as the product. Started as a separate process by bare.ts with the
// socket folder and a farmer's id; prints its port. Values of a query are the parts of the path after its name.
const [, , host = '', farmerId = ''] = process.argv;
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
const pool = new pg.Pool({ host, user: 'ankur', database: 'postgres', max: 16 });

const QUERIES: Record<string, { text: string; one: boolean }> = {
  name: { text: 'select name from farmers where id = $1', one: true },
  expenses: {
    text: 'select id, category, amount_paise, description, date from expenses where farmer_id = $1 and deleted_at is null order by id desc limit 21',
    one: false,
  },
  // One upsert into a separate table with the same key and nothing else.
  vote: {
    text: `insert into bare_votes (item_id, farmer_id, value) values ($1, $2, 1)
      on conflict (item_id, farmer_id) do update set value = -bare_votes.value returning value`,
    one: true,
  },
};
await pool.query(`create table if not exists bare_votes (
  item_id uuid not null, farmer_id uuid not null, value smallint not null, primary key (item_id, farmer_id))`);

const server = createServer((request, response) => {
  const [, name = '', ...values] = (request.url ?? '').split('/');
  const query = QUERIES[name];
  if (!query) {
    response.writeHead(404).end();
    return;
  }
  pool
    .query({ name, text: query.text, values: values.length > 0 ? values : [farmerId] })
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
