import { execFile, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import S3rver from 's3rver';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from './platform/config/config.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const read = (path: string) => readFile(join(root, path), 'utf8');
const run = promisify(execFile);

interface Service {
  image?: string;
  build?: { context: string; dockerfile: string };
  environment?: Record<string, string>;
  volumes?: string[];
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: unknown;
  read_only?: boolean;
  cap_drop?: string[];
  ports?: string[];
}
interface Compose {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
}

/** Settings that `readConfig` knows; an unknown one would be ignored silently. */
const isSetting = async (name: string) =>
  (await read('apps/server/src/platform/config/config.ts')).includes(`\n  ${name}: `);
const SECRET = 'x'.repeat(40);

describe('the compose file', async () => {
  const text = await read('deploy/compose.yaml');
  const compose: Compose = parse(text, { merge: true });
  const example = new Map(
    (await read('deploy/example.env'))
      .split('\n')
      .filter((line) => /^[A-Z]/.test(line))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
  /** Variable substitution of compose, with every secret set. */
  const filled = (value: string) =>
    value.replaceAll(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name, kind, rest) =>
      kind === '-' ? example.get(name) || rest : example.get(name) || SECRET,
    );
  const servers = Object.entries(compose.services).filter(([name]) => /^server\d$/.test(name));

  it('takes exactly the values that the example asks for', () => {
    const used = new Set([...text.matchAll(/\$\{(\w+)/g)].map(([, name]) => name));
    expect([...used].sort()).toEqual([...example.keys()].sort());
  });

  it('starts two servers with settings that the product knows and accepts', async () => {
    expect(servers.length).toBe(2);
    for (const [, { environment = {} }] of servers) {
      for (const name of Object.keys(environment))
        expect([name, await isSetting(name)]).toEqual([name, true]);
      const env = Object.fromEntries(
        Object.entries(environment).map(([name, value]) => [name, filled(value)]),
      );
      expect(readConfig(env)).toMatchObject({ TRUST_PROXY: 'on', S3_BUCKET: 'ankur' });
    }
    expect(compose.services.bucket?.environment).not.toHaveProperty('JWT_SECRET');
  });

  it('gives the servers no privileges that they do not need', () => {
    for (const [, server] of servers) {
      expect(server).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
      });
      expect(server.ports).toBeUndefined();
    }
    const open = Object.entries(compose.services).filter(([, { ports }]) => ports);
    expect(open.map(([name]) => name)).toEqual(['proxy']);
  });

  it('mounts volumes it declares and files that are there, and waits for services it has', async () => {
    const dockerfile = await read('deploy/Dockerfile');
    for (const [name, service] of Object.entries(compose.services)) {
      for (const volume of service.volumes ?? []) {
        const [source = ''] = volume.split(':');
        const known = source.startsWith('.')
          ? existsSync(join(root, 'deploy', source))
          : source in compose.volumes;
        expect([name, volume, known]).toEqual([name, volume, true]);
      }
      if (service.build) {
        expect(
          existsSync(join(root, 'deploy', service.build.context, service.build.dockerfile)),
        ).toBe(true);
      }
      for (const [other, { condition }] of Object.entries(service.depends_on ?? {})) {
        const awaited = compose.services[other];
        expect([name, other, awaited !== undefined]).toEqual([name, other, true]);
        if (condition !== 'service_healthy') continue;
        const isOurs = awaited?.image === 'ankur:latest' && dockerfile.includes('\nHEALTHCHECK ');
        expect([other, isOurs || awaited?.healthcheck !== undefined]).toEqual([other, true]);
      }
    }
  });

  it('has a proxy to these servers', async () => {
    const caddy = await read('deploy/Caddyfile');
    const [, upstreams = ''] = /reverse_proxy ([^{]+)\{/.exec(caddy) ?? [];
    expect(upstreams.trim().split(' ')).toEqual(servers.map(([name]) => `${name}:3000`));
    expect(caddy.split('{').length).toBe(caddy.split('}').length);
    expect(caddy).toContain('health_uri /api/ready/');
  });
});

/** Workspace packages that one needs at run time, transitively. */
async function ownPackages(path: string, found = new Set<string>()): Promise<Set<string>> {
  const { dependencies = {} } = JSON.parse(await read(`${path}/package.json`));
  for (const [, name = ''] of Object.keys(dependencies)
    .join('\n')
    .matchAll(/^@ankur\/(.+)$/gm)) {
    if (found.has(name)) continue;
    found.add(name);
    await ownPackages(`packages/${name}`, found);
  }
  return found;
}

describe('the container image', async () => {
  const lines = (await read('deploy/Dockerfile')).replaceAll(/\\\n\s*/g, '').split('\n');
  const stages = lines
    .join('\n')
    .split(/^(?=FROM )/m)
    .slice(1);
  const final = stages.at(-1) ?? '';

  it('copies what is there and is not ignored', async () => {
    const ignored = (await read('.dockerignore')).split('\n').filter((line) => /^[^#*]/.test(line));
    for (const line of lines.filter((text) => text.startsWith('COPY ') && !text.includes('--from')))
      for (const source of line.split(' ').slice(1, -1)) {
        expect([source, existsSync(join(root, source))]).toEqual([source, true]);
        expect(ignored).not.toContain(source);
      }
    for (const [, path = ''] of final.matchAll(/--from=build \/app\/(\S+)/g)) {
      if (!path.endsWith('/dist'))
        expect([path, existsSync(join(root, path))]).toEqual([path, true]);
      expect(ignored).not.toContain(path);
    }
  });

  it('installs with the manifest of every workspace', async () => {
    const [build = '', libraries = ''] = stages;
    const { workspaces } = JSON.parse(await read('package.json'));
    expect(workspaces).toEqual(['apps/*', 'packages/*', 'e2e', 'bench']);
    const needed = await ownPackages('apps/server');
    for (const group of ['apps', 'packages']) {
      for (const name of await readdir(join(root, group))) {
        const line = `COPY ${group}/${name}/package.json ${group}/${name}/`;
        expect([name, build.includes(line)]).toEqual([name, true]);
        const isNeeded = name === 'server' || needed.has(name);
        expect([name, libraries.includes(line)]).toEqual([name, isNeeded]);
      }
    }
  });

  it('runs as an unprivileged user, has a health check, and starts like npm start', async () => {
    const { flags, env } = JSON.parse(await read('scripts/server-runtime.json'));
    const command = JSON.parse(/^CMD (\[.*\])$/m.exec(final)?.[1] ?? '[]');
    expect(command).toEqual(['node', ...flags, 'apps/server/dist/main.js']);
    expect(/^USER (\S+)$/m.exec(final)?.[1]).toBe('ankur');
    expect(final.indexOf('\nUSER ')).toBeGreaterThan(final.lastIndexOf('\nRUN '));
    expect(final).toMatch(/^HEALTHCHECK .*\/api\/health\//m);
    const given = Object.fromEntries(
      (/^ENV (.*)$/m.exec(final)?.[1] ?? '').split(/ +/).map((pair) => pair.split('=')),
    );
    expect(given).toMatchObject(env);
    expect(readConfig(given)).toMatchObject({ HOST: '0.0.0.0', DATA_DIR: '/data', PORT: 3000 });
  });
});

describe('the systemd unit', async () => {
  const unit = await read('deploy/ankur.service');

  it('starts like npm start, as a user of its own', async () => {
    const { flags, env } = JSON.parse(await read('scripts/server-runtime.json'));
    expect(unit).toContain(
      `\nExecStart=/opt/ankur/node_modules/.bin/node ${flags.join(' ')} apps/server/dist/main.js\n`,
    );
    for (const [name, value] of Object.entries(env)) expect(unit).toContain(`${name}=${value}`);
    expect(unit).toContain('\nUser=ankur\n');
  });

  it.runIf(existsSync('/usr/bin/systemd-analyze'))('has no complaint from systemd', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'ankur-unit-'));
    const path = join(folder, 'ankur.service');
    await writeFile(path, unit.replace('/opt/ankur/node_modules/.bin/node', process.execPath));
    const { stderr, status } = spawnSync('systemd-analyze', ['verify', '--man=no', path], {
      encoding: 'utf8',
    });
    expect([status, stderr.split('\n').filter((line) => line.includes('ankur.service'))]).toEqual([
      0,
      [],
    ]);
    await rm(folder, { recursive: true });
  });
});

it('makes the roles of the database with a script that a shell can read', async () => {
  await run('sh', ['-n', join(root, 'deploy/make-roles.sh')]);
  const script = await read('deploy/make-roles.sh');
  expect(script).toContain('grant farm_app to farm_owner');
});

it('makes the bucket once', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'ankur-bucket-'));
  const store = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [],
  });
  const { port } = await store.run();
  const env = {
    ...process.env,
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_BUCKET: 'farm-media',
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  };
  for (let time = 0; time < 2; time++) {
    const { stdout } = await run(process.execPath, [join(root, 'deploy/make-bucket.mjs')], { env });
    expect(stdout).toBe('bucket farm-media is there\n');
  }
  expect(await readdir(directory)).toContain('farm-media');
  await store.close();
  await rm(directory, { recursive: true });
});

