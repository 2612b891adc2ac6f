import type { ApiClient } from '@cae-map/contract/api/client';
import type { PersonRecord } from '@cae-map/contract/entities/person';
import type { PlaceRecord } from '@cae-map/contract/entities/place';
import { stopsOfStretch } from '@cae-map/expedition/people/stretches';
import { expeditionQuery } from '../../../lib/api/expedition-query.ts';
import { listQuery } from '../../../lib/api/lists.ts';
import { derivedQuery } from '../../../lib/api/query/derived-query.ts';
import type { ReadSource } from '../../../lib/api/query/query-meta.ts';
import { drawTravel, type TravelDrawing } from '../../../lib/travel-map/travel-drawing.ts';

/** The place or the person whose name is pointed at. */
export type Name =
  | { readonly kind: 'place'; readonly id: number }
  | { readonly kind: 'person'; readonly id: string };

/** What the card of a name shows. */
export type Named = {
  /** The place, or what the person travelled; null without a position. */
  readonly drawing: TravelDrawing | null;
} & (
  | { readonly kind: 'place'; readonly place: PlaceRecord }
  | { readonly kind: 'person'; readonly person: PersonRecord }
);

/** The query of what the card of a name shows; null if the place or the person does not exist. */
export function nameQuery(client: ApiClient, name: Name) {
  return derivedQuery({
    name: 'name-card',
    parameters: name,
    derive: (read) =>
      name.kind === 'place' ? loadPlace(client, read, name.id) : loadPerson(client, read, name.id),
  });
}

async function loadPlace(client: ApiClient, read: ReadSource, placeId: number): Promise<Named | null> {
  const { expedition } = await read(expeditionQuery(client));
  const place = expedition.byId.get(placeId);
  if (place === undefined) return null;
  return { kind: 'place', place: place.record, drawing: drawTravel(expedition, [[placeId]]) };
}

async function loadPerson(client: ApiClient, read: ReadSource, personId: string): Promise<Named | null> {
  const [{ expedition }, people] = await Promise.all([
    read(expeditionQuery(client)),
    read(listQuery(client, 'listPeople')),
  ]);
  const person = people.records.find(({ person_id }) => person_id === personId);
  if (person === undefined) return null;
  const stops = person.stretches.map((stretch) => stopsOfStretch(expedition, stretch));
  return { kind: 'person', person, drawing: drawTravel(expedition, stops) };
}
