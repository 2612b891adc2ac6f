import { describe, expect, test } from 'vitest';
import path from 'node:path';
import { createLocalUrl, readSettings } from './settings.ts';
import { StartError } from './lib/start-error.ts';

function readErrorMessage(environment: Record<string, string>): string {
  try {
    readSettings(environment);
  } catch (error) {
    if (error instanceof StartError && error.code === 'wrong_setting') return error.message;
    throw error;
  }
  throw new Error('the settings were accepted');
}

test('the default settings listen on the loopback address and use the folders of the repository', () => {
  const settings = readSettings({ PATH: '/bin', npm_config_data_dir: 'ignored' });

  expect(settings).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    databaseUrl: undefined,
    databaseWaitSeconds: 60,
    publicUrl: 'http://127.0.0.1:3000',
    logLevel: 'info',
    shownPlaces: [],
    hiddenPlaces: [],
    bookPictures: { paintings: true, duplicatePlaces: [] },
    rateLimit: 300,
    trustedProxies: [],
    shutdownSeconds: 10,
    shutdownDelaySeconds: 0,
    cdnSeconds: 0,
    metricsToken: undefined,
    slowQueryMilliseconds: 1_000,
    countryHeader: undefined,
    onlineMaps: 'ask',
    layerAccess: { keys: {}, addresses: {} },
    terrainTiles: null,
    tileCacheMegabytes: 500,
    backupDir: undefined,
    backupHours: 24,
    backupKeep: 14,
  });
  const root = path.resolve(import.meta.dirname, '../../..');
  expect(path.relative(root, settings.dataDir)).toBe('data');
  expect(path.relative(root, settings.webDir)).toBe(path.join('apps', 'web', 'dist'));
  expect(path.relative(root, settings.migrationsDir)).toBe(path.join('apps', 'server', 'drizzle'));
});

test('settings are read from the environment', () => {
  const settings = readSettings({
    PORT: '8080',
    HOST: '::1',
    DATA_DIR: '/srv/cae',
    DATABASE_URL: 'postgres://cae@db/cae',
    DATABASE_WAIT_SECONDS: '0',
    PUBLIC_URL: 'https://map.example.org/',
    LOG_LEVEL: 'warn',
    SHOWN_PLACES: '5, 53,151',
    HIDDEN_PLACES: '60,61',
    BOOK_PAINTINGS: '0',
    BOOK_DUPLICATE_PLACES: '70, 71',
    RATE_LIMIT: '0',
    TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8,fd00::/8,loopback',
    SHUTDOWN_SECONDS: '25',
    SHUTDOWN_DELAY_SECONDS: '7',
    CDN_SECONDS: '10',
    METRICS_TOKEN: '0123456789abcdef',
    SLOW_QUERY_MILLISECONDS: '250',
    COUNTRY_HEADER: 'CF-IPCountry',
    ONLINE_MAPS: 'always',
    TILE_URLS: ' T=https://t.example/{z}/{x}/{y}.png\n BDst=http://localhost:8080/?x={x}&y={y}&z={z} ',
    MAPBOX_TOKEN: 'pk.0123456789',
    GOOGLE_MAPS_KEY: 'AIza0123456789',
    TERRAIN_TILES_URL: 'https://t.example/terrain/{z}/{x}/{y}.png',
    TERRAIN_TILES_ENCODING: 'mapbox',
    TILE_CACHE_MB: '0',
  });

  expect(settings).toMatchObject({
    port: 8080,
    host: '::1',
    dataDir: '/srv/cae',
    databaseUrl: 'postgres://cae@db/cae',
    databaseWaitSeconds: 0,
    publicUrl: 'https://map.example.org',
    logLevel: 'warn',
    shownPlaces: [5, 53, 151],
    hiddenPlaces: [60, 61],
    bookPictures: { paintings: false, duplicatePlaces: [70, 71] },
    rateLimit: 0,
    trustedProxies: ['127.0.0.1', '10.0.0.0/8', 'fd00::/8', 'loopback'],
    shutdownSeconds: 25,
    shutdownDelaySeconds: 7,
    cdnSeconds: 10,
    metricsToken: '0123456789abcdef',
    slowQueryMilliseconds: 250,
    countryHeader: 'cf-ipcountry',
    onlineMaps: 'always',
    layerAccess: {
      keys: { mapbox: 'pk.0123456789', google: 'AIza0123456789' },
      addresses: {
        T: 'https://t.example/{z}/{x}/{y}.png',
        BDst: 'http://localhost:8080/?x={x}&y={y}&z={z}',
      },
    },
    terrainTiles: { url: 'https://t.example/terrain/{z}/{x}/{y}.png', encoding: 'mapbox' },
    tileCacheMegabytes: 0,
  });
});

