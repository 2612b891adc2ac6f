import type {
  BookDocument,
  ChapterDocument,
  TextDocument,
} from '@cae-map/contract/entities/books/book-document';
import type { RecordLanguage } from '@cae-map/contract/content-languages';

/** The other one of the two languages of a book. */
export const otherLanguage: Readonly<Record<RecordLanguage, RecordLanguage>> = { ru: 'en', en: 'ru' };

/** The fields of a text in one language. */
export interface TextInLanguage {
  /** HTML; empty without a text in the language. */
  readonly content: string;
  readonly heading: string;
}

export function textInLanguage(text: TextDocument, language: RecordLanguage): TextInLanguage {
  return language === 'ru'
    ? { content: text.text_content, heading: text.text_onplace }
    : { content: text.text_content_en, heading: text.text_onplace_en };
}

export function titleOfChapter(chapter: ChapterDocument, language: RecordLanguage): string {
  return language === 'ru' ? chapter.chapter_title : chapter.chapter_title_en;
}

export function titleOfBook(book: BookDocument, language: RecordLanguage): string {
  return language === 'ru' ? book.book_title : book.book_title_en;
}

export function authorOfBook(book: BookDocument, language: RecordLanguage): string {
  return language === 'ru' ? book.book_author : book.book_author_en;
}

/** Whose text a book is and what others may do with it. */
export function rightsOfBook(book: BookDocument, language: RecordLanguage): string {
  return language === 'ru' ? book.book_rights : book.book_rights_en;
}

/** The places that a text is about or links to, in their order. */
export function placesOfText({ text_content: ru, text_content_en: en }: TextDocument): readonly string[] {
  const found = `${ru} ${en}`.matchAll(/\bdata-text4placeid[234]?="(\d{1,10})"/g);
  return [...new Set(Array.from(found, ([, id = '']) => id))];
}
