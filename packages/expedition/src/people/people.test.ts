import { expect, test } from 'vitest';
import { aPerson } from '../testing/people-and-works.ts';
import { aPlace, aText } from '../testing/records.ts';
import { toExpedition } from '../to-expedition.ts';
import { textsMentioning } from './mentions.ts';
import { peopleAtPlace, stopsOfStretch } from './stretches.ts';

// The order of the ids is not the order of travel; 9 is a side point.
const expedition = toExpedition({
  places: [
    aPlace({ place_id: 4, seqid: 10 }),
    aPlace({ place_id: 2, seqid: 20 }),
    aPlace({ place_id: 9, seqid: 25, ispathpart: false }),
    aPlace({ place_id: 3, seqid: 30 }),
    aPlace({ place_id: 1, seqid: 40 }),
  ],
  images: [],
});

test('people at a place are those whose stretch covers it in travel order, both ends included', () => {
  const lobzang = aPerson({ person_id: 'lobzang', stretches: [{ from: 2, to: 3 }] });
  const consul = aPerson({
    person_id: 'consul',
    stretches: [
      { from: 4, to: 4 },
      { from: 3, to: 3 },
    ],
  });
  const lost = aPerson({ person_id: 'lost', stretches: [{ from: 2, to: 77 }] });
  const at = (placeId: number) =>
    peopleAtPlace(expedition, [lobzang, consul, lost], placeId).map(({ person_id }) => person_id);

  expect(Object.fromEntries([4, 2, 9, 3, 1, 77].map((id) => [id, at(id)]))).toEqual({
    4: ['consul'],
    2: ['lobzang'],
    9: ['lobzang'],
    3: ['lobzang', 'consul'],
    1: [],
    77: [],
  });
});

test('the stops of a stretch are those of the path in travel order, and none if an end does not exist', () => {
  expect(stopsOfStretch(expedition, { from: 2, to: 1 })).toEqual([2, 3, 1]);
  expect(stopsOfStretch(expedition, { from: 9, to: 9 })).toEqual([9]);
  expect(stopsOfStretch(expedition, { from: 2, to: 77 })).toEqual([]);
});

test('texts mentioning a person link to the person in one of the languages, by date', () => {
  const link = '<p><a data-person="lobzang">Lobzang</a></p>';
  const texts = [
    aText({ text_id: 1, text_date: '1926-02-01', text_content_en: link }),
    aText({ text_id: 2, text_date: '1925-02-01', text_content: link }),
    aText({ text_id: 3, text_content: '<p><a data-person="lobzang-2">Lobzang</a> Lobzang</p>' }),
  ];

  expect(textsMentioning(texts, 'lobzang').map(({ text_id }) => text_id)).toEqual([2, 1]);
});
