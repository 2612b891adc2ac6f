import type { ApiClient } from '@cae-map/contract/api/client';
import type { Citation, WorkRecord } from '@cae-map/contract/entities/work';
import { citedWorks, worksById, type CitedWork } from '@cae-map/expedition/sources/cited-works';
import { listQuery } from '../api/lists.ts';
import type { ReadSource } from '../api/query/query-meta.ts';

/** The sources of places and texts by their ids. */
export interface SourceRecords {
  readonly ofPlace: (placeId: number) => readonly CitedWork[];
  readonly ofText: (textId: number) => readonly CitedWork[];
  /** Looks up the works of other citations, such as those of a person. */
  readonly cited: (sources: readonly Citation[]) => readonly CitedWork[];
  readonly works: readonly WorkRecord[];
}

/**
 * Loads the works and the citations.
 * @throws {ApiError} if a request fails and there is no saved copy
 */
export async function loadSourceRecords(client: ApiClient, read: ReadSource): Promise<SourceRecords> {
  const [works, citations] = await Promise.all([
    read(listQuery(client, 'listWorks')),
    read(listQuery(client, 'listCitations')),
  ]);
  const byId = worksById(works.records);
  const cited = (sources: readonly Citation[]) => citedWorks(sources, byId);
  const ofPlaces = new Map(citations.records.map(({ place_id, sources }) => [place_id, sources]));
  const ofTexts = new Map(citations.records.map(({ text_id, sources }) => [text_id, sources]));
  return {
    ofPlace: (placeId) => cited(ofPlaces.get(placeId) ?? []),
    ofText: (textId) => cited(ofTexts.get(textId) ?? []),
    cited,
    works: works.records,
  };
}
