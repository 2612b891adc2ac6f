import type { ApiClient } from '@cae-map/contract/api/client';
import type { PersonRecord } from '@cae-map/contract/entities/person';
import { peopleAtPlace } from '@cae-map/expedition/people/stretches';
import { expeditionQuery } from '../api/expedition-query.ts';
import { listQuery } from '../api/lists.ts';
import { derivedQuery } from '../api/query/derived-query.ts';

/** A person as a stop shows it. */
export type PersonAtPlace = Pick<
  PersonRecord,
  'person_id' | 'group' | 'name_ru' | 'name_en' | 'role_ru' | 'role_en'
>;

/** The query of the people who were at a place; embedded in the page of the place. */
export function placePeopleQuery(client: ApiClient, placeId: number) {
  return derivedQuery({
    name: 'place-people',
    parameters: { placeId },
    derive: async (read): Promise<readonly PersonAtPlace[]> => {
      const [people, { expedition }] = await Promise.all([
        read(listQuery(client, 'listPeople')),
        read(expeditionQuery(client)),
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
    embedded: true,
  });
}
