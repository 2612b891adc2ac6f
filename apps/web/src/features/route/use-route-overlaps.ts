import { isDense } from '@cae-map/expedition/map-features/density';
import type { Expedition } from '@cae-map/expedition/to-expedition';
import type { Feature, LineString } from 'geojson';
import { useEffect, useMemo, useState } from 'react';
import { whenIdle } from '../../lib/loading/when-idle.ts';
import { logWarning } from '../../lib/log.ts';
import { useRestingCamera } from '../../map/camera/use-camera.ts';
import type { RouteProperties } from '@cae-map/expedition/map-features/route-features';
import type { OffsetProperties, SplitRoute } from '@cae-map/expedition/map-features/route-overlaps';

/** The parts of the route that are drawn in place, and those that are offset because legs overlap. */
export interface DrawnOverlaps {
  readonly plain: readonly Feature<LineString, RouteProperties>[];
  readonly offset: readonly Feature<LineString, OffsetProperties>[];
}

/**
 * Where legs of the route overlap. It is calculated once, when the page is idle, so that it does not delay the first drawing;
 * null until then, if its code cannot be loaded, and if legs overlap nearly everywhere. The offset parts follow the zoom after each movement.
 */
export function useRouteOverlaps(expedition: Expedition | null): DrawnOverlaps | null {
  const [split, setSplit] = useState<{ readonly of: Expedition; readonly route: SplitRoute } | null>(null);
  useEffect(() => {
    if (expedition === null || isDense(expedition)) return undefined;
    let isWanted = true;
    const cancel = whenIdle(() => {
      import('@cae-map/expedition/map-features/route-overlaps').then(
        ({ splitRoute }) => isWanted && setSplit({ of: expedition, route: splitRoute(expedition) }),
        () =>
          logWarning('overlapping legs are drawn in one place: the code for their offsets failed to load'),
      );
    });
    return () => {
      isWanted = false;
      cancel();
    };
  }, [expedition]);
  const zoom = useRestingCamera((camera) => Math.round(camera.zoom));
  return useMemo(
    () =>
      split?.of === expedition && split
        ? { plain: split.route.plain, offset: split.route.createOffset(zoom) }
        : null,
    [split, expedition, zoom],
  );
}
