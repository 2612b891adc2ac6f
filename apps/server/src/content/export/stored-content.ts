import { asc, isNull } from 'drizzle-orm';
import { placesAboutText } from '@cae-map/expedition/texts/text-places';
import { chronicleBookId, contentPlaceSchema, roadBookId } from '@cae-map/contract/entities/content';
import { personSchema } from '@cae-map/contract/entities/person';
import { workSchema, type Citation } from '@cae-map/contract/entities/work';
import type { z } from 'zod';
import type { Orm } from '../../database/connection.ts';
import { chapters, images, people, places, texts, works } from '../../database/schema.ts';
import { StoredText } from './chronicle-text.ts';
import type { FileRecord } from './content-format.ts';

/** The lists of the content files. */
export const listNames = ['chapters', 'places', 'texts', 'paintings', 'works', 'people'] as const;
export type ListName = (typeof listNames)[number];

/** The records of a database in the form of the content files, in their order. Their texts are `StoredText`. */
export interface StoredContent {
  readonly lists: Readonly<Record<ListName, readonly FileRecord[]>>;
  /** The pictures with a file, which the content files cannot have. */
  readonly pictureCount: number;
  /** What the content files cannot express, one line each. */
  readonly losses: readonly string[];
}

/** Reads all records that were not deleted, within a transaction that sees one moment. */
export async function readStoredContent(orm: Orm): Promise<StoredContent> {
  const losses: string[] = [];
  const placeRows = await orm
    .select()
    .from(places)
    .where(isNull(places.deleted_at))
    .orderBy(asc(places.seqid), asc(places.place_id));
  const chapterRows = await orm
    .select()
    .from(chapters)
    .where(isNull(chapters.deleted_at))
    .orderBy(asc(chapters.chapter_seqid));
  const textRows = await orm
    .select()
    .from(texts)
    .where(isNull(texts.deleted_at))
    .orderBy(asc(texts.chapter_id), asc(texts.text_seqid));
  const imageRows = await orm
    .select()
    .from(images)
    .where(isNull(images.deleted_at))
    .orderBy(asc(images.seqid));
  const workRows = await orm
    .select()
    .from(works)
    .where(isNull(works.deleted_at))
    .orderBy(asc(works.seqid), asc(works.work_number));
  const personRows = await orm
    .select()
    .from(people)
    .where(isNull(people.deleted_at))
    .orderBy(asc(people.seqid), asc(people.person_number));
  const placeIds = new Set(placeRows.map(({ place_id }) => place_id));
  const workIds = new Set(workRows.map(({ work_id }) => work_id));
  const citedOf = ({ sources }: { readonly sources: readonly Citation[] }): Citation[] =>
    sources.filter(({ work }) => workIds.has(work));
  return {
    lists: {
      chapters: chapterRows.map((row) => ({
        chapter: row.chapter_id,
        // Chapters of books that are not shipped are written as those of the chronicle.
        book_id: row.book_id === roadBookId ? roadBookId : chronicleBookId,
        title_ru: row.chapter_title,
        title_en: row.chapter_title_en,
        from: row.chapter_fromdate,
        to: row.chapter_todate,
      })),
      places: placeRows.map((row) => ({
        ...pickFields(row, contentPlaceSchema),
        routejson: readRoute(row.routejson, (reason) =>
          losses.push(`places, place_id ${row.place_id}: ${reason}`),
        ),
        sources: citedOf(row),
      })),
      texts: textRows.map((row) => ({
        text_id: row.text_id,
        chapter: row.chapter_id,
        text_date: row.text_date,
        text_enddate: row.text_enddate,
        date_format: row.date_format,
        place_ids: placesAboutText(row.text_content),
        text_content_ru: new StoredText(row.text_content),
        text_content_en: new StoredText(row.text_content_en),
        text_onplace_ru: row.text_onplace,
        text_onplace_en: row.text_onplace_en,
        sources: citedOf(row),
      })),
      paintings: imageRows
        .filter((row) => row.image_type === 'painting' && row.filename === null && row.place_id !== null)
        .map((row) => ({
          image_id: row.image_id,
          place_id: row.place_id,
          ...(row.until_place_id === null ? {} : { until_place_id: row.until_place_id }),
          title_ru: row.title_ru,
          title_en: row.title_en,
          year: row.year,
          ownership: row.ownership,
          ...(row.ownership_ru === '' ? {} : { ownership_ru: row.ownership_ru }),
          author_ru: row.author_ru,
          author_en: row.author_en,
          inventory_number: row.inventory_number,
          height_cm: row.height_cm,
          width_cm: row.width_cm,
          technique_ru: row.technique_ru,
          technique_en: row.technique_en,
          series_ru: row.series_ru,
          series_en: row.series_en,
        })),
      works: workRows.map((row) => pickFields(row, workSchema)),
      people: personRows.map((row) => ({
        ...pickFields(row, personSchema),
        about_ru: new StoredText(row.about_ru),
        about_en: new StoredText(row.about_en),
        // What they name may have been deleted since.
        stretches: row.stretches.filter(({ from, to }) => placeIds.has(from) && placeIds.has(to)),
        sources: citedOf(row),
      })),
    },
    pictureCount: imageRows.filter((row) => row.filename !== null && !row.is_illustration).length,
    losses,
  };
}

function pickFields(row: object, { shape }: z.ZodObject): FileRecord {
  return Object.fromEntries(Object.entries(row).filter(([name]) => Object.hasOwn(shape, name)));
}

function readRoute(routejson: string | null, report: (reason: string) => void): unknown {
  if (routejson === null || routejson === '') return [];
  try {
    return JSON.parse(routejson) as unknown;
  } catch {
    report('routejson: it is not JSON, so that the line is left out');
    return [];
  }
}
