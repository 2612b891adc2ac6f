import { legFeatures, type RouteProperties } from '@cae-map/expedition/map-features/route-features';
import type { SplitRoute } from '@cae-map/expedition/map-features/route-overlaps';
import { isDense } from '@cae-map/expedition/map-features/density';
import type { Expedition } from '@cae-map/expedition/to-expedition';
import type { Feature, LineString } from 'geojson';
import { useEffect, useMemo, useState } from 'react';
import { logWarning } from '../../lib/log.ts';
import { useRestingCamera } from '../../map/camera/use-camera.ts';

const noLegs: readonly Feature<LineString, RouteProperties>[] = [];

/** The legs of a highlight, split where they overlap with others. */
interface SplitLegs {
  readonly of: ReadonlySet<number>;
  readonly legs: SplitRoute;
}

/**
 * The legs to some stops as they are drawn: beside the legs with which they overlap, as soon as the code for that is loaded, and in place
 * before. The offset parts follow the zoom after each movement.
 * @param expedition null until it is loaded; there are no legs then
 */
export function useHighlightedLegs(
  expedition: Expedition | null,
  placeIds: readonly number[],
): readonly Feature<LineString, RouteProperties>[] {
  const wanted = useMemo(() => new Set(placeIds), [placeIds]);
  const [split, setSplit] = useState<SplitLegs | null>(null);
  useEffect(() => {
    if (expedition === null || wanted.size === 0 || isDense(expedition)) return undefined;
    let isWanted = true;
    import('@cae-map/expedition/map-features/route-overlaps').then(
      ({ splitLegs }) => isWanted && setSplit({ of: wanted, legs: splitLegs(expedition, wanted) }),
      () => logWarning('a highlighted leg is drawn in place: the code for its offset failed to load'),
    );
    return () => {
      isWanted = false;
    };
  }, [expedition, wanted]);
  const zoom = useRestingCamera((camera) => Math.round(camera.zoom));
  return useMemo(() => {
    if (expedition === null || wanted.size === 0) return noLegs;
    if (split?.of === wanted) return [...split.legs.plain, ...split.legs.createOffset(zoom)];
    return legFeatures(
      expedition,
      expedition.legs.filter(({ toId }) => wanted.has(toId)),
    );
  }, [expedition, wanted, split, zoom]);
}
