import type { ApiClient } from '@cae-map/contract/api/client';
import type { PersonRecord } from '@cae-map/contract/entities/person';
import { listQuery } from '../../lib/api/lists.ts';
import { derivedQuery } from '../../lib/api/query/derived-query.ts';

/** A person as the list shows it. */
export type ListedPerson = Pick<
  PersonRecord,
  'person_id' | 'group' | 'name_ru' | 'name_en' | 'born' | 'died' | 'role_ru' | 'role_en'
>;

/** The query of the list of people; embedded in its page. */
export function peopleQuery(client: ApiClient) {
  return derivedQuery({
    name: 'people',
    derive: async (read): Promise<readonly ListedPerson[]> => {
      const { records } = await read(listQuery(client, 'listPeople'));
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
    embedded: true,
  });
}
