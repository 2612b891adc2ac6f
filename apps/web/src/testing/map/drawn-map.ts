import { act } from '@testing-library/react';
import { fakeMap } from './fake-map.tsx';

/** The ids of the stops on the fake map that have a marker at any zoom. */
export function markedStops(): number[] {
  const source = fakeMap.overlay('stops')?.sources.stops;
  if (source?.type !== 'geojson' || typeof source.data !== 'object' || !('features' in source.data))
    return [];
  return source.data.features.flatMap(({ properties }) =>
    properties?.presence === 'marker' ? [Number(properties.place_id)] : [],
  );
}

/** A layer of an overlay as JSON, for assertions about its filter and paint properties. */
export function layerText(overlayId: string, layerId: string): string {
  const layer = fakeMap.overlay(overlayId)?.layers.find(({ id }) => id === layerId);
  return JSON.stringify(layer ?? null);
}

/** The sections whose legs are drawn, sorted. */
export function drawnSections(): string[] {
  const text = layerText('route', 'route-core-full');
  const list = /"section"\],\["literal",(\[[^\]]*\])/.exec(text)?.[1] ?? '[]';
  return (JSON.parse(list) as string[]).toSorted();
}

/** Clicks on the marker of a stop. */
export const clickStop = (place_id: number) =>
  act(async () =>
    fakeMap.registry.dispatchClick({
      overlayId: 'stops',
      layerId: '',
      properties: { place_id },
      shiftKey: false,
    }),
  );
