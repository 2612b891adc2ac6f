import { useStore } from 'zustand';
import { mapLightnessStore } from './map-lightness.ts';
import type { ColorScheme } from './tokens.ts';
import { useColorScheme } from './use-color-scheme.ts';

/** The colour scheme of what is drawn on the map, so that halos contrast with the base layer. */
export function useMapColorScheme(): ColorScheme {
  const lightness = useStore(mapLightnessStore, (state) => state.lightness);
  const scheme = useColorScheme();
  return lightness ?? scheme;
}
