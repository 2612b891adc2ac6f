import type { ApiClient } from '@cae-map/contract/api/client';
import type { PersonRecord } from '@cae-map/contract/entities/person';
import { peopleAtPlace } from '@cae-map/expedition/people/stretches';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { expeditionQuery } from '../api/expedition-query.ts';
import { listQuery } from '../api/lists.ts';

/** A person as a stop shows it. */
export type PersonAtPlace = Pick<
  PersonRecord,
  'person_id' | 'group' | 'name_ru' | 'name_en' | 'role_ru' | 'role_en'
>;

/** The query of the people who were at a place; embedded in the page of the place. */
export function placePeopleQuery(client: ApiClient, queryClient: QueryClient, placeId: number) {
  return queryOptions({
    queryKey: ['place-people', placeId] as const,
    queryFn: async (): Promise<readonly PersonAtPlace[]> => {
      const [people, { expedition }] = await Promise.all([
        queryClient.fetchQuery(listQuery(client, 'listPeople')),
        queryClient.fetchQuery(expeditionQuery(client, queryClient)),
      ]);
      return peopleAtPlace(expedition, people.records, placeId).map(
        ({ person_id, group, name_ru, name_en, role_ru, role_en }) => ({
          person_id,
          group,
          name_ru,
          name_en,
          role_ru,
          role_en,
        }),
      );
    },
    staleTime: Infinity,
    retry: false,
    meta: { embedded: true },
  });
}
