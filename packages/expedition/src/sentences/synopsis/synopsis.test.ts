import { describe, expect, test } from 'vitest';
import { aTextId } from '../../testing/records.ts';
import { paragraphsHtml } from '../../testing/sentences.ts';
import { readQuantities } from '../facts/quantities.ts';
import { readSentences } from '../sentence-text.ts';
import { compareAccounts } from './compare-accounts.ts';
import { groupByDayAndBook } from './days-of-books.ts';

describe('groupByDayAndBook', () => {
  const shown = (texts: Parameters<typeof aTextId>[0][]) =>
    groupByDayAndBook(texts.map(aTextId)).map(({ date, books }) => [
      date,
      books.map(({ bookId, texts: ofBook }) => [bookId, ofBook.map(({ text_id }) => text_id)]),
    ]);

  test('groups the texts of all books by day, also those of several days', () => {
    expect(
      shown([
        { text_id: 3, book_id: 2, text_date: '1926-02-28', text_enddate: '1926-03-01' },
        { text_id: 2, book_id: 1, text_date: '1926-03-01', text_seqid: 2 },
        { text_id: 1, book_id: 1, text_date: '1926-03-01', text_seqid: 1, text_enddate: '1926-03-01' },
      ]),
    ).toEqual([
      ['1926-02-28', [[2, [3]]]],
      [
        '1926-03-01',
        [
          [1, [1, 2]],
          [2, [3]],
        ],
      ],
    ]);
  });

  test('leaves out texts without an exact day and those of more than 31 days', () => {
    expect(
      shown([
        { text_id: 1 },
        { text_id: 2, text_date: '1926-03-01', date_format: 'YYYY-MM' },
        { text_id: 3, text_date: '1926-03-01', text_enddate: '1926-04-01' },
        { text_id: 4, text_date: '1926-03-02', text_enddate: '1926-03-01' },
      ]),
    ).toEqual([['1926-03-02', [[1, [4]]]]]);
    expect(shown([{ text_id: 3, text_date: '1926-03-01', text_enddate: '1926-03-31' }])).toHaveLength(31);
  });
});

describe('readQuantities', () => {
  test.each([
    [
      'en',
      'at 18,300 ft. on 2.5 miles',
      [
        ['length', 5577.84],
        ['length', 4023.36],
      ],
    ],
    [
      'ru',
      '18 300 футов, 70 вёрст, 5 км и 40\u00a0м',
      [
        ['length', 5577.84],
        ['length', 74_676],
        ['length', 5000],
        ['length', 40],
      ],
    ],
    [
      'ru',
      '50 градусов, 10 часов, 3 дня',
      [
        ['temperature', 50],
        ['duration', 10],
        ['duration', 72],
      ],
    ],
    ['en', '12 men in 1926, 5 monks', []],
  ] as const)('reads the units of the %s text %j', (language, text, expected) => {
    const found = readQuantities(text, language).map(({ kind, value }) => [kind, Number(value.toFixed(2))]);
    expect(found).toEqual(expected);
  });
});

describe('compareAccounts', () => {
  const compare = (first: string, second: string) =>
    compareAccounts(
      readSentences(paragraphsHtml(first), 'en'),
      readSentences(paragraphsHtml(second), 'en'),
    ).map((difference) => [difference.kind, difference.first.written, difference.second.written]);

  test.each([
    [
      'a height',
      'The Sasser pass has a height of 17,500 ft.',
      'Snow. The height of the Sasser pass is 18,300 ft.',
      [['length', '17,500 ft', '18,300 ft']],
    ],
    [
      'a date',
      'The caravan left Nagchu on 4 March.',
      'The caravan left Nagchu on 6 March.',
      [['date', '4 March', '6 March']],
    ],
    [
      'a distance',
      'They marched 20 miles to the river.',
      'They marched 25 miles to the river.',
      [['length', '20 miles', '25 miles']],
    ],
    [
      'a number of things',
      'The caravan of 40 yaks left in 1925.',
      'In 1925 the caravan left with 52 yaks.',
      [['count', '40 yaks', '52 yaks']],
    ],
  ])('lists %s that differs', (_, first, second, expected) => {
    expect(compare(first, second)).toEqual(expected);
  });

  test.each([
    [
      'equal heights in other units',
      'The pass has a height of 18,300 ft.',
      'The height of the pass is 5578 m.',
    ],
    [
      'sentences about other things',
      'The pass has a height of 17,500 ft.',
      'Yaks cost much; the river is 90 miles off.',
    ],
    [
      'a value that one account has only',
      'The pass has a height of 17,500 ft.',
      'The pass has a great height.',
    ],
    [
      'different kinds of values',
      'They marched 20 miles to the river.',
      'They marched 20 hours to the river.',
    ],
    ['numbers of other things', 'The caravan left with 40 yaks.', 'The caravan left with 12 men.'],
    ['an empty account', 'They marched 20 miles.', ''],
  ])('lists no difference for %s', (_, first, second) => {
    expect(compare(first, second)).toEqual([]);
  });

  test('has both sentences', () => {
    const [difference] = compareAccounts(
      readSentences('<p>Snow. They marched 20 miles to the river.</p>', 'en'),
      readSentences('<p>They marched 25 miles to the river.</p>', 'en'),
    );
    expect([difference?.first.sentence.index, difference?.second.sentence.index]).toEqual([1, 0]);
    expect(difference?.second.value).toBeCloseTo(40_233.6);
  });
});
