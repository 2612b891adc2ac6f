import { indexLinkableNames, type LinkableNames } from '@cae-map/expedition/sentences/names/linkable-names';
import { linkableRecords, type LinkableRecord } from '@cae-map/expedition/sentences/names/linkable-records';
import { indexRecords, type RecordSearch } from '@cae-map/expedition/sentences/names/search-records';
import { targetKey } from '@cae-map/expedition/sentences/marked-text';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApiClient } from '../../../lib/api/api-client-context.tsx';
import { listQuery } from '../../../lib/api/lists.ts';

/** The places and people that names of a text can link to. */
export interface Linkable {
  readonly names: LinkableNames;
  readonly search: RecordSearch;
  /** By `targetKey`. */
  readonly byKey: ReadonlyMap<string, LinkableRecord>;
}

/** Loads the places and people; null while they are loading, and without the people if only those cannot be loaded. */
export function useLinkable(): Linkable | null {
  const client = useApiClient();
  const { data: places } = useQuery(listQuery(client, 'listPlaces'));
  const { data: people, isError } = useQuery(listQuery(client, 'listPeople'));
  return useMemo(() => {
    if (places === undefined || (people === undefined && !isError)) return null;
    const records = linkableRecords(places.records, people?.records ?? []);
    return {
      names: indexLinkableNames(records),
      search: indexRecords(records),
      byKey: new Map(records.map((record) => [targetKey(record.target), record])),
    };
  }, [places, people, isError]);
}
