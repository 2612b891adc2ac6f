import type { ApiClient } from '@cae-map/contract/api/client';
import { textsIn, type TextInLanguages } from '@cae-map/expedition/texts/titles';
import type { QueryClient } from '@tanstack/react-query';
import { listQuery } from '../../../lib/api/lists.ts';
import { allTextsQuery } from '../../../lib/api/texts/all-texts-query.ts';
import type { RowRecord, RowRecords } from '../model/field-row.ts';

/** What the records of the map are called and contain, by table. The lists are those that visitors read. */
export async function loadRowRecords(queryClient: QueryClient, client: ApiClient): Promise<RowRecords> {
  const [places, images, books, chapters, texts, ids] = await Promise.all([
    queryClient.fetchQuery(listQuery(client, 'listPlaces')),
    queryClient.fetchQuery(listQuery(client, 'listImages')),
    queryClient.fetchQuery(listQuery(client, 'listBooks')),
    queryClient.fetchQuery(listQuery(client, 'listAllChapters')),
    queryClient.fetchQuery(allTextsQuery(client)),
    queryClient.fetchQuery(listQuery(client, 'listAllTextIds')),
  ]);
  const nowhere = { section: null, bookId: null, chapterId: null };
  const sections = new Map(places.records.map((place) => [place.place_id, place.visited_on]));
  const chapterById = new Map(chapters.records.map((chapter) => [chapter.chapter_id, chapter]));
  const placeOfText = new Map(ids.records.map((text) => [text.text_id, text.place_ids[0]]));
  const sectionOf = (placeId: number | null | undefined) => sections.get(placeId ?? 0) ?? null;
  return {
    places: toMap(places.records, (place) => [
      place.place_id,
      { ...nowhere, record: place, title: titlesOf(place), section: place.visited_on },
    ]),
    images: toMap(images.records, (image) => [
      image.image_id,
      { ...nowhere, record: image, title: titlesOf(image), section: sectionOf(image.place_id) },
    ]),
    books: toMap(books.records, (book) => [
      book.book_id,
      { ...nowhere, record: book, title: textsIn(book, 'book_title'), bookId: book.book_id },
    ]),
    chapters: toMap(chapters.records, (chapter) => [
      chapter.chapter_id,
      {
        section: null,
        record: chapter,
        title: textsIn(chapter, 'chapter_title'),
        bookId: chapter.book_id,
        chapterId: chapter.chapter_id,
      },
    ]),
    texts: toMap(texts, (text) => {
      const chapter = chapterById.get(text.chapter_id);
      const place = textsIn(text, 'text_onplace');
      const within = chapter === undefined ? place : textsIn(chapter, 'chapter_title');
      return [
        text.text_id,
        {
          record: text,
          title: joinTitles(text.text_date, place.ru.trim() === '' ? within : place),
          section: sectionOf(placeOfText.get(text.text_id)),
          bookId: chapter?.book_id ?? null,
          chapterId: text.chapter_id,
        },
      ];
    }),
  };
}

function toMap<Item>(
  items: readonly Item[],
  toEntry: (item: Item) => readonly [id: number, row: RowRecord],
): ReadonlyMap<number, RowRecord> {
  return new Map(items.map(toEntry));
}

function titlesOf({
  title_ru,
  title_en,
}: {
  readonly title_ru: string;
  readonly title_en: string;
}): TextInLanguages {
  return { ru: title_ru, en: title_en };
}

function joinTitles(date: string | null, title: TextInLanguages): TextInLanguages {
  const join = (text: string): string =>
    [date, text].filter((part) => part !== null && part !== '').join(' · ');
  return { ru: join(title.ru), en: join(title.en) };
}
