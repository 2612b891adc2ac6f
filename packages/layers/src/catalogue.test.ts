import { languages } from '@cae-map/contract/enumerations';
import { describe, expect, test } from 'vitest';
import { keyNames, layerGroups } from './base-layer.ts';
import { catalogue, findLayer } from './catalogue.ts';
import { templateOrigin } from './tile-urls.ts';

/** The codes of the specification and those of this product: they are part of links, so that they never change. */
const codes = [
  'T D E25m',
  'A Ot Os OsC OtC OR',
  'AGst AGsat AGsatC AGtopo',
  'MBst MBsat MBter',
  'AZst AZsat AZhyb',
  'MTst MTsat',
  'TTst TTsat',
  'Yst Ysat',
  'Gr Gs Gt',
  'GDst GDsat TDst TDsat BDst BDsat',
  'TFout TFland TFcyc TFtr TFpio',
].join(' ');

describe('the catalogue of base layers', () => {
  test('contains the layers of the specification under stable and unique codes; Topomapper has tiles up to zoom 12 [LYR-1, LYR-8]', () => {
    expect(catalogue.map(({ code }) => code).join(' ')).toBe(codes);
    expect(findLayer('T')?.maxNativeZoom).toBe(12);
  });

  test('has codes that are unique regardless of case and need no encoding in a URL', () => {
    const folded = catalogue.map(({ code }) => code.toLowerCase());
    expect(new Set(folded).size).toBe(folded.length);
    for (const { code } of catalogue) expect(code).toMatch(/^[A-Za-z0-9]{1,8}$/);
  });

  test.each(['ru', 'en'] as const)('has a different title for each layer in %s', (language) => {
    const titles = catalogue.map(({ titles: { [language]: title } }) => title);
    expect(titles).not.toContain('');
    expect(new Set(titles).size).toBe(titles.length);
  });

  test.each(catalogue.map((layer) => [layer.code, layer] as const))('%s is complete', (_code, layer) => {
    const { attribution, group, maxNativeZoom, minZoom, provider, requires, sources } = layer;
    expect(attribution.length).toBeGreaterThan(0);
    for (const { url } of attribution) expect(new URL(url).protocol).toBe('https:');
    expect(new URL(provider.termsUrl).protocol).toBe('https:');
    expect(layerGroups).toContain(group);
    expect(minZoom).toBeLessThan(maxNativeZoom);
    // A layer has the URLs of its tiles unless they are a setting or built in.
    expect(sources.length > 0).toBe(requires?.setting !== 'address' && group !== 'builtIn');
  });

  test.each(catalogue.map((layer) => [layer.code, layer] as const))(
    'the URLs of %s use HTTPS and exactly the placeholders that can be filled',
    (_code, { sources, requires, languages: tags, proxied }) => {
      const expected = ['x', 'y', 'z'];
      if (requires?.setting === 'key') expected.push('key');
      if (tags && !proxied?.google) expected.push('language');
      if (proxied?.google) expected.push('session');
      for (const source of sources) {
        const names = Array.from(source.matchAll(/\{(\w+)\}/g), ([, name]) => name);
        expect(names.toSorted()).toEqual(expected.toSorted());
        expect(templateOrigin(source)).toMatch(/^https:/);
      }
      if (tags) expect(Object.keys(tags).toSorted()).toEqual(languages.toSorted());
    },
  );

  test('keeps the keys of Google, Yandex and Azure on the server', () => {
    const proxied = catalogue.filter(({ proxied: proxying }) => proxying);
    expect(
      new Set(proxied.flatMap(({ requires }) => (requires?.setting === 'key' ? [requires.key] : []))),
    ).toEqual(new Set(['azure', 'google', 'yandex']));
    for (const { projection } of proxied) expect(projection).not.toBe('BD-09');
  });

  test('uses every key that can be configured', () => {
    const used = catalogue.flatMap(({ requires }) => (requires?.setting === 'key' ? [requires.key] : []));
    expect([...new Set(used)].toSorted()).toEqual(keyNames.toSorted());
  });

  test('offers Google everywhere except in China, and the variants through the server in China only', () => {
    const withCountries = catalogue.filter(({ countries }) => countries);
    for (const { code, countries, audience } of withCountries) {
      const isGoogle = code.startsWith('G');
      expect(countries).toEqual(isGoogle ? { except: ['CN'] } : { only: ['CN'] });
      expect(audience).toBe(isGoogle ? undefined : 'researchers');
    }
    expect(withCountries.map(({ code }) => code)).toEqual(['OsC', 'OtC', 'AGsatC', 'Gr', 'Gs', 'Gt']);
  });

  test('lists Thunderforest and Baidu as additional maps, and OpenRailwayMap as an overlay', () => {
    const codesOf = (layers: typeof catalogue) => layers.map(({ code }) => code).join(' ');
    expect(codesOf(catalogue.filter(({ additional }) => additional))).toBe(
      'BDst BDsat TFout TFland TFcyc TFtr TFpio',
    );
    expect(codesOf(catalogue.filter(({ group }) => group === 'overlay'))).toBe('OR');
  });

  test('has the projection and datum of Yandex, Gaode and Baidu', () => {
    const grid = (code: string) => {
      const layer = findLayer(code);
      return layer && [layer.projection, layer.datum];
    };
    expect(['Yst', 'Ysat'].map(grid)).toEqual([
      ['EPSG:3395', 'WGS84'],
      ['EPSG:3395', 'WGS84'],
    ]);
    expect(grid('GDst')).toEqual(['EPSG:3857', 'GCJ-02']);
    expect(grid('BDst')).toEqual(['BD-09', 'GCJ-02']);
  });

  test('finds no layer for an unknown code or a name of the prototype', () => {
    expect(findLayer('none')).toBeUndefined();
    expect(findLayer('constructor')).toBeUndefined();
  });
});
