import { chronicleBookId, roadBookId } from '@cae-map/contract/entities/content';
import type { chapters } from '../database/schema.ts';
import { writtenText, type WrittenText } from '../resources/books/written-text.ts';
import { chronicleHtml } from './chronicle-html.ts';
import { findPlaceLinks } from './record-links.ts';
import type { Content } from './content.ts';

/** The chronicle of the shipped content, written by the editors from the published sources. */
export const chronicleBook = {
  book_id: chronicleBookId,
  book_type: 'chronicle',
  book_title: 'Хроника пути',
  book_title_en: 'Chronicle of the route',
  book_author: 'Редакторы карты',
  book_author_en: 'The editors of the map',
  book_rights: 'Тексты проекта, лицензия CC BY 4.0',
  book_rights_en: 'Texts of the project, licence CC BY 4.0',
  is_downloadable: true,
} as const;

/**
 * The road book of the shipped content: one entry for each marching day, with the pages of its figures. Its ids and those of its
 * chapters and texts begin at 10,001, above those of the records that editors have added to databases filled before.
 */
export const roadBook = {
  book_id: roadBookId,
  book_type: 'road-book',
  book_title: 'Дорожник',
  book_title_en: 'Road book',
  book_author: 'Редакторы карты по книгам Юрия и Николая Рерихов',
  book_author_en: 'The editors of the map, from the books of George and Nicholas Roerich',
  book_rights: chronicleBook.book_rights,
  book_rights_en: chronicleBook.book_rights_en,
  is_downloadable: true,
} as const;

/** The books of the shipped content. */
export const shippedBooks = [chronicleBook, roadBook] as const;

/** Chapter rows with the ids of the content files; `chapter_seqid` is consecutive from 1 in each book. */
export function createChapterRows(content: Content): (typeof chapters.$inferInsert)[] {
  const countOfBook = new Map<number, number>();
  return content.chapters
    .toSorted((one, other) => one.chapter - other.chapter)
    .map((chapter) => {
      const seqid = (countOfBook.get(chapter.book_id) ?? 0) + 1;
      countOfBook.set(chapter.book_id, seqid);
      return { chapter, seqid };
    })
    .map(({ chapter, seqid }) => ({
      chapter_id: chapter.chapter,
      book_id: chapter.book_id,
      chapter_seqid: seqid,
      chapter_title: chapter.title_ru,
      chapter_title_en: chapter.title_en,
      chapter_fromdate: chapter.from,
      chapter_todate: chapter.to,
    }));
}

/** Text rows; `text_seqid` numbers the texts of each chapter by date from 1. */
export function createTextRows(content: Content): WrittenText[] {
  const titles = new Map(content.places.map((place) => [place.place_id, place]));
  const countOfChapter = new Map<number, number>();
  return content.texts.toSorted(byDate).map((text) => {
    const seqid = (countOfChapter.get(text.chapter) ?? 0) + 1;
    countOfChapter.set(text.chapter, seqid);
    const linkedPlaces = (content: string): number[] => [...new Set(findPlaceLinks(content))];
    const title = (language: 'title_ru' | 'title_en') => (id: number) => titles.get(id)?.[language] ?? [];
    return writtenText({
      text_id: text.text_id,
      chapter_id: text.chapter,
      text_seqid: seqid,
      text_date: text.text_date,
      text_enddate: text.text_enddate,
      date_format: text.date_format,
      text_content: chronicleHtml(text.text_content_ru, text.place_ids),
      text_content_en: chronicleHtml(text.text_content_en, text.place_ids),
      text_iplaces: linkedPlaces(text.text_content_ru).flatMap(title('title_ru')).join(', '),
      text_iplaces_en: linkedPlaces(text.text_content_en).flatMap(title('title_en')).join(', '),
      text_onplace: text.text_onplace_ru,
      text_onplace_en: text.text_onplace_en,
      sources: text.sources,
    });
  });
}

type ContentText = Content['texts'][number];

/** Compares by date, then by id; undated texts sort last. */
function byDate(one: ContentText, other: ContentText): number {
  const dates = [one, other].map((text) => text.text_date ?? '9999-12-31');
  return dates[0] === dates[1] ? one.text_id - other.text_id : (dates[0] ?? '') < (dates[1] ?? '') ? -1 : 1;
}
