import type { TextRevision } from '@cae-map/contract/entities/books/text-editing';
import { recordKinds } from '@cae-map/contract/entities/editing/record-kinds';
import { htmlFields } from '@cae-map/contract/html-fields';
import { eq, getTableColumns } from 'drizzle-orm';
import type { Orm } from '../../database/connection.ts';
import { books, chapters, textPlaces, texts } from '../../database/schema.ts';
import { applySelection, type ChangedRecord, type RecordKind } from '../../writes/records/record-kind.ts';
import { checkRestoredText, checkTexts } from './check-text.ts';
import { derivePlaceNames } from './derive-place-names.ts';
import { presentTextRevision } from './presenter.ts';
import type { EditedText } from './repository.ts';
import type { TextValues } from './text-values.ts';
import { listTextPlaces } from './written-text.ts';

/** Texts of chapters, as editors and imports change them. */
export const textKind: RecordKind<EditedText, TextValues, TextRevision> = {
  contract: recordKinds.text,
  table: texts,
  html: 'texts',
  select: (orm, selection) =>
    applySelection(
      orm
        .select({ ...getTableColumns(texts), book_id: books.book_id, book_type: books.book_type })
        .from(texts)
        .innerJoin(chapters, eq(chapters.chapter_id, texts.chapter_id))
        .innerJoin(books, eq(books.book_id, chapters.book_id))
        .$dynamic(),
      texts,
      selection,
    ),
  present: presentTextRevision,
  check: checkTexts,
  checkRestored: checkRestoredText,
  derive: derivePlaceNames,
  steps: [updateTextPlaces],
};

/** Updates the places that a text is about when its HTML has changed. */
async function updateTextPlaces(
  transaction: Orm,
  { action, id, after, changedFields }: ChangedRecord<EditedText>,
): Promise<void> {
  if (after === null || !htmlFields.texts.some((field) => changedFields.has(field))) return;
  if (action !== 'create') await transaction.delete(textPlaces).where(eq(textPlaces.text_id, id));
  const places = listTextPlaces(after);
  if (places.length > 0) await transaction.insert(textPlaces).values(places);
}
