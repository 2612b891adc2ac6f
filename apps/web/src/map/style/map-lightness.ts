import { createStore } from 'zustand/vanilla';
import type { ColorScheme } from './tokens.ts';

/** The lightness of the chosen base layer; null for the atlas, which follows the colour scheme of the system. */
export const mapLightnessStore = createStore<{ readonly lightness: ColorScheme | null }>(() => ({
  lightness: null,
}));

/** Sets the lightness of the base layer. Only the map view calls it. */
export function setMapLightness(lightness: ColorScheme | null): void {
  mapLightnessStore.setState({ lightness });
}
