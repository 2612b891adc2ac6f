import { and, eq, inArray, isNull } from 'drizzle-orm';
import { chapters, texts } from '../../database/schema.ts';
import { RequestError } from '../../responses/request-error.ts';
import type { CorrectableRecords } from '../../writes/correctable-records.ts';
import { lockCorrectable } from '../../writes/records/lock-correctable.ts';
import { textKind } from './text-kind.ts';

/** Texts of books, about which visitors send remarks: an editor changes the text and accepts the remark. */
export const correctableTexts: CorrectableRecords = {
  async find(orm, ids) {
    const rows = await orm
      .select({ text: texts, chapter: chapters })
      .from(texts)
      .innerJoin(chapters, eq(chapters.chapter_id, texts.chapter_id))
      .where(and(inArray(texts.text_id, [...ids]), isNull(texts.deleted_at), isNull(chapters.deleted_at)));
    return rows.map(({ text, chapter }) => ({
      id: text.text_id,
      version: text.version,
      date: text.text_date,
      enddate: text.text_enddate,
      title_ru: chapter.chapter_title,
      title_en: chapter.chapter_title_en,
      latitude: null,
      longitude: null,
      place_id: null,
      book_id: chapter.book_id,
      chapter_id: chapter.chapter_id,
    }));
  },
  lock: (transaction, id) =>
    lockCorrectable(transaction, textKind, id, () => {
      throw new RequestError('invalid_request', 'values: a text is not changed by a proposal.');
    }),
};