describe('the bill of materials', async () => {
  const script = join(root, 'scripts/sbom.mjs');
  const options = { maxBuffer: 64 * 1024 * 1024 };
  const { stdout } = await run(process.execPath, [script], options);
  const bill = JSON.parse(stdout);
  const lock = JSON.parse(await read('package-lock.json'));

  it('names every library of the lock file with version, sum and license', () => {
    const paths = Object.entries<{ link?: boolean; version: string }>(lock.packages).filter(
      ([path, { link }]) => path.includes('node_modules/') && !link,
    );
    const wanted = new Set(
      paths.map(([path, { version }]) => `${path.replace(/^.*node_modules\//, '')}@${version}`),
    );
    const told = new Set<string>(
      bill.components.map(
        (c: { group?: string; name: string; version: string }) =>
          `${c.group ? `${c.group}/` : ''}${c.name}@${c.version}`,
      ),
    );
    expect([...wanted].filter((name) => !told.has(name))).toEqual([]);
    expect(told.size).toBe(bill.components.length);
    const fastify = bill.components.find((c: { name: string }) => c.name === 'fastify');
    expect(fastify).toMatchObject({ scope: 'required', licenses: [{ license: { id: 'MIT' } }] });
    expect(fastify.hashes[0].content).toMatch(/^[0-9a-f]{128}$/);
    const vitest = bill.components.find((c: { name: string }) => c.name === 'vitest');
    expect(vitest.scope).toBe('excluded');
  });

  it('lists dependencies, deterministically', async () => {
    const refs = new Set<string>(bill.dependencies.map(({ ref }: { ref: string }) => ref));
    const unknown = bill.dependencies.flatMap(({ dependsOn }: { dependsOn: string[] }) =>
      dependsOn.filter((ref) => !refs.has(ref)),
    );
    expect(unknown).toEqual([]);
    const server = bill.dependencies.find(
      ({ ref }: { ref: string }) => ref === 'workspace:apps/server',
    );
    expect(server.dependsOn.some((ref: string) => ref.startsWith('pkg:npm/fastify@'))).toBe(true);
    expect((await run(process.execPath, [script], options)).stdout).toBe(stdout);
  });
});

it('carries the license word for word', async () => {
  // SHA-256 of https://www.gnu.org/licenses/agpl-3.0.txt
  const published = '0d96a4ff68ad6d4b6f1f30f713b18d5184912ba8dd389f86aa7710db079abcb0';
  expect(
    createHash('sha256')
      .update(await read('LICENSE'))
      .digest('hex'),
  ).toBe(published);
});
