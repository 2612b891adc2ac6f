import { field, keyConstraints, type Table } from './table.ts';

const key = { ...keyConstraints, minimum: 1 } as const;
const required = { required: true } as const;

export const booksTable: Table = {
  name: 'books',
  title: { ru: 'Книги', en: 'Books' },
  description: {
    ru: 'Книги с их правами. Главы и тексты есть только у тех, которые можно распространять.',
    en: 'The books with their rights. Only those that may be passed on have chapters and texts here.',
  },
  key: 'book_id',
  fields: [
    field('book_id', 'integer', 'Номер книги', 'Id of the book', { constraints: key }),
    field('book_type', 'string', 'Вид книги', 'Kind of book', { constraints: required }),
    field('book_title', 'string', 'Название по-русски', 'Russian title'),
    field('book_title_en', 'string', 'Название по-английски', 'English title'),
    field('book_author', 'string', 'Автор по-русски', 'Author in Russian'),
    field('book_author_en', 'string', 'Автор по-английски', 'Author in English'),
    field(
      'book_rights',
      'string',
      'Чьи это тексты и что с ними можно делать, по-русски',
      'Whose texts they are and what others may do with them, in Russian',
    ),
    field('book_rights_en', 'string', 'То же по-английски', 'The same in English'),
    field(
      'is_downloadable',
      'boolean',
      'Можно ли распространять тексты',
      'Whether the texts may be passed on',
      { constraints: required },
    ),
  ],
};

export const chaptersTable: Table = {
  name: 'chapters',
  title: { ru: 'Главы', en: 'Chapters' },
  description: {
    ru: 'Главы книг, которые можно распространять.',
    en: 'The chapters of books that may be passed on.',
  },
  key: 'chapter_id',
  fields: [
    field('chapter_id', 'integer', 'Номер главы', 'Id of the chapter', { constraints: key }),
    field('book_id', 'integer', 'Книга', 'The book', { constraints: required, reference: 'books' }),
    field('chapter_seqid', 'integer', 'Порядок в книге', 'Order within the book', { constraints: required }),
    field('chapter_title', 'string', 'Название по-русски', 'Russian title'),
    field('chapter_title_en', 'string', 'Название по-английски', 'English title'),
    field('chapter_fromdate', 'date', 'Первый день', 'First day'),
    field('chapter_todate', 'date', 'Последний день', 'Last day'),
  ],
};

export const textsTable: Table = {
  name: 'texts',
  title: { ru: 'Тексты', en: 'Texts' },
  description: {
    ru: 'Записи книг, которые можно распространять. Содержание — HTML; data-text4placeid… называют места, о которых идёт речь.',
    en: 'The entries of books that may be passed on. Their content is HTML; data-text4placeid… name the places that are meant.',
  },
  key: 'text_id',
  fields: [
    field('text_id', 'integer', 'Номер текста', 'Id of the text', { constraints: key }),
    field('chapter_id', 'integer', 'Глава', 'The chapter', { constraints: required, reference: 'chapters' }),
    field('text_seqid', 'integer', 'Порядок в главе', 'Order within the chapter', { constraints: required }),
    field('text_date', 'date', 'Первый день', 'First day'),
    field('text_enddate', 'date', 'Последний день', 'Last day'),
    field('date_format', 'string', 'Точность дат, как у мест', 'How precise the dates are, as for places'),
    field('place_ids', 'array', 'Места, о которых текст', 'The places that the text is about', {
      reference: 'places',
    }),
    field('text_content', 'string', 'Текст по-русски, HTML', 'The text in Russian, HTML'),
    field('text_content_en', 'string', 'Текст по-английски, HTML', 'The text in English, HTML'),
    field(
      'text_onplace',
      'string',
      'Где написано, или заголовок, по-русски',
      'Where it was written, or its heading, in Russian',
    ),
    field('text_onplace_en', 'string', 'То же по-английски', 'The same in English'),
    field('related_image_ids', 'array', 'Изображения к тексту', 'The pictures of the text', {
      reference: 'pictures',
    }),
  ],
};