test('an empty variable is ignored', () => {
  expect(readSettings({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined });
});

test('the default of PUBLIC_URL is derived from HOST and PORT', () => {
  expect(readSettings({ HOST: '::1', PORT: '8080' }).publicUrl).toBe('http://[::1]:8080');
  expect(createLocalUrl('localhost', 1)).toBe('http://localhost:1');
});

describe('readSettings reports', () => {
  test.each([
    ['PORT', 'eighty', 'must be a number', 'PORT=3000'],
    ['PORT', '65536', 'must be between 0 and 65535', 'PORT=3000'],
    ['PORT', '-1', 'must be a number', 'PORT=3000'],
    ['HOST', 'my host', 'must be a host name or an address', 'HOST=127.0.0.1'],
    [
      'DATABASE_URL',
      'mysql://db/cae',
      'must be a URL of a PostgreSQL database',
      'DATABASE_URL=postgresql://',
    ],
    ['DATABASE_URL', 'cae', 'must be a URL of a PostgreSQL database', 'DATABASE_URL=postgresql://'],
    [
      'PUBLIC_URL',
      'map.example.org',
      'must begin with http:// or https://',
      'PUBLIC_URL=https://map.example.org',
    ],
    ['PUBLIC_URL', 'https://example.org/map', 'must have no path', 'PUBLIC_URL=https://map.example.org'],
    ['LOG_LEVEL', 'loud', 'must be one of fatal, error', 'LOG_LEVEL=info'],
    ['SHOWN_PLACES', '5,Leh', 'must be ids of places', 'SHOWN_PLACES=5,53,151'],
    ['HIDDEN_PLACES', '5;6', 'must be ids of places', 'HIDDEN_PLACES=5,53,151'],
    ['BOOK_PAINTINGS', 'yes', 'must be 1 to show paintings beside texts, or 0', 'BOOK_PAINTINGS=1'],
    ['BOOK_DUPLICATE_PLACES', '5 6', 'must be ids of places', 'BOOK_DUPLICATE_PLACES=5,53,151'],
    ['RATE_LIMIT', 'none', 'must be a number of requests a minute', 'RATE_LIMIT=300'],
    ['TRUSTED_PROXIES', 'proxy.example', 'must be addresses or networks', 'TRUSTED_PROXIES=127.0.0.1'],
    ['TRUSTED_PROXIES', '10.0.0.0/33', 'must be addresses or networks', 'TRUSTED_PROXIES=127.0.0.1'],
    ['DATABASE_WAIT_SECONDS', '1m', 'must be a number of seconds', 'DATABASE_WAIT_SECONDS=60'],
    ['DATABASE_WAIT_SECONDS', '3601', 'must be between 0 and 3600 seconds', 'DATABASE_WAIT_SECONDS=60'],
    ['SHUTDOWN_SECONDS', 'soon', 'must be a number of seconds', 'SHUTDOWN_SECONDS=10'],
    ['SHUTDOWN_SECONDS', '0', 'must be between 1 and 600 seconds', 'SHUTDOWN_SECONDS=10'],
    ['CDN_SECONDS', '3601', 'must be between 0 and 3600 seconds', 'CDN_SECONDS=10'],
    ['METRICS_TOKEN', 'short', 'must have at least 16 characters', 'METRICS_TOKEN='],
    ['SLOW_QUERY_MILLISECONDS', 'slow', 'must be a number of milliseconds', 'SLOW_QUERY_MILLISECONDS=1000'],
    ['SHUTDOWN_DELAY_SECONDS', '601', 'must be between 0 and 600 seconds', 'SHUTDOWN_DELAY_SECONDS=5'],
    ['CONTACT_EMAIL', 'nobody', 'must be an e-mail address', 'CONTACT_EMAIL=map@example.org'],
    [
      'SOURCE_URL',
      'http://git.example.org',
      'must begin with https://',
      'SOURCE_URL=https://git.example.org/cae-map',
    ],
    ['COUNTRY_HEADER', 'a header', 'must be the name of a header', 'COUNTRY_HEADER=cf-ipcountry'],
    ['COUNTRY_HEADER', 'cf-ipcountry', 'needs TRUSTED_PROXIES', 'COUNTRY_HEADER=cf-ipcountry'],
    ['ONLINE_MAPS', 'yes', 'must be one of ask, always, never', 'ONLINE_MAPS=ask'],
    ['TILE_URLS', 'https://t.example/{z}/{x}/{y}', 'must be a list of CODE=URL', 'TILE_URLS=T=https://'],
    [
      'TILE_URLS',
      'Os=https://t.example/{z}/{x}/{y}',
      'Os is not the code of a layer',
      'TILE_URLS=T=https://',
    ],
    [
      'TILE_URLS',
      'T=http://t.example/{z}/{x}/{y}',
      'the URL of T must be an https://',
      'TILE_URLS=T=https://',
    ],
    ['TILE_URLS', 'T=https://t.example/{z}/{x}', 'the placeholders {z}, {x} and {y}', 'TILE_URLS=T=https://'],
    [
      'TILE_URLS',
      'T=https://{z}.example/{x}/{y}',
      'the URL of T must be an https://',
      'TILE_URLS=T=https://',
    ],
    ['TILE_URLS', 'T=https://a:b@t.example/{z}/{x}/{y}', 'the URL of T must be', 'TILE_URLS=T=https://'],
    [
      'TILE_URLS',
      'T=https://t.example/{z}/{x}/{y} T=https://u.example/{z}/{x}/{y}',
      'T is listed twice',
      'TILE_URLS=T=https://',
    ],
    ['MAPBOX_TOKEN', 'sk.0123456789', 'must be a public token', 'MAPBOX_TOKEN=pk.'],
    ['GOOGLE_MAPS_KEY', 'my key', 'must be a key', 'GOOGLE_MAPS_KEY=AIza'],
    ['TERRAIN_TILES_URL', 'https://t.example/', 'must be an https:// URL', 'TERRAIN_TILES_URL=https://'],
    ['TERRAIN_TILES_ENCODING', 'png', 'must be one of terrarium, mapbox', 'TERRAIN_TILES_ENCODING=terrarium'],
    ['TILE_CACHE_MB', 'big', 'must be a number of megabytes', 'TILE_CACHE_MB=500'],
  ])('the invalid setting %s=%s with the reason and an example', (name, value, reason, example) => {
    const message = readErrorMessage({ [name]: value });

    expect(message).toContain(`The setting ${name} is wrong`);
    expect(message).toContain(reason);
    expect(message).toContain(`Example: ${example}`);
  });

  test('several invalid settings', () => {
    const message = readErrorMessage({ PORT: 'x', LOG_LEVEL: 'loud' });

    expect(message).toContain('PORT');
    expect(message).toContain('LOG_LEVEL');
  });

  test.each([
    ['DATADIR', 'DATA_DIR'],
    ['database_url', 'DATABASE_URL'],
    ['PUBLICURL', 'PUBLIC_URL'],
  ])('the misspelt setting %s', (name, meant) => {
    expect(readErrorMessage({ [name]: 'x' })).toBe(`The setting ${name} is unknown: write ${meant}.`);
  });
});
