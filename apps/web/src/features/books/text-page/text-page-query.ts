import type { ApiClient } from '@cae-map/contract/api/client';
import type { BookRecord, ChapterRecord, TextIdRecord, TextRecord } from '@cae-map/contract/entities/book';
import type { PlaceLink } from '@cae-map/expedition/place-view';
import type { CitedWork } from '@cae-map/expedition/sources/cited-works';
import type { Expedition } from '@cae-map/expedition/to-expedition';
import type { Position } from '@cae-map/expedition/route/geography';
import { expeditionQuery } from '../../../lib/api/expedition-query.ts';
import { listQuery } from '../../../lib/api/lists.ts';
import { callQuery } from '../../../lib/api/query/call-query.ts';
import { derivedQuery } from '../../../lib/api/query/derived-query.ts';
import type { ReadSource } from '../../../lib/api/query/query-meta.ts';
import { whyMissing, type MissingRecord } from '../../../lib/record-page/former-records-query.ts';
import { loadSourceRecords } from '../../../lib/sources/source-records.ts';

/** A text beside another in its book. */
export type TextNeighbour = Pick<TextIdRecord, 'text_id' | 'text_date' | 'text_enddate' | 'date_format'>;

/** Everything that the page of a text shows. Plain JSON. */
export interface TextPageData {
  readonly text: TextRecord;
  readonly chapter: ChapterRecord;
  readonly book: BookRecord;
  /** The places that the text is about. */
  readonly places: readonly PlaceLink[];
  /** Of the first of these places with a known position. */
  readonly position: Position | null;
  readonly sources: readonly CitedWork[];
  readonly previous: TextNeighbour | null;
  readonly next: TextNeighbour | null;
}

export type TextPageResult = TextPageData | { readonly missing: MissingRecord };

/** The query of the page of a text; embedded in it. @param textId null for what is no id */
export function textPageQuery(client: ApiClient, textId: number | null) {
  return derivedQuery({
    name: 'text-page',
    parameters: { textId },
    derive: (read): Promise<TextPageResult> =>
      textId === null ? Promise.resolve({ missing: 'unknown' }) : loadText(client, read, textId),
    embedded: true,
  });
}

async function loadText(client: ApiClient, read: ReadSource, textId: number): Promise<TextPageResult> {
  const textIds = await read(listQuery(client, 'listAllTextIds'));
  // Unknown ids need no request of the text.
  const position = textIds.records.find(({ text_id }) => text_id === textId);
  if (position === undefined) return { missing: await whyMissing(client, read, 'texts', textId) };
  const [text, chapters, books, { expedition }, sources] = await Promise.all([
    read(callQuery(client, 'getText', { text_id: textId })),
    read(listQuery(client, 'listAllChapters')),
    read(listQuery(client, 'listBooks')),
    read(expeditionQuery(client)),
    // The page is complete without them.
    loadSourceRecords(client, read).catch(() => null),
  ]);
  const chapter = chapters.records.find(({ chapter_id }) => chapter_id === text.chapter_id);
  const book = books.records.find(({ book_id }) => book_id === position.book_id);
  if (chapter === undefined || book === undefined) return { missing: 'unknown' };
  const ofChapter = textIds.records
    .filter(({ chapter_id }) => chapter_id === text.chapter_id)
    .toSorted((a, b) => a.text_seqid - b.text_seqid || a.text_id - b.text_id);
  const index = ofChapter.findIndex(({ text_id }) => text_id === textId);
  return {
    text,
    chapter,
    book,
    ...placesOf(expedition, position.place_ids),
    sources: sources?.ofText(textId) ?? [],
    previous: toNeighbour(ofChapter[index - 1]),
    next: toNeighbour(ofChapter[index + 1]),
  };
}

function placesOf(expedition: Expedition, ids: readonly number[]): Pick<TextPageData, 'places' | 'position'> {
  const places = ids.flatMap((id) => expedition.byId.get(id) ?? []);
  return {
    places: places.map(({ id, record: { title_ru, title_en } }) => ({ id, title_ru, title_en })),
    position: places.find(({ position }) => position !== null)?.position ?? null,
  };
}

function toNeighbour(text: TextIdRecord | undefined): TextNeighbour | null {
  if (text === undefined) return null;
  const { text_id, text_date, text_enddate, date_format } = text;
  return { text_id, text_date, text_enddate, date_format };
}
