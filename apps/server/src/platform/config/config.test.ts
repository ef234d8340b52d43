import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { badAddress } from './bad-address.ts';
import { readConfig } from './config.ts';

describe('settings', () => {
  it('treat an empty value as unset, for each setting', () => {
    const { NEWS_FEEDS: _, ...unset } = readConfig({});
    for (const empty of ['', ' ']) {
      const env = Object.fromEntries(Object.keys(unset).map((name) => [name, empty]));
      expect(readConfig({ ...env, JWT_SECRET: empty })).toEqual(readConfig({}));
    }
    expect(readConfig({ PORT: '0', KCC_RATE_PERCENT: '0' })).toMatchObject({
      PORT: 0,
      KCC_RATE_PERCENT: 0,
    });
    expect(readConfig({ NEWS_FEEDS: '' }).NEWS_FEEDS).toEqual([]);
  });

  it.each(['ftp://weather.test', 'javascript:1', 'weather', 'http://'])(
    'refuse %s for a provider',
    (address) => {
      for (const name of ['OPENWEATHER_URL', 'GEOAPIFY_URL', 'NEWSAPI_URL', 'LLM_BASE_URL'])
        expect(() => readConfig({ [name]: address })).toThrow(new RegExp(`^${name}: must `));
    },
  );

  it.each(['1', '4097', '12.5', 'much'])(
    'refuse %s MiB for request bodies in transit',
    (BODY_BUDGET_MB) => {
      expect(() => readConfig({ BODY_BUDGET_MB })).toThrow(
        /^BODY_BUDGET_MB: must be a whole number/,
      );
    },
  );

  it.each([
    ['ACCOUNT_STORAGE_MB', '0'],
    ['ACCOUNT_ROWS_MAX', '1.5'],
    ['UPLOADS_WAITING_MB', 'much'],
    ['DISK_FULL_PERCENT', '101'],
    ['DISK_SPARE_GB', '-1'],
  ])('refuse %s=%s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(
      new RegExp(`^${name}: must be a whole number from `),
    );
  });

  it('refuse uploads from 90 % disk usage by default', () => {
    expect(readConfig({})).toMatchObject({ DISK_FULL_PERCENT: 90, DISK_SPARE_GB: 0 });
    expect(readConfig({ DISK_SPARE_GB: '20' }).DISK_SPARE_GB).toBe(20);
  });

  it('make no nightly backup without BACKUP_DIR, and refuse an invalid time of day', () => {
    expect(readConfig({}).BACKUP_DIR).toBeUndefined();
    expect(readConfig({ BACKUP_DIR: '/srv/../backups' })).toMatchObject({
      BACKUP_DIR: '/backups',
      BACKUP_AT: '02:30',
      BACKUP_VERIFY: 'on',
    });
    for (const BACKUP_AT of ['24:00', '2:30', 'night'])
      expect(() => readConfig({ BACKUP_AT })).toThrow(/^BACKUP_AT: must be a time of day/);
  });

  it('have no operator contact by default, and refuse an invalid one', () => {
    expect(readConfig({}).OPERATOR_NAME).toBeUndefined();
    const given = {
      OPERATOR_NAME: 'Wani Farmers Cooperative',
      GRIEVANCE_EMAIL: 'help@wani.example',
      GRIEVANCE_PHONE: '+91 (7239) 225-000',
    };
    expect(readConfig(given)).toMatchObject(given);
    expect(() => readConfig({ GRIEVANCE_EMAIL: 'us' })).toThrow(
      /^GRIEVANCE_EMAIL: must be an e-mail address/,
    );
    expect(() => readConfig({ GRIEVANCE_PHONE: 'call us' })).toThrow(
      /^GRIEVANCE_PHONE: must be a telephone number/,
    );
  });

  it('show no map by default, and no tiles without saying whose they are', () => {
    expect(readConfig({}).MAP_TILES_URL).toBeUndefined();
    const MAP_TILES_URL = 'https://tiles.example.org/{z}/{x}/{y}.png?key=1';
    const MAP_TILES_ATTRIBUTION = '© Example';
    expect(readConfig({ MAP_TILES_URL, MAP_TILES_ATTRIBUTION })).toMatchObject({ MAP_TILES_URL });
    expect(() => readConfig({ MAP_TILES_URL })).toThrow(/^MAP_TILES_ATTRIBUTION: must be set/);
    for (const wrong of ['tiles.example.org/{z}/{x}/{y}', 'https://tiles.example.org/{z}/{x}'])
      expect(() => readConfig({ MAP_TILES_URL: wrong, MAP_TILES_ATTRIBUTION })).toThrow(
        /^MAP_TILES_URL: must be a URL with/,
      );
  });

  it('disable metrics by default, and bind them to this machine', () => {
    expect(readConfig({})).toMatchObject({ METRICS_HOST: '127.0.0.1' });
    expect(readConfig({}).METRICS_PORT).toBeUndefined();
    expect(readConfig({ METRICS_PORT: '9464' }).METRICS_PORT).toBe(9464);
    expect(() => readConfig({ METRICS_PORT: '70000' })).toThrow(/^METRICS_PORT: must be a whole/);
  });

  it('read hosts as a lower-case list, and refuse invalid ones', () => {
    const { PUSH_SERVICES, PRIVATE_HOSTS } = readConfig({
      PUSH_SERVICES: 'Push.Example.org, *.example.net,',
      PRIVATE_HOSTS: '10.0.0.5:8443,[::1]:9000,localhost',
    });
    expect(PUSH_SERVICES).toEqual(['push.example.org', '*.example.net']);
    expect(PRIVATE_HOSTS).toEqual(['10.0.0.5:8443', '[::1]:9000', 'localhost']);
    expect(readConfig({})).toMatchObject({ PUSH_SERVICES: [], PRIVATE_HOSTS: [] });
    for (const PUSH_SERVICES of ['https://a.test/', 'a b', '*', '*.'])
      expect(() => readConfig({ PUSH_SERVICES })).toThrow(/^PUSH_SERVICES: must be hosts/);
  });

  it('refuse an incomplete object store configuration', () => {
    expect(() => readConfig({ S3_BUCKET: 'ankur' })).toThrow(/^S3_ENDPOINT: /);
    expect(() => readConfig({ S3_ENDPOINT: 'http://localhost:9000' })).toThrow(/^S3_BUCKET: /);
  });
});

