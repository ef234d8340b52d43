import { createServer } from 'node:http';
import pg from 'pg';

// Baseline of votes: node:http and pg alone, one upsert per request into a separate table with the same key and
// nothing else. A separate process, started with the socket folder; prints its port.
const [, , host = ''] = process.argv;
const pool = new pg.Pool({ host, user: 'ankur', database: 'postgres', max: 16 });
await pool.query(`create table if not exists bare_votes (
  item_id uuid not null, farmer_id uuid not null, value smallint not null, primary key (item_id, farmer_id))`);

const server = createServer((request, response) => {
  const [, item, farmer] = (request.url ?? '').split('/');
  pool
    .query({
      name: 'vote',
      text: `insert into bare_votes (item_id, farmer_id, value) values ($1, $2, 1)
        on conflict (item_id, farmer_id) do update set value = -bare_votes.value returning value`,
      values: [item, farmer],
    })
    .then(({ rows }) => {
      const body = JSON.stringify(rows[0]);
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
