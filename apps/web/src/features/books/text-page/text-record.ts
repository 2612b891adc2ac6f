import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { formatSources } from '@cae-map/expedition/sources/format-source';
import { textEntry } from '@cae-map/expedition/texts/text-entry';
import { getTitle, textIn } from '@cae-map/expedition/texts/titles';
import type { MessagesOf } from '../../../lib/language/define-messages.ts';
import { contentLicence, type RecordPage } from '../../../lib/record-page/record-page.ts';
import { geoNode } from '../../../lib/record-page/structured-node.ts';
import { paths } from '../../../lib/url/paths.ts';
import type { booksMessages } from '../messages/index.ts';
import type { TextPageData } from './text-page-query.ts';

type BooksMessages = MessagesOf<typeof booksMessages>;

/** The title of a text: its dates and its heading. */
export function textTitle(
  { text }: TextPageData,
  language: ContentLanguage,
  { books }: BooksMessages,
): string {
  const { dates, place } = textEntry(text, language);
  return [dates ?? books.undated, place.text].filter((part) => part !== '').join(' · ');
}

/** What the page of a text tells programs. */
export function textRecord(
  page: TextPageData,
  language: ContentLanguage,
  messages: BooksMessages,
): RecordPage {
  const { text, chapter, book, places, position, sources } = page;
  const title = textTitle(page, language, messages);
  const bookTitle = textIn(book, 'book_title', language).text;
  const author = textIn(book, 'book_author', language).text;
  const chapterPath = paths.chapter(book.book_id, chapter.chapter_id);
  // The chronicle is the editors' own; other books have the rights that their records name.
  const licence = book.book_type === 'chronicle' ? contentLicence : null;
  const [place] = places;
  return {
    path: paths.textPage(text.text_id),
    title,
    ancestors: [
      { label: messages.books.heading, path: paths.books() },
      { label: `${bookTitle}: ${textIn(chapter, 'chapter_title', language).text}`, path: chapterPath },
    ],
    citation: {
      kind: 'entry',
      key: `text-${text.text_id}`,
      author,
      title,
      container: bookTitle,
      publisher: '',
      year: text.text_date === null ? null : Number(text.text_date.slice(0, 4)),
    },
    licence,
    position: position === null ? null : { latitude: position[0], longitude: position[1], basis: 'place' },
    data: {
      ...text,
      book,
      chapter,
      places,
      sources,
      previous: page.previous?.text_id ?? null,
      next: page.next?.text_id ?? null,
    },
    structured: (urlOf) => ({
      '@type': 'CreativeWork',
      name: title,
      inLanguage: textIn(text, 'text_content', language).language,
      ...(author === '' ? {} : { author: [{ '@type': 'Person', name: author }] }),
      ...(text.text_date === null ? {} : { temporalCoverage: coverage(text.text_date, text.text_enddate) }),
      ...(licence === null ? {} : { license: licence }),
      isPartOf: { '@type': 'Book', name: bookTitle, url: urlOf(paths.books()) },
      ...(place === undefined
        ? {}
        : {
            contentLocation: {
              '@type': 'Place',
              name: getTitle(place, language),
              url: urlOf(paths.place(place.id)),
              ...geoNode(position),
            },
          }),
      isBasedOn: sources.map((source) => ({
        '@type': 'CreativeWork',
        name: formatSources([source], language),
        url: urlOf(paths.work(source.work_id)),
      })),
    }),
  };
}

/** An interval of ISO 8601. */
function coverage(from: string, to: string | null): string {
  return to === null || to <= from ? from : `${from}/${to}`;
}
