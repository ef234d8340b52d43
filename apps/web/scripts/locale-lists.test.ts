import { expect, it } from 'vitest';
import { shortLocaleList } from './locale-lists.ts';

const line = (file: string, chunk: string) =>
  `"../../locales/${file}.json":()=>e(()=>import(\`./${chunk}.js\`).then(e=>e.default),[])`;
const built = (...lines: string[]) =>
  `import{v as e}from"./base.js";var t=Object.assign({${lines.join(',')}});export{t as localeFiles};`;

it('lists the same files by language and namespace, each with its chunk', () => {
  const short = shortLocaleList(
    built(
      line('en/auth', 'auth-aaaaaa1'),
      line('en/crop-prediction', 'crop-prediction-bb-_bb2'),
      line('kok/auth', 'auth-ccccccc'),
    ),
  );
  const body = short?.replace(/^import.*?;/, '').replace(/export.*$/, 'return t;') ?? '';
  const imported: string[] = [];
  const list = new Function('e', 'load', body.replaceAll('import(', 'load('))(
    (run: () => unknown) => run(),
    async (path: string) => {
      imported.push(path);
      return { default: path };
    },
  ) as Record<string, () => Promise<string>>;
  expect(Object.keys(list).sort()).toEqual([
    '../../locales/en/auth.json',
    '../../locales/en/crop-prediction.json',
    '../../locales/kok/auth.json',
  ]);
  for (const load of Object.values(list)) load();
  expect(imported.sort()).toEqual([
    './auth-aaaaaa1.js',
    './auth-ccccccc.js',
    './crop-prediction-bb-_bb2.js',
  ]);
});

it('leaves other code alone, and refuses a list in another form', () => {
  expect(shortLocaleList('var t=1')).toBeUndefined();
  expect(() => shortLocaleList(built('"../../locales/en/auth.json":()=>import(`./x.js`)'))).toThrow(
    'another form',
  );
  expect(() => shortLocaleList(built(line('en/auth', 'other-aaaaaaa')))).toThrow('called other');
});
