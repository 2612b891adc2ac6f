import type { Map as MapLibreMap } from 'maplibre-gl';

/** Returns the size of the map, measured again after it was resized: measuring it in every frame would force a layout. */
export function createSizeReader(
  map: MapLibreMap,
): () => { readonly width: number; readonly height: number } {
  let size: { readonly width: number; readonly height: number } | null = null;
  map.on('resize', () => {
    size = null;
  });
  return () => (size ??= map.getCanvas().getBoundingClientRect());
}
