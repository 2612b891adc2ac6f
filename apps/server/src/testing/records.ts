import type { books, chapters, images, places, texts } from '../database/schema.ts';

let lastId = 100_000;

/** Returns an id that no other test record has. */
function nextId(): number {
  lastId += 1;
  return lastId;
}

/** Creates a valid place; `fields` overrides its values. */
export function aPlace(
  fields: Partial<typeof places.$inferInsert> = {},
): typeof places.$inferInsert & { place_id: number } {
  const id = nextId();
  return {
    seqid: id,
    title_ru: 'Стоянка',
    title_en: 'Camp',
    latitude: 35.5,
    longitude: 78.25,
    minzoom: 7,
    visited_on: 'cae',
    accuracy_level: 'medium',
    place_type: 'ontheway',
    ispathpart: true,
    ...fields,
    place_id: fields.place_id ?? id,
  };
}

/** Creates an enabled photograph. */
export function anImage(fields: Partial<typeof images.$inferInsert> = {}): typeof images.$inferInsert {
  const id = nextId();
  return {
    image_id: id,
    seqid: id,
    image_seqid: 1,
    image_type: 'histexpphoto',
    visibility_level: 'high',
    ...fields,
  };
}

/** Creates a book with one chapter. */
export function aBook(): {
  book: typeof books.$inferInsert & { book_id: number };
  chapter: typeof chapters.$inferInsert & { chapter_id: number };
} {
  const book = { book_id: nextId(), book_type: 'diary', book_title: 'Дневник', book_title_en: 'Diary' };
  return {
    book,
    chapter: { chapter_id: nextId(), book_id: book.book_id, chapter_seqid: 1, chapter_title: 'Глава' },
  };
}

/** Creates a text of a chapter. */
export function aText(
  chapterId: number,
  fields: Partial<typeof texts.$inferInsert> = {},
): typeof texts.$inferInsert & { text_id: number } {
  const id = nextId();
  return {
    chapter_id: chapterId,
    text_seqid: id,
    text_content: '<p>Слова</p>',
    ...fields,
    text_id: fields.text_id ?? id,
  };
}
