// npm run sbom [-- FILE]: bill of materials as CycloneDX 1.6 JSON, from the lock file alone. The same lock file
// gives the same bytes. Development dependencies have the scope "excluded".
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib.mjs';

const IN_MODULES = 'node_modules/';
const nameOf = (path) => path.slice(path.lastIndexOf(IN_MODULES) + IN_MODULES.length);
const purlOf = (name, version) => `pkg:npm/${name.replace(/^@/, '%40')}@${version}`;

/** Resolves a dependency of a package to its path in the lock file, by Node's algorithm. */
function resolve(packages, from, name) {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf(`/${IN_MODULES}`)))) {
    const path = `${at ? `${at}/` : ''}${IN_MODULES}${name}`;
    if (packages[path]) return packages[path].link ? packages[path].resolved : path;
    if (!at) return undefined;
  }
}

/** SPDX: one identifier, or an expression of several. */
const licensesOf = ({ license }) =>
  license === undefined
    ? undefined
    : [/^[\w.+-]+$/.test(license) ? { license: idOf(license) } : { expression: license }];
/** Anything but an SPDX identifier ("SEE LICENSE IN …") is a name. */
const idOf = (license) =>
  /^(?:SEE|UNLICENSED)/.test(license) ? { name: license } : { id: license };

function hashesOf({ integrity = '' }) {
  const sums = integrity.split(' ').filter((sum) => sum.startsWith('sha512-'));
  return sums.map((sum) => ({
    alg: 'SHA-512',
    content: Buffer.from(sum.slice('sha512-'.length), 'base64').toString('hex'),
  }));
}

/** The bill for a lock file of version 3. */
export function billOf(lock) {
  const { packages } = lock;
  const main = packages[''];
  const libraries = Object.entries(packages).filter(
    ([path, { link }]) => path.includes(IN_MODULES) && !link,
  );
  // A library may be installed at several paths; it is listed once, required if any of them is.
  const components = new Map();
  for (const [path, entry] of libraries) {
    const name = nameOf(path);
    const ref = purlOf(name, entry.version);
    const scope =
      entry.dev || entry.devOptional ? 'excluded' : entry.optional ? 'optional' : 'required';
    const known = components.get(ref);
    if (known && (known.scope === 'required' || scope === 'excluded')) continue;
    const [group, bare] = name.startsWith('@') ? name.split('/') : [undefined, name];
    components.set(ref, {
      type: 'library',
      'bom-ref': ref,
      ...(group ? { group } : {}),
      name: bare,
      version: entry.version,
      scope,
      hashes: hashesOf(entry),
      licenses: licensesOf(entry),
      purl: ref,
    });
  }
  const refOf = (path) =>
    path.includes(IN_MODULES) ? purlOf(nameOf(path), packages[path].version) : `workspace:${path}`;
  const needs = new Map();
  for (const [path, entry] of Object.entries(packages)) {
    if (entry.link) continue;
    const ref = path === '' ? 'ankur' : refOf(path);
    const wanted = { ...entry.dependencies, ...entry.optionalDependencies };
    if (path === '' || !path.includes(IN_MODULES)) Object.assign(wanted, entry.devDependencies);
    const found = Object.keys(wanted).map((name) => resolve(packages, path, name));
    const all = needs.get(ref) ?? new Set();
    for (const target of found.filter(Boolean)) all.add(refOf(target));
    needs.set(ref, all);
  }
  const workspaces = Object.keys(packages).filter(
    (path) => path !== '' && !path.includes(IN_MODULES),
  );
  for (const path of workspaces) needs.get('ankur').add(refOf(path));
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: serialOf(lock),
    version: 1,
    metadata: {
      component: {
        type: 'application',
        'bom-ref': 'ankur',
        name: main.name,
        version: main.version,
        licenses: licensesOf(main),
        components: workspaces.sort().map((path) => ({
          type: 'library',
          'bom-ref': refOf(path),
          name: packages[path].name ?? path,
        })),
      },
    },
    components: [...components.values()].sort((a, b) => (a.purl < b.purl ? -1 : 1)),
    dependencies: [...needs]
      .map(([ref, on]) => ({ ref, dependsOn: [...on].sort() }))
      .sort((a, b) => (a.ref < b.ref ? -1 : 1)),
  };
}

/** A UUID of the content, so that the same lock file has the same number. */
function serialOf(lock) {
  const sum = createHash('sha256').update(JSON.stringify(lock)).digest('hex');
  const parts = [
    sum.slice(0, 8),
    sum.slice(8, 12),
    `8${sum.slice(13, 16)}`,
    `8${sum.slice(17, 20)}`,
  ];
  return `urn:uuid:${[...parts, sum.slice(20, 32)].join('-')}`;
}

if (import.meta.main ?? process.argv[1]?.endsWith('sbom.mjs')) {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const text = `${JSON.stringify(billOf(lock), null, 2)}\n`;
  const [file] = process.argv.slice(2);
  if (file) writeFileSync(file, text);
  else process.stdout.write(text);
}
