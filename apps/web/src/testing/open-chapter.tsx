import type { ApiClient } from '@cae-map/contract/api/client';
import type { BookRecord, ChapterRecord, TextRecord } from '@cae-map/contract/entities/book';
import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { textRecord } from './data/records.ts';
import { renderInApp } from './render-in-app.tsx';
import { ChapterArticle } from '../features/books/reader/chapter-article.tsx';

const book: BookRecord = {
  book_id: 1,
  book_type: 'chronicle',
  book_title: 'Хроника пути',
  book_title_en: 'Chronicle of the route',
  book_author: '',
  book_author_en: '',
  book_rights: '',
  book_rights_en: '',
  is_downloadable: false,
};

export function aChapter(chapterId: number): ChapterRecord {
  return {
    chapter_id: chapterId,
    book_id: 1,
    chapter_seqid: chapterId,
    chapter_title: `Глава о пути ${chapterId}`,
    chapter_title_en: `Chapter of the way ${chapterId}`,
    chapter_fromdate: '1925-08-08',
    chapter_todate: '1925-09-18',
  };
}

/** Two texts of two sentences each, in both languages. */
export const twoTexts: readonly TextRecord[] = [
  textRecord({
    text_id: 11,
    text_date: '1925-08-08',
    text_content: '<p>Караван вышел на заре. Шёл снег.</p>',
    text_content_en: '<p>The caravan left at dawn. It snowed.</p>',
  }),
  textRecord({
    text_id: 12,
    text_date: '1925-08-09',
    text_content: '<p>Ночевали в низине. Мороз 20 градусов.</p>',
    text_content_en: '<p>They slept in the hollow. There were 20 degrees of frost.</p>',
  }),
];

interface OpenedChapter {
  readonly texts?: readonly TextRecord[];
  readonly language?: ContentLanguage;
  readonly hash?: string;
  readonly client?: ApiClient;
}

/** Renders chapter 4 of 5 of a book. */
export function openChapter({ texts = twoTexts, language = 'en', hash = '', client }: OpenedChapter = {}) {
  const path = `${language === 'ru' ? '' : '/en'}/book/view/1/4${hash}`;
  return renderInApp(
    <ChapterArticle
      found={{ book, chapter: aChapter(4), number: 4, previous: aChapter(3), next: aChapter(5) }}
      texts={texts}
    />,
    { language, path, ...(client === undefined ? {} : { client }) },
  );
}

/** The marked sentences of the page, each once. */
export function markedSentences(): string[] {
  return [...document.querySelectorAll('[data-mark]')].map((part) => part.textContent);
}
