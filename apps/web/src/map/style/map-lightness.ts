import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { ColorScheme } from './tokens.ts';
import { useColorScheme } from './use-color-scheme.ts';

/** The lightness of the chosen base layer; null for the atlas, which follows the colour scheme of the system. */
const lightnessStore = createStore<{ readonly lightness: ColorScheme | null }>(() => ({ lightness: null }));

/** Sets the lightness of the base layer. Only the map view calls it. */
export function setMapLightness(lightness: ColorScheme | null): void {
  lightnessStore.setState({ lightness });
}

/** The colour scheme of what is drawn on the map, so that halos contrast with the base layer. */
export function useMapColorScheme(): ColorScheme {
  const lightness = useStore(lightnessStore, (state) => state.lightness);
  const scheme = useColorScheme();
  return lightness ?? scheme;
}
