import type { PlaceRevision } from '@cae-map/contract/entities/place';
import { ForCapability } from '../../../../lib/session/for-capability.tsx';
import { newRecordId } from '../../../../ui/workbench/kind/record-kind.ts';
import { EntriesHere } from './entries-here.tsx';
import { PeopleHere } from './people-here.tsx';

/** What readers see at a place that is stored in other records: the people who were there, and its entries; nothing for a new place. */
export function BesideTheFields({ record: { place_id: placeId } }: { readonly record: PlaceRevision }) {
  if (placeId === newRecordId) return null;
  return (
    <>
      <ForCapability capability="people.write">
        <PeopleHere placeId={placeId} />
      </ForCapability>
      <ForCapability capability="books.write">
        <EntriesHere placeId={placeId} />
      </ForCapability>
    </>
  );
}
