import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareWithCurrent } from './compare/compare-with-current.ts';
import { translationFormats } from './model/translation-file.ts';
import { readContentUnits } from './testing/content-units.ts';
import { generatedUnits } from './testing/generated-units.ts';
import { bytesOf, rewrite, unchangedComparison } from './testing/round-trip.ts';
import { aDocument } from './testing/units.ts';

const contentUnits = readContentUnits();

describe.each(translationFormats)('a file in the format %s', (format) => {
  test('that is not edited changes none of the shipped texts', async () => {
    const file = await rewrite(contentUnits, format);
    expect(contentUnits.length).toBeGreaterThan(1000);
    expect(file.problems).toEqual([]);
    expect(compareWithCurrent(file, contentUnits)).toEqual(unchangedComparison(contentUnits.length));
  });

  // Documents of Word have no line separator.
  const textIn = (text: string) => (format === 'docx' ? text.replaceAll('\u2028', '\n') : text);

  test('returns generated texts exactly, without their hashes', async () => {
    await fc.assert(
      fc.asyncProperty(generatedUnits, async (units) => {
        const { rows, problems, ...header } = await rewrite(units, format);
        expect(problems).toEqual([]);
        expect(header).toEqual({
          format,
          language: 'en',
          exportedAt: '2026-11-29T10:00:00.000Z',
          exportedUnits: units.length,
        });
        const expected = units.map(({ table, id, field, source, target }) => ({
          key: { table, id, field, language: 'en' },
          source: textIn(source),
          target: textIn(target),
        }));
        expect(rows.map(({ key, source, target }) => ({ key, source, target }))).toEqual(expected);
        const comparison = compareWithCurrent({ ...file(rows), ...header }, units);
        expect(comparison).toEqual(unchangedComparison(units.length));
      }),
      { numRuns: 150 },
    );
  });

  test('has the same bytes for the same units', async () => {
    const units = contentUnits.slice(0, 40);
    expect(await bytesOf(aDocument(...units), format)).toEqual(await bytesOf(aDocument(...units), format));
  });
});

/** A file that has lost the hashes, so that the texts are compared. */
function file<Row extends object>(rows: readonly Row[]) {
  return { rows: rows.map((row) => ({ ...row, sourceHash: null, targetHash: null })), problems: [] };
}
