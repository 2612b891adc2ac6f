import { wrapLongitude } from '@cae-map/expedition/route/geography';
import type { BaseLayer, Credit } from '@cae-map/layers/base-layer';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useBrowserApiClient } from '../../lib/api/api-client-context.tsx';
import { callKey } from '../../lib/api/query-key.ts';
import { useMapLanguage } from '../../lib/options/map-language.ts';
import { useRestingCamera } from '../../map/camera/use-camera.ts';
import type { MapArea } from '../../map/camera/camera.ts';
import { useMapCamera } from '../../map/map-context.tsx';

/**
 * The credits of a layer for the current view, after each movement of the map. Google requires those of the visible area, which
 * the server requests; until they are known, and if the request fails, they are the general ones.
 */
export function useViewCredits(layer: BaseLayer | null): readonly Credit[] {
  const client = useBrowserApiClient();
  const lang = useMapLanguage();
  const camera = useMapCamera();
  const isPerView = layer?.proxied?.google !== undefined;
  const view = useRestingCamera(({ zoom, latitude, longitude }) =>
    isPerView ? `${zoom.toFixed(1)} ${latitude.toFixed(3)} ${longitude.toFixed(3)}` : null,
  );
  const zoom = useRestingCamera((state) => Math.round(state.zoom));
  const { data } = useQuery({
    // The view stands for the zoom and the sides of the visible area, which only the map knows.
    queryKey: callKey('getTileAttribution', { code: layer?.code, lang, view }),
    retry: false,
    staleTime: Infinity,
    placeholderData: keepPreviousData,
    queryFn:
      client === null || camera === null || !isPerView
        ? skipToken
        : ({ signal }) =>
            client.call(
              'getTileAttribution',
              { code: layer.code, lang, z: Math.min(zoom, maxZoom), ...toSides(camera.visibleArea()) },
              { signal },
            ),
  });
  const [credit, ...others] = layer?.attribution ?? [];
  if (credit === undefined || !isPerView || !data?.text) return layer?.attribution ?? [];
  return [{ ...credit, text: data.text }, ...others];
}

/** The highest zoom of Google's tiles. */
const maxZoom = 22;

const world: MapArea = { west: -180, south: -90, east: 180, north: 90 };

/** The sides of an area as the API requires them: longitudes within 180 degrees, whatever copy of the world is shown. */
function toSides({ west, south, east, north }: MapArea): MapArea {
  if (east - west >= 360) return { ...world, south, north };
  return { west: wrapLongitude(west), south, east: wrapLongitude(east), north };
}
