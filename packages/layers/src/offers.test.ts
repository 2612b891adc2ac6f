import { expect, test } from 'vitest';
import type { BaseLayer } from './base-layer.ts';
import { findLayer } from './catalogue.ts';
import { isOfferedIn } from './offered-in.ts';
import { offeredLayers, offerLayer } from './offers.ts';

const access = {
  keys: { mapbox: 'public', google: 'secret' },
  addresses: { T: 'https://t.example/{z}/{x}/{y}' },
};

function layer(code: string): BaseLayer {
  const found = findLayer(code);
  if (!found) throw new Error(`no layer ${code}`);
  return found;
}

test('a layer without the key or the address that it requires is not offered', () => {
  const codes = offeredLayers('ask', access).map(({ code }) => code);
  expect(codes).toEqual(expect.arrayContaining(['A', 'Os', 'T', 'MBst', 'Gr']));
  for (const code of ['D', 'Yst', 'AZst', 'BDst']) expect(codes).not.toContain(code);
});

test('without keys and addresses only the layers without requirements are offered', () => {
  const codes = offeredLayers('always', { keys: {}, addresses: {} }).map(({ code }) => code);
  expect(codes).toEqual(['A', 'Ot', 'Os', 'OsC', 'OtC', 'OR', 'AGst', 'AGsat', 'AGsatC', 'AGtopo']);
});

test('only the built-in map is offered if no tiles of other providers may be requested', () => {
  expect(offeredLayers('never', access).map(({ code }) => code)).toEqual(['A']);
});

test('an offer contains a public key or an address, and no key of a proxied layer', () => {
  expect(offerLayer(layer('MBst'), access)).toEqual({ code: 'MBst', key: 'public' });
  expect(offerLayer(layer('T'), access)).toEqual({ code: 'T', address: access.addresses.T });
  expect(offerLayer(layer('Gr'), access)).toEqual({ code: 'Gr' });
  expect(offerLayer(layer('Os'), access)).toEqual({ code: 'Os' });
});

test('a layer is offered in the countries that it names', () => {
  expect(['CN', 'RU'].map((country) => isOfferedIn(country, layer('Gr')))).toEqual([false, true]);
  expect(['CN', 'RU'].map((country) => isOfferedIn(country, layer('OsC')))).toEqual([true, false]);
  expect(['CN', 'RU'].map((country) => isOfferedIn(country, layer('Os')))).toEqual([true, true]);
});
