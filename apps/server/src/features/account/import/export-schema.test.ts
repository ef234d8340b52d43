import { join } from 'node:path';
import { expect, it } from 'vitest';
import { exportSchema } from './export-schema.ts';

const DOCS = join(import.meta.dirname, '../../../../../../docs');

it('is written down as it is', async () => {
  const text = `${JSON.stringify(exportSchema(), null, 2)}\n`;
  await expect(text).toMatchFileSnapshot(join(DOCS, 'export.schema.json'));
});
