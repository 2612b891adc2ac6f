import { act } from '@testing-library/react';
import { fakeMap } from './fake-map.tsx';

/** Ids of the stops that have a marker at some zoom. */
export function markedStops(): number[] {
  const source = fakeMap.overlay('stops')?.sources.stops;
  if (source?.type !== 'geojson' || typeof source.data !== 'object' || !('features' in source.data))
    return [];
  return source.data.features.flatMap(({ properties }) =>
    properties?.presence === 'marker' ? [Number(properties.place_id)] : [],
  );
}

/** A layer of an overlay as text, for looking into its filter and its paint. */
export function layerText(overlayId: string, layerId: string): string {
  const layer = fakeMap.overlay(overlayId)?.layers.find(({ id }) => id === layerId);
  return JSON.stringify(layer ?? null);
}

/** The sections whose legs are drawn. */
export function drawnSections(): string[] {
  const text = layerText('route', 'route-core-full');
  const list = /"section"\],\["literal",(\[[^\]]*\])/.exec(text)?.[1] ?? '[]';
  return (JSON.parse(list) as string[]).toSorted();
}

/** A click on the marker of a stop. */
export const clickStop = (place_id: number) =>
  act(async () =>
    fakeMap.registry.dispatchClick({
      overlayId: 'stops',
      layerId: '',
      properties: { place_id },
      shiftKey: false,
    }),
  );
