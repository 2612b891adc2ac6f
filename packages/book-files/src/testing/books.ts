import type { BookDocument, TextDocument } from '@cae-map/contract/entities/books/book-document';

/** A text of 8 August 1925. */
export function aText(fields: Partial<TextDocument> = {}): TextDocument {
  return {
    text_date: '1925-08-08',
    text_enddate: null,
    date_format: 'YYYY-MM-DD',
    text_content: '<p>Караван вышел рано.</p>',
    text_content_en: '',
    text_onplace: '',
    text_onplace_en: '',
    related_image_ids: [],
    ...fields,
  };
}

/** A book with one chapter, which has a text for each of the given fields, or one without any. */
export function aBook(...texts: readonly Partial<TextDocument>[]): BookDocument {
  return {
    book_type: 'diary',
    book_title: 'Дневник',
    book_title_en: 'Diary',
    book_author: 'Н. Рерих',
    book_author_en: 'N. Roerich',
    book_rights: 'Лицензия CC BY 4.0',
    book_rights_en: 'Licence CC BY 4.0',
    is_downloadable: true,
    chapters: [
      {
        chapter_title: 'Ладак',
        chapter_title_en: 'Ladakh',
        chapter_fromdate: '1925-08-08',
        chapter_todate: '1925-09-19',
        texts: (texts.length === 0 ? [{}] : texts).map(aText),
      },
    ],
  };
}
