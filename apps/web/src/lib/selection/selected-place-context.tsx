import { createContext, use } from 'react';

const SelectedPlaceContext = createContext(0);

/** Provides the id of the open stop to the map screen; 0 means none. */
export const SelectedPlaceProvider = SelectedPlaceContext.Provider;

/** The id of the open stop; 0 if none is open, and on screens without a map. */
export function useSelectedPlaceId(): number {
  return use(SelectedPlaceContext);
}
