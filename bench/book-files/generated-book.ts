import type {
  BookDocument,
  ChapterDocument,
  TextDocument,
} from '@cae-map/contract/entities/books/book-document';
import { addDays } from '@cae-map/expedition/dates/calendar';
import { readChronicle } from '@cae-map/expedition/testing/chronicle';

/** The size of a generated book. */
export interface BookSize {
  readonly entries: number;
  readonly entriesOfChapter: number;
  /** The fewest characters of an entry in each language. */
  readonly charactersOfEntry: number;
}

/** A day in the Himalayas, from which the entries follow every second day. */
const firstDay = '1925-03-06';
const daysBetweenEntries = 2;

/**
 * A book in two languages whose entries are those of the chronicle, joined until they are long enough. It is the same at every call.
 * Each entry has another day, so that every date can be compared.
 */
export function generateBook({ entries, entriesOfChapter, charactersOfEntry }: BookSize): BookDocument {
  const contents = joinedContents(charactersOfEntry);
  const texts = Array.from({ length: entries }, (_, index): TextDocument => {
    const content = contents[index % contents.length];
    if (content === undefined) throw new Error('the chronicle has no texts in both languages');
    return {
      text_date: addDays(firstDay, index * daysBetweenEntries),
      text_enddate: null,
      date_format: 'YYYY-MM-DD',
      text_content: content.ru,
      text_content_en: content.en,
      text_onplace: 'Стоянка',
      text_onplace_en: 'Camp',
      related_image_ids: [],
    };
  });
  return {
    book_type: 'diary',
    book_title: 'Дневник каравана',
    book_title_en: 'Diary of a Caravan',
    book_author: 'Участник экспедиции',
    book_author_en: 'A member of the expedition',
    book_rights: 'CC BY 4.0',
    book_rights_en: 'CC BY 4.0',
    is_downloadable: true,
    chapters: divide(texts, entriesOfChapter),
  };
}

/** The texts of the chronicle in both languages, joined in their order to texts of at least so many characters. */
function joinedContents(characters: number): { readonly ru: string; readonly en: string }[] {
  const joined: { ru: string; en: string }[] = [];
  let open = { ru: '', en: '' };
  for (const { text_content: ru, text_content_en: en } of readChronicle()) {
    if (ru === '' || en === '') continue;
    open = { ru: open.ru + ru, en: open.en + en };
    if (Math.min(open.ru.length, open.en.length) < characters) continue;
    joined.push(open);
    open = { ru: '', en: '' };
  }
  return joined;
}

function divide(texts: readonly TextDocument[], entriesOfChapter: number): ChapterDocument[] {
  const chapters: ChapterDocument[] = [];
  for (let start = 0; start < texts.length; start += entriesOfChapter) {
    const ofChapter = texts.slice(start, start + entriesOfChapter);
    const number = chapters.length + 1;
    chapters.push({
      chapter_title: `Часть ${number}`,
      chapter_title_en: `Part ${number}`,
      chapter_fromdate: ofChapter[0]?.text_date ?? null,
      chapter_todate: ofChapter.at(-1)?.text_date ?? null,
      texts: ofChapter,
    });
  }
  return chapters;
}
