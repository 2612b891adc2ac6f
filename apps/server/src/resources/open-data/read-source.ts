import type { OpenDataOptions, OpenRecords } from '@cae-map/open-data/model/open-records';
import { HEIGHT, WIDTH } from '@cae-map/illustrations/math/geometry';
import { max } from 'drizzle-orm';
import type { Orm } from '../../database/connection.ts';
import { changes } from '../../database/schema.ts';
import type { Settings } from '../../settings.ts';
import type { SharedCalls } from '../calls.ts';

/** The calls that the open data are made from: the records that every visitor reads. */
export type SourceCalls = Pick<
  SharedCalls,
  | 'listPlaces'
  | 'listInferredLegs'
  | 'listImages'
  | 'listBooks'
  | 'listAllChapters'
  | 'listAllTexts'
  | 'listPeople'
  | 'listWorks'
  | 'listCitations'
>;

export interface SourceDependencies {
  readonly orm: Orm;
  readonly calls: SourceCalls;
  readonly settings: Pick<Settings, 'publicUrl' | 'shownPlaces' | 'hiddenPlaces'>;
}

/** The day of the shipped records, for a database in which nothing was changed. */
const contentDate = '2026-11-29';

/**
 * Reads the records, through the calls that visitors make, so that no private field can be among them. The date is that of the last
 * change, not of the machine: the same records have the same date everywhere.
 */
export async function readSource({
  orm,
  calls,
  settings: { publicUrl, shownPlaces, hiddenPlaces },
}: SourceDependencies): Promise<{ readonly records: OpenRecords; readonly options: OpenDataOptions }> {
  const [places, inferredLegs, images, books, chapters, texts, people, works, citations, [changed]] =
    await Promise.all([
      calls.listPlaces({}),
      calls.listInferredLegs({}),
      calls.listImages({}),
      calls.listBooks({}),
      calls.listAllChapters({}),
      calls.listAllTexts({}),
      calls.listPeople({}),
      calls.listWorks({}),
      calls.listCitations({}),
      orm.select({ at: max(changes.at) }).from(changes),
    ]);
  const drawn = images.filter(({ is_illustration, width }) => is_illustration && width === null);
  return {
    records: {
      places,
      inferredLegs,
      images,
      books,
      chapters,
      texts,
      people,
      works,
      citations,
      pictureSizes: Object.fromEntries(
        drawn.map(({ image_id }) => [image_id, { width: WIDTH, height: HEIGHT }]),
      ),
    },
    options: {
      origin: publicUrl,
      date: changed?.at?.toISOString().slice(0, 10) ?? contentDate,
      shownPlaces,
      hiddenPlaces,
    },
  };
}
