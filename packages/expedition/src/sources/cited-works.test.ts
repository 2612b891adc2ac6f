import { expect, test } from 'vitest';
import { aWork } from '../testing/people-and-works.ts';
import { citedWorks, recordsByWork, worksById } from './cited-works.ts';

const works = worksById([aWork({ work_id: 'trails' }), aWork({ work_id: 'heart' })]);

test('cited works keep the order of the citations and omit unknown works', () => {
  const cited = citedWorks([{ work: 'heart', page: '3' }, { work: 'lost' }, { work: 'trails' }], works);

  expect(cited.map(({ work_id, page }) => [work_id, page])).toEqual([
    ['heart', '3'],
    ['trails', null],
  ]);
});

test('records by work list each place and text once for every work that it rests on', () => {
  const byWork = recordsByWork([
    {
      place_id: 5,
      text_id: null,
      sources: [
        { work: 'trails', page: '1' },
        { work: 'trails', page: '9' },
      ],
    },
    { place_id: null, text_id: 7, sources: [{ work: 'heart' }, { work: 'trails' }] },
  ]);

  expect(byWork.get('trails')).toEqual({ placeIds: [5], textIds: [7] });
  expect(byWork.get('heart')).toEqual({ placeIds: [], textIds: [7] });
});
