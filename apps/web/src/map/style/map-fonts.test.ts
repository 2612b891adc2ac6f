import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hasLabelGlyphs, loadLabelGlyphs, loadMapFonts } from './map-fonts.ts';

const load = vi.fn<(font: string, text: string) => Promise<FontFace[]>>();

beforeEach(() => {
  load.mockReset().mockResolvedValue([]);
  vi.stubGlobal('document', { fonts: { load } });
});
afterEach(() => vi.unstubAllGlobals());

test('loadLabelGlyphs loads each character once', async () => {
  expect(hasLabelGlyphs('Лех')).toBe(false);
  await loadLabelGlyphs('Лех');
  expect(hasLabelGlyphs('Лех')).toBe(true);
  expect(hasLabelGlyphs('Лехү')).toBe(false);

  await loadLabelGlyphs('Лехү');

  expect(load.mock.calls.map(([, text]) => text)).toEqual(['Лех', 'ү']);
  expect(hasLabelGlyphs('үхеЛ')).toBe(true);
});

test('hasLabelGlyphs returns true for characters whose font failed to load', async () => {
  load.mockRejectedValue(new Error('no network'));
  await loadLabelGlyphs('ғ');
  expect(hasLabelGlyphs('ғ')).toBe(true);
});

test('loadMapFonts requests only characters of the language', async () => {
  await loadMapFonts('ru');
  expect(load).toHaveBeenCalled();
  for (const [, text] of load.mock.calls) expect(text).toMatch(/^[А-яёA-z ]+$/);
});
