import { apiSchemas } from '@cae-map/contract/api/schemas';
import { expect, onTestFinished, test } from 'vitest';
import { readSettings } from '../../settings.ts';
import { testApp } from '../../testing/test-app.ts';
import { unusedDatabase } from '../../testing/databases/unused-database.ts';

/** Settings with a key for each provider and one tile URL; the keys that must stay on the server contain `secret`. */
const variables = {
  TILE_URLS: 'T=https://t.example/{z}/{x}/{y}',
  AZURE_MAPS_KEY: 'secret-of-azure',
  GOOGLE_MAPS_KEY: 'secret-of-google',
  YANDEX_MAPS_KEY: 'secret-of-yandex',
  MAPBOX_TOKEN: 'pk.public-of-mapbox',
  MAPTILER_KEY: 'public-of-maptiler',
  THUNDERFOREST_KEY: 'public-of-thunderforest',
  TIANDITU_KEY: 'public-of-tianditu',
  TOMTOM_KEY: 'public-of-tomtom',
  TERRAIN_TILES_URL: 'https://terrain.example/{z}/{x}/{y}.png',
  TERRAIN_TILES_ENCODING: 'mapbox',
};

async function requestConfiguration(environment: Record<string, string>) {
  const settings = readSettings(environment);
  const { shownPlaces, hiddenPlaces, bookPictures, onlineMaps, layerAccess, terrainTiles } = settings;
  const { google, mail, contact } = settings;
  const app = await testApp(
    { database: unusedDatabase },
    {
      shownPlaces,
      hiddenPlaces,
      bookPictures,
      onlineMaps,
      layerAccess,
      terrainTiles,
      google,
      mail,
      contact,
    },
  );
  onTestFinished(() => app.close());
  const response = await app.inject('/v1/configuration');
  expect(response.statusCode).toBe(200);
  return {
    body: response.body,
    record: apiSchemas.getConfiguration.response.strict().parse(response.json()),
  };
}

test('GET /configuration returns the ids of the places that are shown', async () => {
  const { record } = await requestConfiguration({ SHOWN_PLACES: '5,53' });
  expect(record.shown_place_ids).toEqual([5, 53]);
});

test('GET /configuration returns the ids of the places that are hidden from visitors', async () => {
  const { record } = await requestConfiguration({ HIDDEN_PLACES: '60' });
  expect(record.hidden_place_ids).toEqual([60]);
});

test('GET /configuration returns which images are pictures of the texts of books', async () => {
  const { record } = await requestConfiguration({ BOOK_PAINTINGS: '0', BOOK_DUPLICATE_PLACES: '60,61' });
  expect(record.book_pictures).toEqual({ paintings: false, duplicate_place_ids: [60, 61] });
});

test('GET /configuration returns where readers write about mistakes, and null where that is not set', async () => {
  const { record } = await requestConfiguration({ CONTACT_EMAIL: 'map@example.org' });
  expect(record.contact).toEqual({ email: 'map@example.org', source: null });
});

test('GET /configuration marks the layers that are offered only with the option for additional maps', async () => {
  const { record } = await requestConfiguration(variables);
  const additional = record.layers.filter((layer) => layer.additional).map(({ code }) => code);
  expect(additional).not.toHaveLength(0);
  expect(additional.every((code) => code.startsWith('TF'))).toBe(true);
});

test('GET /configuration offers by default the layers that need neither a key nor an address, after the visitor agrees', async () => {
  const { record } = await requestConfiguration({});
  expect(record.online_maps).toBe('ask');
  const codes = record.layers.map(({ code }) => code).join(' ');
  expect(codes).toBe('A Ot Os OsC OtC OR AGst AGsat AGsatC AGtopo');
  expect(record.terrain).toBeNull();
});

test('a layer is offered only with the key or address that it requires, which the operator configures [LYR-2]', async () => {
  const { record } = await requestConfiguration(variables);

  const offers = new Map(record.layers.map(({ code, ...access }) => [code, access]));
  expect(offers.get('T')).toEqual({ address: 'https://t.example/{z}/{x}/{y}' });
  expect(offers.get('MBsat')).toEqual({ key: 'pk.public-of-mapbox' });
  for (const code of ['MTst', 'TFout', 'TDst', 'TTst']) expect(offers.get(code)?.key).toMatch(/^public-of-/);
  for (const code of ['Gr', 'Yst', 'AZhyb', 'Os']) expect(offers.get(code)).toEqual({});
  for (const code of ['D', 'Ysat', 'GDst', 'BDst']) expect(offers.has(code)).toBe(false);
  const withoutKeys = await requestConfiguration({});
  for (const code of ['T', 'MBsat', 'MTst', 'Gr', 'Yst', 'AZst'])
    expect(withoutKeys.record.layers.some((offer) => offer.code === code)).toBe(false);
  expect(record.terrain).toEqual({ url: variables.TERRAIN_TILES_URL, encoding: 'mapbox' });
});

test('GET /configuration contains no key of a layer whose tiles go through the server', async () => {
  const { body } = await requestConfiguration(variables);
  expect(body).toContain('public-of-mapbox');
  expect(body).not.toContain('secret');
});

test('GET /configuration offers only the built-in map and no terrain of others with ONLINE_MAPS=never', async () => {
  const { record } = await requestConfiguration({ ...variables, ONLINE_MAPS: 'never' });
  expect(record.layers).toEqual([{ code: 'A' }]);
  expect(record.terrain).toBeNull();
});

test.each([
  ['nothing', {}, { google: false, mail: false }],
  [
    'a mail server',
    { SMTP_URL: 'smtp://secret@127.0.0.1', MAIL_FROM: 'a@b.org' },
    { google: false, mail: true },
  ],
  [
    'Google',
    { GOOGLE_CLIENT_ID: 'secret-id', GOOGLE_CLIENT_SECRET: 'secret' },
    { google: true, mail: false },
  ],
])(
  'GET /configuration returns what accounts can use with %s configured',
  async (_what, environment, accounts) => {
    const { body, record } = await requestConfiguration(environment);
    expect(record.accounts).toEqual(accounts);
    expect(body).not.toContain('secret');
  },
);
