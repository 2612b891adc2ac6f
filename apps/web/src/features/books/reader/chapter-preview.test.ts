import type { ChapterRecord } from '@cae-map/contract/entities/book';
import { expect, test } from 'vitest';
import { english } from '../../../lib/language/catalogue-en.ts';
import { illustrationRecord, textRecord } from '../../../testing/data/records.ts';
import { chapterPreview } from './chapter-preview.ts';

const chapter: ChapterRecord = {
  chapter_id: 5,
  book_id: 1,
  chapter_seqid: 5,
  chapter_title: 'Дорога в Лех',
  chapter_title_en: 'The Road to Leh',
  chapter_fromdate: '1925-08-08',
  chapter_todate: '1925-09-18',
};

test('the preview of a chapter has the first text and the first illustration of its places', () => {
  const preview = chapterPreview(
    {
      chapter,
      texts: [textRecord({ text_content_en: '<p>The caravan left.</p>' }), textRecord()],
      expedition: { getImages: (placeId) => (placeId === 53 ? [illustrationRecord()] : []) },
    },
    'en',
    english,
  );
  expect(preview.description).toContain('1925');
  expect(preview.description).toContain('The caravan left.');
  expect(preview.image).toMatchObject({
    path: '/media/illustrations/a-800.webp',
    alt: 'Leh: mountains at dusk. Drawn for this site',
  });
});

test('the preview of a chapter without texts has its months and no image', () => {
  const preview = chapterPreview({ chapter, texts: [], expedition: { getImages: () => [] } }, 'en', english);
  expect(preview.image).toBeUndefined();
  expect(preview.description).toContain('1925');
});
