import { expect, onTestFinished, test } from 'vitest';
import type { Settings } from '../../settings.ts';
import { testApp } from '../../testing/test-app.ts';
import { unusedDatabase } from '../../testing/databases/unused-database.ts';

interface Client {
  readonly remoteAddress?: string;
  readonly headers?: Record<string, string>;
}

async function findCountry(client: Client, settings: Partial<Settings> = {}): Promise<string> {
  // Every query of this database fails.
  const app = await testApp({ database: unusedDatabase }, settings);
  onTestFinished(() => app.close());
  const response = await app.inject({ url: '/v1/country', ...client });
  expect(response.statusCode).toBe(200);
  return response.json<{ country: string }>().country;
}

/** Addresses of well-known DNS servers. */
const russian = '77.88.8.8';
const chinese = '114.114.114.114';
const behindProxy: Partial<Settings> = { trustedProxies: ['127.0.0.1'], countryHeader: 'cf-ipcountry' };

test.each([
  ['IPv4', russian, 'RU'],
  ['IPv4 in China', chinese, 'CN'],
  ['IPv4-mapped', `::ffff:${russian}`, 'RU'],
  ['private', '10.0.0.1', 'US'],
  ['IPv6', '2001:db8::1', 'US'],
])(
  'GET /country of an %s address looks the country up, with US for an unknown one',
  async (_kind, remoteAddress, country) => {
    expect(await findCountry({ remoteAddress })).toBe(country);
  },
);

test('GET /country uses the header of a trusted proxy', async () => {
  expect(await findCountry({ headers: { 'cf-ipcountry': 'mn' } }, behindProxy)).toBe('MN');
});

test.each(['XX', 'T1', 'Russia', '<b>', ''])(
  'GET /country looks the forwarded address up if the header of the proxy is %s',
  async (header) => {
    const headers = { 'cf-ipcountry': header, 'x-forwarded-for': russian };
    expect(await findCountry({ headers }, behindProxy)).toBe('RU');
  },
);

test('GET /country returns the country, and US with status 200 when the lookup fails [API-22]', async () => {
  expect(await findCountry({ remoteAddress: russian })).toBe('RU');
  expect(await findCountry({ remoteAddress: '10.0.0.1' })).toBe('US');
});

test('GET /country ignores the header of a client that is no trusted proxy', async () => {
  const client = { remoteAddress: chinese, headers: { 'cf-ipcountry': 'MN', 'x-forwarded-for': russian } };
  expect(await findCountry(client, behindProxy)).toBe('CN');
});

test('GET /country ignores the header if no setting names it', async () => {
  const client = { headers: { 'cf-ipcountry': 'MN', 'x-forwarded-for': russian } };
  expect(await findCountry(client, { trustedProxies: ['127.0.0.1'] })).toBe('RU');
});

test('GET /country must not be stored by shared caches', async () => {
  const app = await testApp({ database: unusedDatabase });
  onTestFinished(() => app.close());
  const { headers } = await app.inject('/v1/country');
  expect(headers).toMatchObject({ ...app.securityHeaders, 'cache-control': 'private, max-age=3600' });
});
