import type { ApiClient } from '@cae-map/contract/api/client';
import type { PersonRecord } from '@cae-map/contract/entities/person';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { listQuery } from '../../lib/api/lists.ts';

/** A person as the list shows it. */
export type ListedPerson = Pick<
  PersonRecord,
  'person_id' | 'group' | 'name_ru' | 'name_en' | 'born' | 'died' | 'role_ru' | 'role_en'
>;

/** The query of the list of people; embedded in its page. */
export function peopleQuery(client: ApiClient, queryClient: QueryClient) {
  return queryOptions({
    queryKey: ['people'] as const,
    queryFn: async (): Promise<readonly ListedPerson[]> => {
      const { records } = await queryClient.fetchQuery(listQuery(client, 'listPeople'));
      return records.map(({ person_id, group, name_ru, name_en, born, died, role_ru, role_en }) => ({
        person_id,
        group,
        name_ru,
        name_en,
        born,
        died,
        role_ru,
        role_en,
      }));
    },
    staleTime: Infinity,
    retry: false,
    meta: { embedded: true },
  });
}
