import { indexLinkableNames } from '@cae-map/expedition/sentences/names/linkable-names';
import { linkableRecords } from '@cae-map/expedition/sentences/names/linkable-records';
import { expect, test } from 'vitest';
import type { ImportedChapter, ImportedText } from './book-import.ts';
import { findNamesToLink, linkNames } from './names-to-link.ts';

const place = (place_id: number, title_ru: string, title_en: string, date: string) => ({
  place_id,
  seqid: place_id,
  title_ru,
  title_en,
  title_modern: '',
  date,
  enddate: date,
  date_format: 'YYYY-MM-DD',
  ispathpart: true,
});
const names = indexLinkableNames(
  linkableRecords(
    [
      place(53, 'Лех', 'Leh', '1925-08-26'),
      place(60, 'Панамик', 'Panamik', '1925-09-23'),
      place(5, 'Дарджилинг', 'Darjeeling', '1924-01-01'),
      place(151, 'Дарджилинг', 'Darjeeling', '1928-05-26'),
    ],
    [],
  ),
);

const text = (key: string, text_date: string, text_content: string, text_content_en = ''): ImportedText => ({
  key,
  text_date,
  text_enddate: null,
  date_format: 'YYYY-MM-DD',
  text_content,
  text_content_en,
  text_onplace: '',
  text_onplace_en: '',
  related_image_ids: [],
});

const chapters: readonly ImportedChapter[] = [
  {
    key: '0',
    chapter_title: 'Ладак',
    chapter_title_en: 'Ladakh',
    chapter_fromdate: null,
    chapter_todate: null,
    texts: [
      text('0.0', '1925-08-26', '<p>Из <b>Леха</b> вышли рано.</p>', '<p>Left Leh early.</p>'),
      text('0.1', '1925-09-23', '<p>Панамик, потом снова Лех.</p>'),
      text('0.2', '1928-05-27', '<p>Дарджилинг. Приехали в <a data-text4placeid="53">Лех</a>.</p>'),
    ],
  },
];

test('findNamesToLink counts each place by its texts, of two with one name the one nearest to the day', async () => {
  const found = await findNamesToLink(chapters, names);
  expect(found.map(({ record, spellings, count }) => [record.target, spellings, count])).toEqual([
    [{ kind: 'place', placeIds: [53] }, ['Леха', 'Leh', 'Лех'], 3],
    [{ kind: 'place', placeIds: [60] }, ['Панамик'], 1],
    [{ kind: 'place', placeIds: [151] }, ['Дарджилинг'], 1],
  ]);
});

test('findNamesToLink stops when it is aborted', async () => {
  await expect(findNamesToLink(chapters, names, AbortSignal.abort())).rejects.toThrow('aborted');
});

test('linkNames links the chosen names only, and leaves links as they are', async () => {
  const found = await findNamesToLink(chapters, names);
  const chosen = new Set(found.slice(0, 2).map(({ key }) => key));
  const [chapter] = await linkNames(chapters, names, chosen);
  expect(chapter?.texts.map(({ text_content, text_content_en }) => [text_content, text_content_en])).toEqual([
    [
      '<p>Из <b><a data-text4placeid="53">Леха</a></b> вышли рано.</p>',
      '<p>Left <a data-text4placeid="53">Leh</a> early.</p>',
    ],
    ['<p><a data-text4placeid="60">Панамик</a>, потом снова <a data-text4placeid="53">Лех</a>.</p>', ''],
    ['<p>Дарджилинг. Приехали в <a data-text4placeid="53">Лех</a>.</p>', ''],
  ]);
});
