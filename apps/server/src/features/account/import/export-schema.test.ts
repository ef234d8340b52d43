import { join } from 'node:path';
import { expect, it } from 'vitest';
import { accountArchive } from '../../../app-archive.ts';
import { exportSchema } from './export-schema.ts';

const DOCS = join(import.meta.dirname, '../../../../../../docs');

it('is written down as it is', async () => {
  const text = `${JSON.stringify(exportSchema(accountArchive), null, 2)}\n`;
  await expect(text).toMatchFileSnapshot(join(DOCS, 'export.schema.json'));
});
