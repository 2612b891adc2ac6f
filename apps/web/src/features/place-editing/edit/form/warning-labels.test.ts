import { expect, test } from 'vitest';
import type { PlaceRevision } from '@cae-map/contract/entities/place';
import { openDraft } from '../../../../lib/editing/draft.ts';
import { invalidDate } from '../../../../ui/workbench/kind/form-field.ts';
import { placeRevision } from '../../../../testing/editor.ts';
import type { EditedField } from '../draft/draft-store.ts';
import { findWarningLabels } from './warning-labels.ts';

const stop = (fields: Partial<PlaceRevision>): PlaceRevision =>
  placeRevision({
    ispathpart: true,
    date_format: 'YYYY-MM-DD',
    go_by: 'horse',
    latitude: null,
    longitude: null,
    ...fields,
  });

const next = stop({ place_id: 2, seqid: 20, date: '1925-10-14', enddate: '1925-10-15' });

function labelsOf(enddate: string, changes: Partial<PlaceRevision> = {}) {
  const place = stop({ place_id: 1, seqid: 10, date: '1925-10-01', enddate });
  return findWarningLabels(openDraft<PlaceRevision, EditedField>(place, changes), [place, next], 'en');
}

test.each([
  [
    '1925-10-11',
    'Days are missing between the departure (11 October 1925) and the next arrival (14 October 1925).',
  ],
  [
    '1925-10-13',
    'The departure (13 October 1925) and the next arrival (14 October 1925) are not on the same day.',
  ],
  ['1926-01-28', 'The departure (28 January 1926) is after the next arrival (14 October 1925).'],
])('a departure on %s is compared with the arrival at the next stop', (enddate, label) => {
  expect(labelsOf(enddate)).toEqual({ enddate: label });
});

test('a changed departure after the arrival at the next stop is compared with that arrival', () => {
  expect(labelsOf('1925-10-14', { enddate: '1925-10-20' })).toEqual({
    enddate: 'Later than the arrival at the stop after, “Leh”: 14 October 1925.',
  });
});

test('a departure on the day of the arrival at the next stop has no warning', () => {
  expect(labelsOf('1925-10-14')).toEqual({});
});

test('an arrival that is not a day has no warning', () => {
  expect(labelsOf('1925-10-14', { date: invalidDate })).toEqual({});
});
