import { createStore } from 'zustand/vanilla';

interface UnavailableLayerState {
  /** The layer of which no tile could be loaded; null after its notice has been shown. */
  readonly unavailable: { readonly code: string } | null;
}

/** The layer that was reported as unavailable. A feature shows a notice with its provider. */
export const unavailableLayerStore = createStore<UnavailableLayerState>(() => ({ unavailable: null }));

/** Reports that no tile of a layer could be loaded. */
export function reportUnavailableLayer(code: string): void {
  unavailableLayerStore.setState({ unavailable: { code } });
}

/** Forgets the report after its notice has been shown. */
export function clearUnavailableLayer(): void {
  unavailableLayerStore.setState({ unavailable: null });
}
