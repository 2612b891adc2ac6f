import type { BookDocument } from '@cae-map/contract/entities/books/book-document';
import type { BookRow } from '../repository.ts';
import type { RecordWriting } from '../../../writes/records/complete-changes.ts';
import { insertRecord, insertRecords } from '../../../writes/records/write-records.ts';
import { bookKind } from '../book-kind.ts';
import { chapterKind } from '../chapter-kind.ts';
import { checkTexts } from '../check-text.ts';
import { textKind } from '../text-kind.ts';

/**
 * Adds a book with its chapters and texts, in their order. All of them have a history; deleting the book hides them.
 * @throws {RequestError} `invalid_request` if a text names an unknown image
 */
export async function importBook(
  writing: RecordWriting,
  { chapters, ...values }: BookDocument,
): Promise<BookRow> {
  const book = await insertRecord(writing, bookKind, values);
  const added = await insertRecords(
    writing,
    chapterKind,
    chapters.map(({ texts: _texts, ...chapter }, index) => ({
      ...chapter,
      book_id: book.book_id,
      chapter_seqid: index + 1,
    })),
  );
  const texts = chapters.flatMap((chapter, index) => {
    const id = added[index]?.chapter_id;
    if (id === undefined) throw new Error('every chapter is inserted');
    return chapter.texts.map((text, position) => ({ ...text, chapter_id: id, text_seqid: position + 1 }));
  });
  await checkTexts(
    writing.transaction,
    texts.map((text) => ({ before: null, values: text })),
  );
  await insertRecords(writing, textKind, texts);
  return book;
}
