import { createStore } from 'zustand/vanilla';
import { createSwitch } from '../../lib/state/create-switch.ts';

/** Whether the panel of the base layers is open. */
export const layerPanelSwitch = createSwitch();

/** The layer about which the panel asks for agreement; null for the list. */
export const askedLayerStore = createStore<{ readonly code: string | null }>(() => ({ code: null }));

/** Opens the panel with the question about a layer. */
export function openLayerQuestion(code: string): void {
  askAbout(code);
  layerPanelSwitch.set(true);
}

/** Closes the panel; it opens with the list again. */
export function closeLayerPanel(): void {
  layerPanelSwitch.set(false);
  askAbout(null);
}

/** Asks for agreement about a layer, or returns to the list for null. */
export function askAbout(code: string | null): void {
  askedLayerStore.setState({ code });
}
