import type { BaseLayer } from './base-layer.ts';
import { findLayer } from './catalogue.ts';
import { describe, expect, test } from 'vitest';
import { chooseOffered, findShownLayer, initialLayerCode, mayAskOthers } from './layer-choice.ts';

const codes = ['A', 'T', 'Os', 'Gr', 'GDst', 'OcL', 'ORM'];
const everything = [...new Set(['A', 'T', 'Os', 'Gr', 'GDst'])].map((code) => ({ code }));

function layer(code: string, change: Partial<BaseLayer> = {}): BaseLayer {
  const os = findLayer('Os');
  if (os === undefined) throw new Error('Os is missing in the catalogue');
  return { ...os, code, ...change };
}

describe('the first layer', () => {
  test.each([
    ['cn', 'CN', 'GDst'],
    ['en', 'CN', 'GDst'],
    ['ru', 'DE', 'T'],
    ['en', 'RU', 'T'],
    ['en', 'UA', 'T'],
    ['en', 'US', 'Gr'],
  ] as const)('for the language %s in %s is %s [LYR-3]', (language, country, code) => {
    const page = language === 'cn' ? 'en' : language;
    expect(initialLayerCode(page, country, everything)).toBe(code);
  });

  test('is the atlas when the preferred one is not offered', () => {
    expect(initialLayerCode('ru', 'RU', [{ code: 'A' }, { code: 'Os' }])).toBe('A');
  });
});

describe('the offered layers', () => {
  const layers: Readonly<Record<string, BaseLayer>> = {
    A: layer('A', { group: 'builtIn' }),
    Gr: layer('Gr', { countries: { except: ['CN'] } }),
    GDst: layer('GDst', { countries: { only: ['CN'] } }),
    T: layer('T', { additional: true }),
    Os: layer('Os', { audience: 'researchers' }),
  };
  const conditions = {
    offers: codes.map((code) => ({ code })),
    findLayer: (code: string) => layers[code],
    showsAdditional: false,
    isResearcher: false,
    country: null,
  };
  const codesOf = (change: Partial<typeof conditions> | { country: string }): readonly string[] =>
    chooseOffered({ ...conditions, ...change }).map((each) => each.layer.code);

  test('exclude layers unknown to this version, additional layers and those of researchers', () => {
    expect(codesOf({})).toEqual(['A', 'Gr', 'GDst']);
    expect(codesOf({ showsAdditional: true, isResearcher: true })).toEqual(['A', 'T', 'Os', 'Gr', 'GDst']);
  });

  test('are limited to the country of the visitor once it is known', () => {
    expect(codesOf({ country: 'CN' })).toEqual(['A', 'GDst']);
    expect(codesOf({ country: 'RU' })).toEqual(['A', 'Gr']);
  });
});

test('Thunderforest and Baidu are offered with the option of additional maps only; OpenRailwayMap is an overlay [LYR-10]', () => {
  const optional = ['TFout', 'TFland', 'TFcyc', 'TFtr', 'TFpio', 'BDst', 'BDsat'];
  const conditions = {
    offers: [...optional, 'OR'].map((code) => ({ code })),
    findLayer,
    isResearcher: false,
    country: null,
  };
  const codesWith = (showsAdditional: boolean): readonly string[] =>
    chooseOffered({ ...conditions, showsAdditional }).map((each) => each.layer.code);
  expect(codesWith(false)).toEqual(['OR']);
  expect(codesWith(true)).toEqual([...optional, 'OR']);
  expect(findLayer('OR')?.group).toBe('overlay');
});

describe('the shown layer', () => {
  const offered = [
    { layer: layer('Os'), offer: { code: 'Os' } },
    { layer: layer('Rail', { group: 'overlay' }), offer: { code: 'Rail' } },
  ];

  test('waits for the agreement of the visitor', () => {
    expect(findShownLayer('Os', offered, false)).toMatchObject({ kind: 'unagreed', layer: { code: 'Os' } });
    expect(findShownLayer('Os', offered, true)).toMatchObject({ kind: 'layer', layer: { code: 'Os' } });
  });

  test('is the atlas for its code, for an overlay and for a code that is not offered', () => {
    expect(findShownLayer('A', offered, false)).toEqual({ kind: 'atlas' });
    expect(findShownLayer('Rail', offered, true)).toEqual({ kind: 'notOffered', code: 'Rail' });
    expect(findShownLayer('XYZ', offered, true)).toEqual({ kind: 'notOffered', code: 'XYZ' });
  });
});

test('other companies are asked always, after agreement, or never, as configured', () => {
  expect([mayAskOthers('always', false), mayAskOthers('ask', false), mayAskOthers('ask', true)]).toEqual([
    true,
    false,
    true,
  ]);
  expect(mayAskOthers('never', true)).toBe(false);
});
