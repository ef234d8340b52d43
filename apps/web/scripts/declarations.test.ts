import { join } from 'node:path';
import { expect, it } from 'vitest';
import { endpointModules, localeTypes } from './declarations.ts';

const SOURCE = join(import.meta.dirname, '../src');

it('writes the modules of all features of the endpoint table', async () => {
  await expect(endpointModules()).toMatchFileSnapshot(join(SOURCE, 'endpoints.generated.d.ts'));
});

it('writes the types of all English locale files', async () => {
  await expect(localeTypes(join(SOURCE, 'locales/en'))).toMatchFileSnapshot(
    join(SOURCE, 'lib/i18n/locales.generated.ts'),
  );
});
