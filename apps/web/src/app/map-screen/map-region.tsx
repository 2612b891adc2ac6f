import { Suspense, lazy, useState } from 'react';
import { RouteDrawing } from '../../features/route/route-drawing.tsx';
import { RouteInsteadOfMap } from '../../features/stop-list/route-instead-of-map.tsx';
import { useExpeditionQuery } from '../../lib/api/use-expedition.ts';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { paths } from '../../lib/paths.ts';
import { useSelectedPlaceId } from '../../lib/selected-place-context.tsx';
import { LocalLink } from '../../ui/local-link.tsx';
import { RegionBoundary } from '../region-boundary.tsx';
import type { InitialView } from './initial-view.ts';
import styles from './map-region.module.css';

const LiveMap = lazy(async () => ({ default: (await import('./live-map.tsx')).LiveMap }));

/** `lost` is a drawing context that the browser took away: it comes back by itself. */
type MapState = 'starting' | 'ready' | 'lost' | 'unavailable' | 'failed';

interface MapRegionProps {
  readonly initialView: InitialView;
}

/**
 * Where the map is: first the drawing that came with the page, then the live map over it, or the list without it. Without
 * scripts the drawing stays, with the ways to the pages that tell of the whole route.
 */
export function MapRegion({ initialView }: MapRegionProps) {
  const { messages } = useLanguage();
  const placeId = useSelectedPlaceId();
  const [freeArea, setFreeArea] = useState<HTMLElement | null>(null);
  const [state, setState] = useState<MapState>('starting');
  const { isPending: isLoading } = useExpeditionQuery();
  return (
    <div className={styles.region}>
      <div ref={setFreeArea} className={styles.freeArea} aria-hidden="true" />
      <div className={styles.drawing} data-hidden={state === 'ready'}>
        <RouteDrawing placeId={placeId} view={initialView} />
      </div>
      <noscript>
        <p className={styles.pages}>
          <LocalLink to={paths.placesList()}>{messages.placesList.title}</LocalLink>
          <LocalLink to={paths.timeline()}>{messages.timeline.menu}</LocalLink>
        </p>
      </noscript>
      {(state === 'starting' || isLoading) && (
        <p className={styles.loading} role="status">
          {messages.map.loading}
        </p>
      )}
      {(state === 'unavailable' || state === 'lost') && <RouteInsteadOfMap />}
      {freeArea !== null && state !== 'unavailable' && (
        <RegionBoundary resetKey="map" onFailure={() => setState('failed')}>
          <Suspense fallback={null}>
            <LiveMap
              initialView={initialView}
              freeArea={freeArea}
              onReady={() => setState('ready')}
              onUnavailable={(reason) => setState(reason === 'context-lost' ? 'lost' : 'unavailable')}
            />
          </Suspense>
        </RegionBoundary>
      )}
    </div>
  );
}
