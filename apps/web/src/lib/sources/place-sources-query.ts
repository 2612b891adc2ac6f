import type { ApiClient } from '@cae-map/contract/api/client';
import type { CitedWork } from '@cae-map/expedition/sources/cited-works';
import { useQuery } from '@tanstack/react-query';
import { useApiClient } from '../api/api-client-context.tsx';
import { expeditionQuery } from '../api/expedition-query.ts';
import { derivedQuery } from '../api/query/derived-query.ts';
import { useSheetHasBeenOpen } from '../sheet-opened.ts';
import { loadSourceRecords } from './source-records.ts';

/** The sources of the dates of a place, and of the texts about it that have any, by `text_id`. */
export interface PlaceSources {
  readonly dates: readonly CitedWork[];
  readonly texts: Readonly<Record<number, readonly CitedWork[]>>;
}

/** The query of the sources of a place and of the texts about it; embedded in the page of the place. */
export function placeSourcesQuery(client: ApiClient, placeId: number) {
  return derivedQuery({
    name: 'place-sources',
    parameters: { placeId },
    derive: async (read): Promise<PlaceSources> => {
      const [records, { expedition }] = await Promise.all([
        loadSourceRecords(client, read),
        read(expeditionQuery(client)),
      ]);
      const texts = expedition
        .getTextIds(placeId)
        .map(({ text_id }) => [text_id, records.ofText(text_id)] as const);
      return {
        dates: records.ofPlace(placeId),
        texts: Object.fromEntries(texts.filter(([, works]) => works.length > 0)),
      };
    },
    embedded: true,
  });
}

const none: PlaceSources = { dates: [], texts: {} };

/** The sources of a place, which are loaded once the sheet has been open; empty until then. */
export function usePlaceSources(placeId: number): PlaceSources {
  const query = placeSourcesQuery(useApiClient(), placeId);
  return useQuery({ ...query, enabled: useSheetHasBeenOpen() }).data ?? none;
}
