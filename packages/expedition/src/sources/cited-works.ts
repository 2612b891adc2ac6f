import type { CitedSources, Citation, WorkRecord } from '@cae-map/contract/entities/work';

/** A work, and where in it: what a line of sources shows. Plain JSON. */
export interface CitedWork extends Pick<
  WorkRecord,
  'work_id' | 'author_ru' | 'author_en' | 'title_ru' | 'title_en'
> {
  readonly chapter: string | null;
  readonly page: string | null;
}

/** Looks up the works of citations, in their order. Citations of unknown works are omitted. */
export function citedWorks(
  sources: readonly Citation[],
  works: ReadonlyMap<string, WorkRecord>,
): readonly CitedWork[] {
  return sources.flatMap(({ work, chapter, page }) => {
    const record = works.get(work);
    if (record === undefined) return [];
    const { work_id, author_ru, author_en, title_ru, title_en } = record;
    return [
      { work_id, author_ru, author_en, title_ru, title_en, chapter: chapter ?? null, page: page ?? null },
    ];
  });
}

/** The works by their ids. */
export function worksById(works: readonly WorkRecord[]): ReadonlyMap<string, WorkRecord> {
  return new Map(works.map((work) => [work.work_id, work]));
}

/** The ids of the places and texts that rest on a work, in the order of the citations. */
export interface RestingRecords {
  readonly placeIds: readonly number[];
  readonly textIds: readonly number[];
}

/** Finds the places and texts that rest on each work. */
export function recordsByWork(citations: readonly CitedSources[]): ReadonlyMap<string, RestingRecords> {
  const byWork = new Map<string, { placeIds: number[]; textIds: number[] }>();
  for (const { place_id, text_id, sources } of citations) {
    for (const work of new Set(sources.map((source) => source.work))) {
      const records = byWork.get(work) ?? { placeIds: [], textIds: [] };
      byWork.set(work, records);
      if (place_id !== null) records.placeIds.push(place_id);
      if (text_id !== null) records.textIds.push(text_id);
    }
  }
  return byWork;
}
