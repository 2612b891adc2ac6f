import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exportFileName } from './file-name.ts';

test.each([
  ['Darjeeling', 'Leh', 20, 'kml', 'cae-Darjeeling-to-Leh-z20.kml'],
  ['Дарджилинг', 'Улан-Батор (Урга)', 4, 'geojson', 'cae-Дарджилинг-to-Улан-Батор (Урга)-z4.geojson'],
  ['a/b\\c:d*e?f"g<h>i|j', '\u0000..\u202E', 7, 'csv', 'cae-a b c d e f g h i j-to-..-z7.csv'],
  [' ', '', 7, 'csv', 'cae-place-to-place-z7.csv'],
])(
  'the name of an export from %j to %j contains only accepted characters',
  (from, to, zoom, extension, name) => {
    expect(exportFileName(from, to, zoom, extension)).toBe(name);
  },
);

test('the name of an export is at most 255 bytes long and accepted for any title', () => {
  const title = fc.string({ unit: 'binary', maxLength: 400 });
  fc.assert(
    fc.property(title, title, (from, to) => {
      const name = exportFileName(from, to, 20, 'geojson');
      expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(255);
      expect(name).not.toMatch(/[\p{Cc}\p{Cs}<>:"/\\|?*]/u);
      expect(name).toMatch(/^cae-.+-to-.+-z20\.geojson$/u);
    }),
  );
});
