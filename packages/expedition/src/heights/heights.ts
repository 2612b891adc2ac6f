import type { PlaceHeightRecord } from '@cae-map/contract/entities/height';

/** The heights of the places by their ids. */
export type Heights = ReadonlyMap<number, PlaceHeightRecord>;

/** Indexes the records of the API. */
export function toHeights(records: readonly PlaceHeightRecord[]): Heights {
  return new Map(records.map((record) => [record.place_id, record]));
}
