import type { Expedition } from '@cae-map/expedition/to-expedition';
import { useHoveredStop } from '../../../lib/selection/hovered-stop.ts';
import type { Camera } from '../../../map/camera/camera.ts';
import { StopCard } from './stop-card.tsx';

interface HoverCardProps {
  readonly expedition: Expedition;
  readonly camera: Camera | null;
}

/** The card of the hovered stop. */
export function HoverCard({ expedition, camera }: HoverCardProps) {
  const placeId = useHoveredStop();
  const place = placeId === null ? undefined : expedition.byId.get(placeId);
  return place?.position && camera ? <StopCard place={place} camera={camera} /> : null;
}
