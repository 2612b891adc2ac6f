import type {
  BookDocument,
  ChapterDocument,
  TextDocument,
} from '@cae-map/contract/entities/books/book-document';
import { recordLanguages, type RecordLanguage } from '@cae-map/contract/content-languages';
import {
  translatableFields,
  translatableValue,
} from '@cae-map/contract/entities/translations/translatable-fields';

/** The other one of the two languages of a book. */
export const otherLanguage: Readonly<Record<RecordLanguage, RecordLanguage>> = { ru: 'en', en: 'ru' };

/** The language that a file names; Russian for any other name. */
export function readRecordLanguage(name: string): RecordLanguage {
  return recordLanguages.find((language) => language === name) ?? 'ru';
}

/** The fields of a text in one language. */
export interface TextInLanguage {
  /** HTML; empty without a text in the language. */
  readonly content: string;
  readonly heading: string;
}

export function textInLanguage(text: TextDocument, language: RecordLanguage): TextInLanguage {
  const [content, heading] = translatableFields.texts;
  return {
    content: translatableValue(text, content, language),
    heading: translatableValue(text, heading, language),
  };
}

/** The fields of a text that has a content and a heading in one language only. */
export function fieldsInLanguage(
  { content, heading }: TextInLanguage,
  language: RecordLanguage,
): Pick<TextDocument, 'text_content' | 'text_content_en' | 'text_onplace' | 'text_onplace_en'> {
  const [contentField, headingField] = translatableFields.texts;
  const empty = { text_content: '', text_content_en: '', text_onplace: '', text_onplace_en: '' };
  return { ...empty, [contentField.columns[language]]: content, [headingField.columns[language]]: heading };
}

export function titleOfChapter(chapter: ChapterDocument, language: RecordLanguage): string {
  return translatableValue(chapter, translatableFields.chapters[0], language);
}

export function titleOfBook(book: BookDocument, language: RecordLanguage): string {
  return translatableValue(book, translatableFields.books[0], language);
}

export function authorOfBook(book: BookDocument, language: RecordLanguage): string {
  return translatableValue(book, translatableFields.books[1], language);
}

/** Whose text a book is and what others may do with it. */
export function rightsOfBook(
  { book_rights, book_rights_en }: BookDocument,
  language: RecordLanguage,
): string {
  return { ru: book_rights, en: book_rights_en }[language];
}

/** The places that a text is about or links to, in their order. */
export function placesOfText({ text_content: ru, text_content_en: en }: TextDocument): readonly string[] {
  const found = `${ru} ${en}`.matchAll(/\bdata-text4placeid[234]?="(\d{1,10})"/g);
  return [...new Set(Array.from(found, ([, id = '']) => id))];
}
