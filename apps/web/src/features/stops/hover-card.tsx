import { useCallback, useState } from 'react';
import type { Expedition } from '@cae-map/expedition/to-expedition';
import type { Camera } from '../../map/camera.ts';
import type { MapFeature } from '../../map/map-overlay.ts';
import { StopCard } from './stop-card.tsx';

/** The stop under the pointer, and what hears of it from the map; the map tells of no finger. */
export function useHoveredStop(): [
  placeId: number | null,
  onFeatureHover: (feature: MapFeature | null) => void,
] {
  const [placeId, setPlaceId] = useState<number | null>(null);
  const hear = useCallback((feature: MapFeature | null) => setPlaceId(stopOf(feature)), []);
  return [placeId, hear];
}

function stopOf(feature: MapFeature | null): number | null {
  const placeId = feature?.overlayId === 'stops' ? feature.properties.place_id : null;
  return typeof placeId === 'number' ? placeId : null;
}

interface HoverCardProps {
  readonly expedition: Expedition | null;
  readonly camera: Camera | null;
  readonly placeId: number | null;
}

/** The card of the stop under the pointer; nothing when there is none. */
export function HoverCard({ expedition, camera, placeId }: HoverCardProps) {
  const place = placeId === null ? undefined : expedition?.byId.get(placeId);
  return place && camera ? <StopCard place={place} camera={camera} /> : null;
}
