import { createStore } from 'zustand/vanilla';

/** A request to show a layer that did not come from the panel. */
export interface LayerRequest {
  readonly code: string;
  /** Shows and announces what has become of it. */
  readonly announce: (text: string) => void;
}

/** The request that the map has not handled yet; it is handled once the catalogue is loaded. */
export const layerRequestStore = createStore<{ readonly request: LayerRequest | null }>(() => ({
  request: null,
}));

/** Requests that the map shows a layer. */
export function requestLayer(code: string, announce: LayerRequest['announce']): void {
  layerRequestStore.setState({ request: { code, announce } });
}