it.each([
  ['256.256.256.256', /^HOST: 256.256.256.256 is no address of this machine$/],
  ['192.0.2.1', /^HOST: 192.0.2.1 is no address of this machine$/],
])('an address that is not ours is named by its variable: %s', async (HOST, line) => {
  const code = await new Promise<string | undefined>((resolve) => {
    createServer()
      .once('error', (error: NodeJS.ErrnoException) => resolve(error.code))
      .listen(0, HOST);
  });
  expect(badAddress({ HOST, PORT: 3000 }, code)).toMatch(line);
});

it('reports a setting only for errors that it causes', () => {
  expect(badAddress({ HOST: '127.0.0.1', PORT: 80 }, 'EACCES')).toMatch(/^PORT: 80 /);
  expect(badAddress({ HOST: '127.0.0.1', PORT: 80 }, 'EMFILE')).toBeNull();
});

describe('secrets', () => {
  it.each(['JWT_SECRET', 'JWT_SECRET_PREVIOUS'])('%s has at least 32 bytes', (name) => {
    expect(() => readConfig({ [name]: 'x'.repeat(31) })).toThrow(
      `${name}: must have at least 32 bytes`,
    );
    expect(readConfig({ [name]: 'x'.repeat(32) })).toMatchObject({ [name]: 'x'.repeat(32) });
    // Eleven Devanagari letters are thirty-three bytes.
    expect(() => readConfig({ [name]: 'क'.repeat(11) })).not.toThrow();
  });
});
