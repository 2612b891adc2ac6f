import { createStore } from 'zustand/vanilla';

export type LayerName = 'topomapper' | 'googleSatellite' | 'mapboxSatellite';

/** A request to show a layer that did not come from the panel. */
export interface LayerRequest {
  readonly code: string;
  /** Message key of the layer's name, for the message that the layer is not offered. */
  readonly name: LayerName;
  /** Shows and announces what has become of it. */
  readonly announce: (text: string) => void;
}

/** The request that the map has not handled yet; it is handled once the catalogue is loaded. */
export const layerRequestStore = createStore<{ readonly request: LayerRequest | null }>(() => ({
  request: null,
}));

/** Requests that the map shows a layer. */
export function requestLayer(request: LayerRequest): void {
  layerRequestStore.setState({ request });
}
