import type { Orm } from '../../database/connection.ts';
import { bookKind } from '../../resources/books/book-kind.ts';
import { chapterKind } from '../../resources/books/chapter-kind.ts';
import { textKind } from '../../resources/books/text-kind.ts';
import { imageKind } from '../../resources/images/record/image-kind.ts';
import { allRecordKinds } from '../../resources/resources.ts';
import { findAllRecords } from '../../writes/records/find-records.ts';
import { advanceSequences } from '../../writes/records/id-sequences.ts';
import { insertRecord } from '../../writes/records/write-records.ts';
import { createChapterRows, createTextRows, shippedBooks } from '../chronicle-records.ts';
import { createPlaceRows } from '../place-records.ts';
import { noPlaceData, type PlaceData } from '../place-data/place-data.ts';
import { readStoredContent } from '../export/stored-content.ts';
import { combineContent, type ContentSource } from './content-source.ts';
import type { ImportPlan } from './import-plan.ts';
import { planPlaceData } from './plan-place-data.ts';
import { planPlaces } from './plan-places.ts';
import { planRows, type Write } from './plan-records.ts';
import { planPeople, planWorks } from './plan-works-and-people.ts';

type Report = ImportPlan['report'] & { unchanged: number };

/**
 * Plans the import of content files. Records that the files do not have are left as they are.
 * @param placeData names for search and heights, which have files of their own
 * @throws {RequestError} with one line for each violation.
 */
export async function planContent(
  transaction: Orm,
  source: ContentSource,
  placeData: PlaceData = noPlaceData,
): Promise<ImportPlan> {
  const stored = await readStoredContent(transaction);
  const content = combineContent(source, stored);
  const isImported = ({ file }: { readonly file: string }): boolean => source.has(file);
  const imported = {
    places: new Set(content.places.filter(isImported).map(({ place_id }) => place_id)),
    chapters: new Set(content.chapters.filter(isImported).map(({ chapter }) => chapter)),
    texts: new Set(content.texts.filter(isImported).map(({ text_id }) => text_id)),
  };
  const placeRows = createPlaceRows(content).filter(({ place_id }) => imported.places.has(place_id ?? 0));
  const placePlan = await planPlaces(
    transaction,
    placeRows.map(({ place_id, ...fields }) => ({
      where: `places, place_id ${place_id}`,
      placeId: place_id ?? null,
      fields,
    })),
  );
  const report: Report = { ...placePlan.report };
  const writes: Write[] = [({ transaction: writing }) => placePlan.apply(writing)];

  const chapterRows = createChapterRows(content).filter(({ chapter_id }) =>
    imported.chapters.has(chapter_id ?? 0),
  );
  const bookIds = new Set((await findAllRecords(transaction, bookKind)).map(({ book_id }) => book_id));
  for (const { book_id: id, ...book } of shippedBooks) {
    if (!bookIds.has(id) && chapterRows.some(({ book_id }) => book_id === id))
      writes.push(async (writing) => void (await insertRecord(writing, bookKind, book, id)));
  }
  writes.push(
    ...(await planRows(
      transaction,
      report,
      chapterKind,
      chapterRows.map(({ chapter_id = 0, chapter_seqid, book_id, ...values }) => ({
        id: chapter_id,
        name: `chapter ${chapter_id} ${values.chapter_title ?? ''}`,
        values,
        initial: { chapter_seqid, book_id },
      })),
    )),
    ...(await planTexts(transaction, report, content, imported.texts)),
    ...(await planPaintings(transaction, report, content.paintings.filter(isImported))),
    ...(await planWorks(transaction, report, content.works.filter(isImported))),
    ...(await planPeople(transaction, report, content.people.filter(isImported))),
    ...(await planPlaceData(transaction, report, placeData)),
    ({ transaction: writing }) => advanceSequences(writing, allRecordKinds),
  );
  return {
    report,
    tags: ['places', 'images', 'books', 'chapters', 'texts', 'works', 'people', 'aliases', 'heights'],
    async apply(writing) {
      for (const write of writes) await write({ transaction: writing, editorId: null });
    },
  };
}

type CombinedContent = ReturnType<typeof combineContent>;

async function planTexts(
  transaction: Orm,
  report: Report,
  content: CombinedContent,
  ids: ReadonlySet<number>,
): Promise<Write[]> {
  const rows = createTextRows(content)
    .filter(({ text }) => ids.has(text.text_id))
    .map(({ text: { text_id, text_seqid, text_iplaces, text_iplaces_en, ...values } }) => ({
      id: text_id,
      name: `text ${text_id} ${values.text_onplace ?? ''}`,
      values,
      // From the titles of the linked places.
      derived: { text_iplaces, text_iplaces_en },
      initial: { text_seqid },
    }));
  return await planRows(transaction, report, textKind, rows);
}

async function planPaintings(
  transaction: Orm,
  report: Report,
  paintings: CombinedContent['paintings'],
): Promise<Write[]> {
  const rows = paintings.map(({ image_id, file: _file, ...values }) => ({
    id: image_id,
    name: `painting ${image_id} ${values.title_ru}`,
    values,
    initial: { image_type: 'painting', visibility_level: 'high' } as const,
  }));
  return await planRows(transaction, report, imageKind, rows);
}
