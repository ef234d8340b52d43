import type { Database } from '../database/database.ts';

interface Runner {
  query(text: string, ...rest: unknown[]): unknown;
}
interface Client extends Runner {
  transaction(work: (tx: Runner) => unknown): unknown;
}

/** Notes every statement of a test database from now on; the answer ends that and hands them out. For tests. */
export function recordStatements(db: Database): () => string[] {
  const { $client: client } = db as unknown as { $client: Client };
  const statements: string[] = [];
  const noting = (runner: Runner): Runner =>
    new Proxy(runner, {
      get(target, name) {
        const value = Reflect.get(target, name, target);
        if (name === 'query')
          return (text: string, ...rest: unknown[]) => {
            statements.push(text);
            return target.query(text, ...rest);
          };
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  const { query, transaction } = client;
  client.query = (text, ...rest) => {
    statements.push(text);
    return query.call(client, text, ...rest);
  };
  client.transaction = (work) => transaction.call(client, (tx: Runner) => work(noting(tx)));
  return () => {
    Object.assign(client, { query, transaction });
    return statements;
  };
}
