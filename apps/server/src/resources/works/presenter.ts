import { citedSourcesSchema, type CitedSources } from '@cae-map/contract/entities/work';
import type { CitationRow } from './repository.ts';

/** Groups citations by the place or text that they belong to, in the order of the rows. */
export function presentCitations(rows: readonly CitationRow[]): CitedSources[] {
  const groups = new Map<string, CitedSources>();
  for (const { place_id, text_id, work_id, chapter, page } of rows) {
    const key = `${place_id ?? ''} ${text_id ?? ''}`;
    const group = groups.get(key) ?? { place_id, text_id, sources: [] };
    groups.set(key, group);
    group.sources.push({
      work: work_id,
      ...(chapter === null ? {} : { chapter }),
      ...(page === null ? {} : { page }),
    });
  }
  return [...groups.values()].map((group) => citedSourcesSchema.parse(group));
}
