import { createContext, use, type ComponentType } from 'react';

const PaneContext = createContext<ComponentType | null>(null);

/** Provides the pane of a stop, which is the home tab of the sheet, to screens over the map. */
export const PaneProvider = PaneContext.Provider;

/** The component that shows the stop of `SelectedPlaceProvider`; null outside of the map screen. */
export function usePane(): ComponentType | null {
  return use(PaneContext);
}
