import { citedSourcesSchema, type CitedSources } from '@cae-map/contract/entities/work';
import type { CitingRecords } from './repository.ts';

/** Presents the works of each record that are not deleted; a record without such works is left out. */
export function presentCitations({ records, workIds }: CitingRecords): CitedSources[] {
  return records
    .map((record) => ({ ...record, sources: record.sources.filter(({ work }) => workIds.has(work)) }))
    .filter(({ sources }) => sources.length > 0)
    .map((record) => citedSourcesSchema.parse(record));
}
