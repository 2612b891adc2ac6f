import { createContext, use } from 'react';

/**
 * What is shown over the map instead of the pane of a stop: nothing, a page that directs the map itself, such as the voyage, a
 * workspace, in which the visitor works on the map, or a book, which the map beside it follows.
 */
export type MapPage = 'none' | 'film' | 'workspace' | 'reading';

const MapPageContext = createContext<MapPage>('none');

/** Provides to the map screen what is shown over the map. */
export const MapPageProvider = MapPageContext.Provider;

/** What is shown over the map. */
export function useMapPage(): MapPage {
  return use(MapPageContext);
}

/** Whether a page, such as the voyage, is shown over the map. The map then has no open stop, and only a workspace has controls. */
export function useIsMapPage(): boolean {
  return useMapPage() !== 'none';
}
