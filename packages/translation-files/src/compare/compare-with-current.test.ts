import { describe, expect, test } from 'vitest';
import type { TranslationFile, TranslationRow } from '../model/translation-file.ts';
import type { TranslationUnit } from '../model/translation-unit.ts';
import { rewrite, unchangedComparison } from '../testing/round-trip.ts';
import { aText, aUnit } from '../testing/units.ts';
import { compareWithCurrent } from './compare-with-current.ts';

const place = aUnit();
const text = aText();
const units = [place, text];

/** The file of units with changes of its rows. */
async function fileOf(
  exported: readonly TranslationUnit[],
  edit: (rows: readonly TranslationRow[]) => readonly TranslationRow[] = (rows) => rows,
): Promise<TranslationFile> {
  const file = await rewrite(exported, 'csv');
  return { ...file, rows: edit(file.rows) };
}

/** Changes the fields of the row of a record. */
const withRow =
  (id: number, fields: Partial<TranslationRow>) =>
  (rows: readonly TranslationRow[]): readonly TranslationRow[] =>
    rows.map((row) => (row.key?.id === id ? { ...row, ...fields } : row));

const compared = (unit: TranslationUnit, after: string, row = 2) => ({
  unit,
  row,
  before: unit.target,
  after,
  matchedBy: 'id',
});

describe('compareWithCurrent returns', () => {
  test('an edit as a change', async () => {
    const file = await fileOf(units, withRow(53, { target: 'Ladakh' }));
    expect(compareWithCurrent(file, units)).toEqual({
      ...unchangedComparison(1),
      changes: [compared(place, 'Ladakh')],
    });
  });

  test('no difference for rows in another order', async () => {
    const file = await fileOf(units, (rows) => rows.toReversed());
    expect(compareWithCurrent(file, units)).toEqual(unchangedComparison(2));
  });

  test('no difference for a translation that has changed since the export and is not edited in the file', async () => {
    const current = [aUnit({ target: 'Leh, Ladakh' }), text];
    expect(compareWithCurrent(await fileOf(units), current)).toEqual(unchangedComparison(2));
  });

  test('no difference for an edit that has been made since the export, too', async () => {
    const file = await fileOf(units, withRow(53, { target: 'Ladakh' }));
    expect(compareWithCurrent(file, [aUnit({ target: 'Ladakh' }), text])).toEqual(unchangedComparison(2));
  });

  test('an edit of a translation that has changed since the export as a conflict', async () => {
    const file = await fileOf(units, withRow(53, { target: 'Ladakh' }));
    const current = aUnit({ target: 'Leh, Ladakh' });
    expect(compareWithCurrent(file, [current, text])).toEqual({
      ...unchangedComparison(1),
      conflicts: [{ ...compared(current, 'Ladakh'), isOutdated: false }],
    });
  });

  test.each([
    ['Ladakh', true],
    ['Leh', false],
  ])('a row with %s whose source has changed since the export as outdated', async (target, isEdited) => {
    const file = await fileOf(units, withRow(53, { target }));
    const current = aUnit({ source: 'Лех, Ладак' });
    expect(compareWithCurrent(file, [current, text])).toEqual({
      ...unchangedComparison(1),
      outdated: [{ ...compared(current, target), isEdited }],
    });
  });

  test('a row that has lost the hash of a source that has changed as outdated', async () => {
    const file = await fileOf(units, withRow(53, { sourceHash: null }));
    const current = aUnit({ source: 'Лех, Ладак' });
    expect(compareWithCurrent(file, [current, text]).outdated).toHaveLength(1);
  });

  test('a conflict whose source has changed, too, as an outdated one', async () => {
    const file = await fileOf(units, withRow(53, { target: 'Ladakh' }));
    const current = aUnit({ source: 'Лех, Ладак', target: 'Leh, Ladakh' });
    expect(compareWithCurrent(file, [current, text]).conflicts).toEqual([
      { ...compared(current, 'Ladakh'), isOutdated: true },
    ]);
  });

  test('a unit of the export without a row as missing', async () => {
    const file = await fileOf(units, (rows) => rows.slice(1));
    expect(compareWithCurrent(file, units)).toEqual({ ...unchangedComparison(1), missing: [place] });
  });

  test('no unit as missing that was not exported', async () => {
    expect(compareWithCurrent(await fileOf([text]), units)).toEqual(unchangedComparison(1));
  });

  test('rows for one unit that are the same as doubled, and compares them once', async () => {
    const file = await fileOf(units, (rows) => [...rows, ...rows.slice(0, 1)]);
    expect(compareWithCurrent(file, units)).toEqual({
      ...unchangedComparison(2),
      doubled: [{ unit: place, rows: [file.rows[0], file.rows[0]], isSame: true }],
    });
  });

  test('rows for one unit that differ as doubled only', async () => {
    const file = await fileOf(units, (rows) => [
      ...rows,
      ...withRow(53, { target: 'Ladakh' })(rows.slice(0, 1)),
    ]);
    const { doubled, unchanged, changes } = compareWithCurrent(file, units);
    expect(doubled.map(({ isSame, rows }) => [isSame, rows.length])).toEqual([[false, 2]]);
    expect([unchanged, changes]).toEqual([1, []]);
  });

  test('a row of a record that no longer exists as unknown', async () => {
    const file = await fileOf(units);
    expect(compareWithCurrent(file, [text])).toEqual({
      ...unchangedComparison(1),
      unknown: [file.rows[0]],
    });
  });

  test('rows of another language than the current units as unknown', async () => {
    const file = await fileOf(units);
    expect(compareWithCurrent(file, [aUnit({ language: 'cn' })]).unknown).toEqual(file.rows);
  });
});

describe('compareWithCurrent finds the unit of a row without an id', () => {
  const withoutId = (rows: readonly TranslationRow[]): readonly TranslationRow[] =>
    rows.map((row) => ({ ...row, key: null, asPlain: { source: row.source, target: 'Ladakh' } }));

  test('by its source text, as the text of its format', async () => {
    const file = await fileOf(units, withoutId);
    expect(compareWithCurrent(file, units)).toEqual({
      ...unchangedComparison(1),
      changes: [{ ...compared(place, 'Ladakh'), matchedBy: 'source' }],
    });
  });

  test('by the source text of a unit without another row', async () => {
    const same = aUnit({ id: 54 });
    const file = await fileOf([place, same], (rows) => [...rows.slice(0, 1), ...withoutId(rows.slice(1))]);
    expect(compareWithCurrent(file, [place, same]).changes).toEqual([
      { ...compared(same, 'Ladakh', 3), matchedBy: 'source' },
    ]);
  });

  test('not if several units have the source text', async () => {
    const file = await fileOf([place, aUnit({ id: 54 })], withoutId);
    const { notRecognised, changes } = compareWithCurrent(file, [place, aUnit({ id: 54 })]);
    expect([notRecognised, changes]).toEqual([file.rows, []]);
  });

  test('not if no unit has the source text', async () => {
    const file = await fileOf([place], withoutId);
    expect(compareWithCurrent(file, [text]).notRecognised).toEqual(file.rows);
  });
});
