import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { placeRevision } from '../../../testing/editor.ts';
import { checkPlace, type FieldProblem } from './draft/check-place.ts';
import {
  changeDraft,
  draftRecord,
  findConflicts,
  isChanged,
  openDraft,
  rebaseDraft,
  redoChange,
  undoChange,
} from '../../../lib/editing/draft.ts';
import type { EditedField } from './draft/draft-store.ts';
import { fitToLeg, limitPoints, snap, writeLine } from './line/edit-line.ts';
import { readPastedLine } from './line/read-pasted-line.ts';

const base = placeRevision({ title_en: 'Leh', notes: 'a', minzoom: 3 });

describe('a draft', () => {
  test('contains only what differs from the stored place', () => {
    const draft = changeDraft(openDraft(base), { title_en: 'Lé', notes: 'a' });
    expect(draft.changes).toEqual({ title_en: 'Lé' });
    expect(isChanged(changeDraft(draft, { title_en: 'Leh' }))).toBe(false);
    expect(draftRecord(draft)).toEqual({ ...base, title_en: 'Lé' });
  });

  test('undoes typing in one field as a single step', () => {
    let draft = changeDraft(openDraft(base), { minzoom: 4 });
    for (const title_en of ['L', 'La', 'Lad']) draft = changeDraft(draft, { title_en }, 'title_en');
    const undone = undoChange(draft);
    expect(undone.changes).toEqual({ minzoom: 4 });
    expect(undoChange(undone).changes).toEqual({});
    expect(redoChange(undone).changes).toEqual({ minzoom: 4, title_en: 'Lad' });
  });

  test('conflicts only in fields that both editors have changed differently', () => {
    const draft = changeDraft(openDraft(base), { title_en: 'Mine', notes: 'same', minzoom: 5 });
    const current = { ...base, title_en: 'Theirs', notes: 'same', title_ru: 'Их', version: 9 };
    expect(findConflicts(draft, current)).toEqual([{ field: 'title_en', mine: 'Mine', theirs: 'Theirs' }]);
    expect(draftRecord(rebaseDraft(draft, current))).toMatchObject({
      title_en: 'Mine',
      title_ru: 'Их',
      minzoom: 5,
      version: 9,
    });
    expect(rebaseDraft(draft, current, new Set(['title_en'])).changes).toEqual({ minzoom: 5 });
  });
});

const problems: readonly [Parameters<typeof placeRevision>[0], EditedField, FieldProblem][] = [
  [{ title_ru: ' ' }, 'title_ru', 'required'],
  [{ date: '1925-02-30' }, 'date', 'notADate'],
  [{ date: '1925-09-02', enddate: '1925-09-01' }, 'enddate', 'endBeforeStart'],
  [{ latitude: 91 }, 'latitude', 'outOfRange'],
  [{ longitude: null }, 'latitude', 'halfPosition'],
  [{ longitude: 181 }, 'longitude', 'outOfRange'],
  [{ minzoom: Number.NaN }, 'minzoom', 'outOfRange'],
  [{ routejson: '[[1]]' }, 'routejson', 'unreadableLine'],
];
test.each(problems)('checkPlace of %o names the field %s: %s', (fields, field, problem) => {
  expect(checkPlace(placeRevision())).toEqual({});
  expect(checkPlace(placeRevision(fields))).toEqual({ [field]: problem });
});

describe('the line of a leg', () => {
  test('snaps to the nearest candidate within 12 pixels', () => {
    const project = ([latitude, longitude]: readonly [number, number]) => ({ x: longitude, y: latitude });
    expect(
      snap(
        [10, 10],
        [
          [10, 21],
          [10, 15],
        ],
        project,
      ),
    ).toEqual([10, 15]);
    expect(snap([10, 10], [[10, 23]], project)).toEqual([10, 10]);
  });

  test('is stored with five decimals', () => {
    expect(writeLine([[1.123_456_7, 2]])).toBe('[[1.12346,2]]');
  });

  test('of a paste is turned to the direction of travel and loses the stops at its ends', () => {
    const line = [
      [3, 3],
      [2, 2.5],
      [1, 1],
    ] as const;
    expect(fitToLeg(line, { from: [1, 1], to: [3, 3] })).toEqual([[2, 2.5]]);
    expect(fitToLeg(line, { from: null, to: null })).toEqual(line);
  });

  test('is limited in points and keeps its ends and its furthest point', () => {
    const positions = fc.array(
      fc.tuple(
        fc.double({ min: -80, max: 80, noNaN: true }),
        fc.double({ min: -170, max: 170, noNaN: true }),
      ),
      { minLength: 2, maxLength: 300 },
    );
    fc.assert(
      fc.property(positions, (line) => {
        const limited = limitPoints(line, 50);
        expect(limited.length).toBeLessThanOrEqual(50);
        expect([limited[0], limited.at(-1)]).toEqual([line[0], line.at(-1)]);
      }),
    );
  });

  test.each([
    '{"type":"LineString","coordinates":[[77,34],[78,35]]}',
    '<gpx><trk><trkseg><trkpt lat="34" lon="77"/><trkpt lat="35" lon="78"/></trkseg></trk></gpx>',
  ])('is read from %s', (text) => {
    expect(readPastedLine(new TextEncoder().encode(text))).toEqual({
      ok: true,
      line: [
        [34, 77],
        [35, 78],
      ],
      lineCount: 1,
      leftOut: [],
    });
  });

  test.each(['', 'hello', '{"type":"Point","coordinates":[77,34]}'])('is not read from %j', (text) => {
    expect(readPastedLine(new TextEncoder().encode(text))).toEqual({ ok: false, reason: 'no-line' });
  });
});
