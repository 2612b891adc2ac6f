import type { TextRevision } from '@cae-map/contract/entities/books/text-editing';
import { newRecordId } from '../../../ui/workbench/kind/record-kind.ts';
import { readQueryDate, readQueryNumber } from '../read-query.ts';

/** The fields of a new text that the server chooses: without a position, it is the last one of its chapter. */
export const chosenByServer = ['text_seqid'] as const;

/**
 * A new text of a chapter.
 * @param _texts no text is needed
 * @param chapterId of the query of the URL, which has the book and can have the dates as well
 */
export function createBlankText(
  _texts: readonly TextRevision[],
  chapterId: number | null,
  search: URLSearchParams,
): TextRevision {
  return {
    text_id: newRecordId,
    chapter_id: chapterId ?? 0,
    book_id: readQueryNumber(search, 'book') ?? 0,
    text_seqid: 0,
    text_date: readQueryDate(search, 'date'),
    text_enddate: readQueryDate(search, 'enddate'),
    date_format: 'YYYY-MM-DD',
    text_content: '',
    text_content_en: '',
    text_iplaces: '',
    text_iplaces_en: '',
    text_onplace: '',
    text_onplace_en: '',
    book_type: '',
    related_image_ids: [],
    sources: [],
    version: 1,
    updated_at: '1970-01-01T00:00:00.000Z',
    updated_by: null,
  };
}
