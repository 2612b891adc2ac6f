import { Suspense, useEffect, useState } from 'react';
import { startLoadingPart } from '../../../lib/loading/first-screen.ts';
import { useExpeditionQuery } from '../../../lib/api/use-expedition.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { useMapUrlState } from '../../../lib/map-url/map-url-context.tsx';
import { useSelectedPlaceId } from '../../../lib/selection/selected-place-context.tsx';
import { useFeatures } from '../../feature-registry/features-context.ts';
import { RegionBoundary } from '../../shell/region-boundary.tsx';
import type { InitialView } from '../camera/initial-view.ts';
import { getLazyLiveMap } from './lazy-live-map.tsx';
import { paths } from '../../../lib/url/paths.ts';
import { LocalLink } from '../../../ui/links/local-link.tsx';
import type { MapPlaceholder, MapPlaceholderProps } from '../../../lib/manifest/map-placeholder.ts';
import styles from './map-region.module.css';

/** `ready` means that the first view is drawn; `lost` that the WebGL context was lost, which the browser restores. */
type MapState = 'starting' | 'ready' | 'lost' | 'unavailable' | 'failed';

interface MapRegionProps {
  readonly initialView: InitialView;
}

/**
 * The region of the map: the server-rendered drawing until the live map below it has drawn its first view, or the list of stops if the map is
 * unavailable. Without scripts the drawing remains, with links to the pages of the whole route.
 */
export function MapRegion({ initialView }: MapRegionProps) {
  const { messages } = useLanguage();
  const [freeArea, setFreeArea] = useState<HTMLElement | null>(null);
  const [state, setState] = useState<MapState>('starting');
  const { isPending: isLoading } = useExpeditionQuery();
  const isDrawingOfView = useIsDrawingOfView();
  useLoadingPart(state === 'starting');
  const LiveMap = getLazyLiveMap(useFeatures());
  return (
    <div className={styles.region}>
      <div ref={setFreeArea} className={styles.freeArea} aria-hidden="true" />
      <div className={styles.drawing} data-hidden={state === 'ready'} data-outdated={!isDrawingOfView}>
        <Placeholders slot="loading" view={initialView} />
      </div>
      <noscript>
        <p className={styles.pages}>
          <LocalLink to={paths.placesList()}>{messages.menu.placesList}</LocalLink>
          <LocalLink to={paths.timeline()}>{messages.menu.timeline}</LocalLink>
        </p>
      </noscript>
      {(state === 'starting' || isLoading) && (
        <p className={styles.loading} role="status">
          {messages.map.loading}
        </p>
      )}
      {(state === 'unavailable' || state === 'lost') && (
        <Placeholders slot="unavailable" view={initialView} />
      )}
      {freeArea !== null && state !== 'unavailable' && (
        <RegionBoundary resetKey="map" onFailure={() => setState('failed')}>
          <Suspense fallback={null}>
            {/* oxlint-disable-next-line react/static-components -- the component is cached by features */}
            <LiveMap
              initialView={initialView}
              freeArea={freeArea}
              onPainted={() => setState('ready')}
              onUnavailable={(reason) => setState(reason === 'context-lost' ? 'lost' : 'unavailable')}
            />
          </Suspense>
        </RegionBoundary>
      )}
    </div>
  );
}

/** Delays the prefetches of the page while the map is loading. */
function useLoadingPart(isLoading: boolean): void {
  useEffect(() => (isLoading ? startLoadingPart() : undefined), [isLoading]);
}

/** Whether the live map starts at the view and the stop that the server has drawn. */
function useIsDrawingOfView(): boolean {
  const placeId = useSelectedPlaceId();
  const [drawnPlaceId] = useState(placeId);
  const hasViewInUrl = useMapUrlState(({ hash }) => hash.view !== null && hash.view !== undefined);
  return placeId === drawnPlaceId && !hasViewInUrl;
}

/** The replacements of the live map that the features provide. */
function Placeholders({ slot, view }: Pick<MapPlaceholder, 'slot'> & MapPlaceholderProps) {
  return useFeatures()
    .mapPlaceholders.filter((placeholder) => placeholder.slot === slot)
    .map(({ id, Placeholder }) => <Placeholder key={id} view={view} />);
}
