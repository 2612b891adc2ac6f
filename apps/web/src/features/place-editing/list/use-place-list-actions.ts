/** The changes of the order and the number of places; null while the server does not offer them. */
export interface PlaceListActions {
  readonly move: ((placeIds: readonly number[], beforeId: number | null) => void) | null;
  readonly remove: ((placeIds: readonly number[]) => void) | null;
  readonly canCreate: boolean;
}

const unavailable: PlaceListActions = { move: null, remove: null, canCreate: false };

/** The changes that editors can make in the list. */
export function usePlaceListActions(): PlaceListActions {
  return unavailable;
}
