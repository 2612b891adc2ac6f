import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hasLabelLetters, loadLabelLetters, loadMapFonts } from './map-fonts.ts';

const load = vi.fn<(font: string, text: string) => Promise<FontFace[]>>();

beforeEach(() => {
  load.mockReset().mockResolvedValue([]);
  vi.stubGlobal('document', { fonts: { load } });
});
afterEach(() => vi.unstubAllGlobals());

test('the letters of labels are asked for once, and only those that are missing', async () => {
  expect(hasLabelLetters('Лех')).toBe(false);
  await loadLabelLetters('Лех');
  expect(hasLabelLetters('Лех')).toBe(true);
  expect(hasLabelLetters('Лехү')).toBe(false);

  await loadLabelLetters('Лехү');

  expect(load.mock.calls.map(([, text]) => text)).toEqual(['Лех', 'ү']);
  expect(hasLabelLetters('үхеЛ')).toBe(true);
});

test('letters whose face cannot be loaded are not waited for again', async () => {
  load.mockRejectedValue(new Error('no network'));
  await loadLabelLetters('ғ');
  expect(hasLabelLetters('ғ')).toBe(true);
});

test('a language loads the faces of its own letters alone', async () => {
  await loadMapFonts('ru');
  expect(load).toHaveBeenCalled();
  for (const [, text] of load.mock.calls) expect(text).toMatch(/^[А-яёA-z ]+$/);
});
