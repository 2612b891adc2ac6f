import { lazy, type ComponentType } from 'react';
import type { Features } from '../../feature-registry/merge-features.ts';
import type { LiveMapProps } from './live-map.tsx';

type LazyLiveMap = ComponentType<Omit<LiveMapProps, 'parts'>>;

const liveMaps = new WeakMap<Features, LazyLiveMap>();

/**
 * Returns a lazy component of the live map with the map parts of the features; always the same one for the same features.
 */
export function getLazyLiveMap(features: Features): LazyLiveMap {
  const known = liveMaps.get(features);
  if (known !== undefined) return known;
  const created: LazyLiveMap = lazy(async () => {
    const [{ LiveMap }, parts] = await Promise.all([import('./live-map.tsx'), features.loadMapParts()]);
    return { default: (properties) => <LiveMap {...properties} parts={parts} /> };
  });
  liveMaps.set(features, created);
  return created;
}
