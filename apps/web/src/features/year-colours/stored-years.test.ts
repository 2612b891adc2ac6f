// @vitest-environment jsdom
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeLocal } from '../../lib/storage/local-storage.ts';
import { findLineStyle } from '../../map/style/line-types.ts';
import { noTunedYears, tunedYearsStore } from '../../map/style/tuned-years.ts';
import { parseTunedYears, restoreTunedYears, tuneYears } from './stored-years.ts';

test('a tuned colour replaces that of its year on maps of its lightness only', () => {
  const before = findLineStyle('year', '1926', 'light');
  tuneYears({ light: { 1925: '#123456' }, dark: {} });
  expect(findLineStyle('year', '1925', 'light').core).toBe('#123456');
  expect(findLineStyle('year', '1925', 'dark').core).not.toBe('#123456');
  expect(findLineStyle('year', '1926', 'light')).toEqual(before);
});

test('tuned colours are restored from local storage', () => {
  tuneYears({ light: { 1925: '#123456' }, dark: { 1928: '#abcdef' } });
  tunedYearsStore.setState({ years: noTunedYears });
  restoreTunedYears();
  expect(tunedYearsStore.getState().years).toEqual({ light: { 1925: '#123456' }, dark: { 1928: '#abcdef' } });
});

test('stored values that are no colours of years are ignored', () => {
  writeLocal('yearColours', '{"light":{"1925":"red","1926":"#000000","1999":"#000000"},"dark":7}');
  restoreTunedYears();
  expect(tunedYearsStore.getState().years).toEqual({ light: { 1926: '#000000' }, dark: {} });
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const { light, dark } = parseTunedYears(text);
      for (const colour of [...Object.values(light), ...Object.values(dark)])
        expect(colour).toMatch(/^#[\da-f]{6}$/);
    }),
  );
});
