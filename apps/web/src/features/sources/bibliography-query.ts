import type { ApiClient } from '@cae-map/contract/api/client';
import type { TextIdRecord } from '@cae-map/contract/entities/book';
import type { PersonRecord } from '@cae-map/contract/entities/person';
import type { WorkRecord } from '@cae-map/contract/entities/work';
import type { PlaceLink } from '@cae-map/expedition/place-view';
import { recordsByWork } from '@cae-map/expedition/sources/cited-works';
import { compareTexts } from '@cae-map/expedition/texts/compare-texts';
import { expeditionQuery } from '../../lib/api/expedition-query.ts';
import { listQuery } from '../../lib/api/lists.ts';
import { derivedQuery } from '../../lib/api/query/derived-query.ts';
import type { ReadSource } from '../../lib/api/query/query-meta.ts';

/** A work with what rests on it: places in travel order, texts by date, people. */
export interface BibliographyEntry {
  readonly work: WorkRecord;
  readonly places: readonly PlaceLink[];
  readonly texts: readonly TextLink[];
  readonly people: readonly Pick<PersonRecord, 'person_id' | 'name_ru' | 'name_en'>[];
}

/** A text in a list of texts. */
export type TextLink = Pick<
  TextIdRecord,
  'text_id' | 'chapter_id' | 'book_id' | 'text_date' | 'text_enddate' | 'date_format'
>;

/** The query of the bibliography, with the ids and titles that its page shows; embedded in the page. */
export function bibliographyQuery(client: ApiClient) {
  return derivedQuery({
    name: 'bibliography',
    derive: (read) => loadBibliography(client, read),
    embedded: true,
  });
}

/** The query of a work and of what rests on it, null if there is no such work; embedded in its page. */
export function workQuery(client: ApiClient, workId: string) {
  return derivedQuery({
    name: 'work',
    parameters: { workId },
    derive: async (read): Promise<BibliographyEntry | null> => {
      const entries = await loadBibliography(client, read);
      return entries.find(({ work }) => work.work_id === workId) ?? null;
    },
    embedded: true,
  });
}

async function loadBibliography(client: ApiClient, read: ReadSource): Promise<readonly BibliographyEntry[]> {
  const [works, citations, people, textIds, { expedition }] = await Promise.all([
    read(listQuery(client, 'listWorks')),
    read(listQuery(client, 'listCitations')),
    read(listQuery(client, 'listPeople')),
    read(listQuery(client, 'listAllTextIds')),
    read(expeditionQuery(client)),
  ]);
  const byWork = recordsByWork(citations.records);
  const sortedTexts = textIds.records.toSorted(compareTexts);
  return works.records.map((work) => {
    const { placeIds, textIds: ids } = byWork.get(work.work_id) ?? { placeIds: [], textIds: [] };
    const [wantedPlaces, wantedTexts] = [new Set(placeIds), new Set(ids)];
    return {
      work,
      places: expedition.places
        .filter(({ id, record }) => wantedPlaces.has(id) && record.minzoom > 0)
        .map(({ id, record: { title_ru, title_en } }) => ({ id, title_ru, title_en })),
      texts: sortedTexts
        .filter(({ text_id }) => wantedTexts.has(text_id))
        .map(({ text_id, chapter_id, book_id, text_date, text_enddate, date_format }) => ({
          text_id,
          chapter_id,
          book_id,
          text_date,
          text_enddate,
          date_format,
        })),
      people: people.records
        .filter(({ sources }) => sources.some((source) => source.work === work.work_id))
        .map(({ person_id, name_ru, name_en }) => ({ person_id, name_ru, name_en })),
    };
  });
}
