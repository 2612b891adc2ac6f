import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareWithCurrent } from './compare/compare-with-current.ts';
import { hashOfText } from './model/text-hash.ts';
import type { TranslationUnit } from './model/translation-unit.ts';
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

  test('that is edited changes what was edited, and nothing else', async () => {
    const isEdited = (_unit: unknown, index: number): boolean => index % 40 === 0;
    const current = contentUnits.slice(0, 400);
    const written = current.map((unit, index) =>
      isEdited(unit, index) ? { ...unit, target: editedText(unit) } : unit,
    );
    const { rows, ...file } = await rewrite(written, format);
    const exported = rows.map((row, index) => ({ ...row, targetHash: hashOf(current[index]) }));
    const comparison = compareWithCurrent({ ...file, rows: exported }, current);
    expect(comparison.changes.map(({ unit, after }) => [unit, after])).toEqual(
      current.filter(isEdited).map((unit) => [unit, editedText(unit)]),
    );
    expect({ ...comparison, changes: [] }).toEqual(unchangedComparison(390));
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

function editedText({ format, target }: TranslationUnit): string {
  return format === 'html' ? `${target}<p>We <em>camped</em> &amp; rested.</p>` : `${target} <new>`;
}

function hashOf(unit: TranslationUnit | undefined): string | null {
  return unit === undefined ? null : hashOfText(unit.target, unit.format);
}

/** A file that has lost the hashes, so that the texts are compared. */
function file<Row extends object>(rows: readonly Row[]) {
  return { rows: rows.map((row) => ({ ...row, sourceHash: null, targetHash: null })), problems: [] };
}
