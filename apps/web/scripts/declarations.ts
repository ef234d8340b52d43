import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { endpointTable } from '@ankur/contracts/endpoints';
import { BORROWED } from './languages-plugin.ts';

const HEADER = '// Written by scripts/declarations.test.ts with `-u`; not to be edited.\n';

/** The modules `virtual:endpoints/<feature>`, one for each feature of the endpoint table, as TypeScript declarations. */
export function endpointModules(): string {
  const modules = Object.keys(endpointTable).map(
    (feature) =>
      `declare module 'virtual:endpoints/${feature}' {\n  const calls: Calls<'${feature}'>;\n  export default calls;\n}\n`,
  );
  return HEADER + modules.join('');
}

const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const literals = (keys: readonly string[]) => keys.map((key) => `'${key}'`).join(' | ');

/** The type of a namespace: its English file, and what the build adds to it from other files. */
function textsOf(name: string): string {
  const added = Object.entries(BORROWED[`${name}.json`] ?? {}).map(
    ([file, keys]) => `Pick<typeof ${camel(basename(file, '.json'))}, ${literals(keys)}>`,
  );
  return [`typeof ${camel(name)}`, ...added].join(' &\n    ');
}

/** The interface `Locales`: each English locale file of a folder as a namespace with its texts. */
export function localeTypes(folder: string): string {
  const names = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => basename(file, '.json'))
    .sort();
  const imports = names.map(
    (name) => `import type ${camel(name)} from '../../locales/en/${name}.json';\n`,
  );
  const fields = names.map(
    (name) => `  ${name.includes('-') ? `'${name}'` : name}: ${textsOf(name)};\n`,
  );
  return `${HEADER}${imports.join('')}
/** Each namespace with its English texts, and with those that the build adds from other files. */
export interface Locales {
${fields.join('')}}
`;
}
