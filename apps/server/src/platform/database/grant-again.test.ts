import { expect, it } from 'vitest';
import { grantToApplication } from './application-role.ts';

/** A connection on which granting fails so many times as PostgreSQL does beside a server that alters its tables. */
function staged(failures: number, message = 'tuple concurrently updated') {
  const ran: string[] = [];
  let failed = 0;
  return {
    ran,
    run: async (statements: string) => {
      ran.push(statements.includes('grant usage') ? 'grant' : statements);
      if (!statements.includes('grant usage') || failed >= failures) return;
      failed += 1;
      throw new Error(message);
    },
    rows: async () => [],
  };
}

it('grants again while another server alters its tables, after leaving the broken transaction', async () => {
  const connection = staged(3);
  await grantToApplication(connection, 'farm_app', async () => {});
  expect(connection.ran).toEqual([
    ...['grant', 'rollback', 'grant', 'rollback', 'grant', 'rollback'],
    'grant',
  ]);
});

it('gives up after twenty times, and at once for any other reason', async () => {
  const never = staged(100);
  await expect(grantToApplication(never, 'farm_app', async () => {})).rejects.toThrow('tuple');
  expect(never.ran.filter((what) => what === 'grant')).toHaveLength(20);
  const refused = staged(100, 'permission denied');
  await expect(grantToApplication(refused, 'farm_app', async () => {})).rejects.toThrow('denied');
  expect(refused.ran).toEqual(['grant', 'rollback']);
});
