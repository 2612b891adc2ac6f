import { createContext, use } from 'react';

const SelectedPlaceContext = createContext(0);

/** Tells every part of the map's screen which stop is open; 0 stands for none. */
export const SelectedPlaceProvider = SelectedPlaceContext.Provider;

/** The id of the open stop; 0 when none is, and on screens without a map. */
export function useSelectedPlaceId(): number {
  return use(SelectedPlaceContext);
}
