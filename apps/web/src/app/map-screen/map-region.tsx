import { Suspense, lazy, useState } from 'react';
import { RouteDrawing } from '../../features/route/route-drawing.tsx';
import { RouteInsteadOfMap } from '../../features/stop-list/route-instead-of-map.tsx';
import { useExpeditionQuery } from '../../lib/api/use-expedition.ts';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { useSelectedPlaceId } from '../../lib/selected-place-context.tsx';
import { useIsInBrowser } from '../../lib/use-is-in-browser.ts';
import { RegionBoundary } from '../region-boundary.tsx';
import type { CoveredHeight } from './free-area.ts';
import type { InitialView } from './initial-view.ts';
import styles from './map-region.module.css';

const LiveMap = lazy(async () => ({ default: (await import('./live-map.tsx')).LiveMap }));

/** `lost` is a drawing context that the browser took away: it comes back by itself. */
type MapState = 'starting' | 'ready' | 'lost' | 'unavailable' | 'failed';

interface MapRegionProps {
  readonly initialView: InitialView;
  readonly sheetHeight: CoveredHeight;
}

/** Where the map is: first the drawing that came with the page, then the live map over it, or the list without it. */
export function MapRegion({ initialView, sheetHeight }: MapRegionProps) {
  const { words } = useLanguage();
  const placeId = useSelectedPlaceId();
  const isInBrowser = useIsInBrowser();
  const [state, setState] = useState<MapState>('starting');
  const { isPending: isLoading } = useExpeditionQuery();
  return (
    <div className={styles.region}>
      <div className={styles.drawing} data-hidden={state === 'ready'}>
        <RouteDrawing placeId={placeId} view={initialView} />
      </div>
      {(state === 'starting' || isLoading) && (
        <p className={styles.loading} role="status">
          {words.map.loading}
        </p>
      )}
      {(state === 'unavailable' || state === 'lost') && <RouteInsteadOfMap />}
      {isInBrowser && state !== 'unavailable' && (
        <RegionBoundary resetKey="map" onFailure={() => setState('failed')}>
          <Suspense fallback={null}>
            <LiveMap
              initialView={initialView}
              sheetHeight={sheetHeight}
              onReady={() => setState('ready')}
              onUnavailable={(reason) => setState(reason === 'context-lost' ? 'lost' : 'unavailable')}
            />
          </Suspense>
        </RegionBoundary>
      )}
    </div>
  );
}
