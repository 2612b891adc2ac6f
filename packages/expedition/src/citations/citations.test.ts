import { describe, expect, test } from 'vitest';
import { invertName, splitAuthors } from './authors.ts';
import { formatBibtex } from './bibtex.ts';
import { formatCitation, type Citation } from './citation.ts';
import { formatRis } from './ris.ts';

const entry: Citation = {
  kind: 'entry',
  key: 'text-7',
  author: 'Ю. Н. Рерих',
  title: '27 августа 1925, Лех',
  container: 'По тропам Срединной Азии',
  publisher: '',
  year: 1925,
  url: 'https://map.example.org/text/7',
  language: 'ru',
};
const book: Citation = {
  ...entry,
  kind: 'book',
  key: 'trails',
  author: 'George Roerich and A. Puzikov',
  title: 'Trails & {Tracks} 100%',
  container: '',
  publisher: 'New Haven: Yale University Press',
  language: 'en',
};

describe('formatCitation', () => {
  test('follows the habits of each language', () => {
    expect(formatCitation(entry, { date: '2026-11-29', formatted: '29 ноября 2026' })).toBe(
      'Ю. Н. Рерих. 27 августа 1925, Лех // По тропам Срединной Азии. — 1925. URL: https://map.example.org/text/7 (дата обращения: 29 ноября 2026).',
    );
    expect(
      formatCitation(
        { ...entry, language: 'en', author: 'George Roerich', title: '27 August 1925, Leh' },
        null,
      ),
    ).toBe(
      'George Roerich, “27 August 1925, Leh”, По тропам Срединной Азии, 1925, https://map.example.org/text/7.',
    );
  });
});

test('a work that is only in print is cited without a URL and a day of access', () => {
  const access = { date: '2026-11-29', formatted: '29 November 2026' };
  expect(formatCitation({ ...book, title: 'Trails', url: '' }, access)).toBe(
    'George Roerich and A. Puzikov, Trails, New Haven: Yale University Press, 1925.',
  );
  expect(formatBibtex({ ...book, url: '' }, access.date)).not.toContain('url');
  expect(formatRis({ ...book, url: '' }, access.date)).not.toMatch(/UR|Y2/);
});

describe('formatBibtex', () => {
  test('inverts personal names and escapes what TeX reads as commands', () => {
    expect(formatBibtex(book, '2026-11-29')).toBe(
      [
        '@book{trails,',
        '  author = {Roerich, George and Puzikov, A.},',
        String.raw`  title = {{Trails \& \{Tracks\} 100\%}},`,
        '  publisher = {New Haven: Yale University Press},',
        '  year = {1925},',
        '  url = {https://map.example.org/text/7},',
        '  urldate = {2026-11-29},',
        '  langid = {british},',
        '}',
        '',
      ].join('\n'),
    );
  });

  test('has the book of an entry', () => {
    expect(formatBibtex(entry)).toContain('  booktitle = {По тропам Срединной Азии},');
  });
});

describe('formatRis', () => {
  test('has one line for each author and for each value', () => {
    expect(formatRis({ ...book, title: 'Trails\r\nER  - ' }).split('\r\n')).toEqual([
      'TY  - BOOK',
      'AU  - Roerich, George',
      'AU  - Puzikov, A.',
      'TI  - Trails ER -',
      'PB  - New Haven: Yale University Press',
      'PY  - 1925',
      'UR  - https://map.example.org/text/7',
      'LA  - en',
      'ER  - ',
      '',
    ]);
  });
});

test.each([
  ['George Roerich', 'Roerich, George'],
  ['Andrew D. W. Forbes', 'Forbes, Andrew D. W.'],
  ['Ю. Н. Рерих', 'Рерих, Ю. Н.'],
  ['Filippo De Filippi', 'De Filippi, Filippo'],
  ['his family', null],
  ['Э. Ф. Нортон и другие', null],
])('the inverted name of %j is %j', (name, inverted) => {
  expect(invertName(name)).toBe(inverted);
});

test('splitAuthors splits at commas and ‘and’', () => {
  expect(splitAuthors('M. Mironova, A. Puzikov and Others')).toEqual(['M. Mironova', 'A. Puzikov', 'Others']);
});
