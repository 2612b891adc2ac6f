import { createContext, use } from 'react';

const MapPageContext = createContext(false);

/** Provides to the map screen whether a page is shown over the map instead of the pane of a stop. */
export const MapPageProvider = MapPageContext.Provider;

/** Whether a page, such as the voyage, is shown over the map. The map then has no open stop and no controls. */
export function useIsMapPage(): boolean {
  return use(MapPageContext);
}
