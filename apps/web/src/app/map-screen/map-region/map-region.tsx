import { Suspense, useEffect, useState } from 'react';
import { startLoadingPart } from '../../../lib/loading/first-screen.ts';
import { useIsPageLoaded } from '../../../lib/loading/use-is-page-loaded.ts';
import { useExpeditionQuery } from '../../../lib/api/use-expedition.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { useMapUrlState } from '../../../lib/map-url/map-url-context.tsx';
import { useSelectedPlaceId } from '../../../lib/selection/selected-place-context.tsx';
import { useFeatures } from '../../feature-registry/features-context.ts';
import { RegionBoundary } from '../../shell/region-boundary.tsx';
import { AtlasPicture } from '../atlas-picture/atlas-picture.tsx';
import type { InitialView } from '../camera/initial-view.ts';
import { getLazyLiveMap } from './lazy-live-map.tsx';
import { paths } from '../../../lib/url/paths.ts';
import { LocalLink } from '../../../ui/links/local-link.tsx';
import type { MapPlaceholder, MapPlaceholderProps } from '../../../lib/manifest/map-placeholder.ts';
import { useIsMapPage, useMapPage } from '../../../lib/page/map-page-context.ts';
import { UnmanagedElement } from '../../../ui/rendering/unmanaged-element.tsx';
import { formatMapStart } from '../../map-start/map-start.ts';
import '../../../map/map.css';
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
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const [state, setState] = useState<MapState>('starting');
  const { isPending: isLoading } = useExpeditionQuery();
  const isDrawingOfView = useIsDrawingOfView();
  useLoadingPart(state === 'starting');
  const LiveMap = getLazyLiveMap(useFeatures());
  const start = useMapStart(initialView);
  // Beside a book the text comes first: starting a map blocks the main thread.
  const isDue = useIsPageLoaded(useMapPage() === 'reading');
  return (
    <div className={styles.region}>
      <div ref={setFreeArea} className={styles.freeArea} data-map-part="free-area" aria-hidden="true" />
      <div
        className={styles.drawing}
        data-map-part="drawing"
        data-hidden={state === 'ready'}
        data-outdated={!isDrawingOfView}
        suppressHydrationWarning
      >
        <AtlasPicture view={initialView} />
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
      {state !== 'unavailable' && (
        <div className="map-view">
          <UnmanagedElement elementRef={setContainer} className="map-canvas" data={start} />
          {isDue && freeArea !== null && container !== null && (
            <RegionBoundary resetKey="map" onFailure={() => setState('failed')}>
              <Suspense fallback={null}>
                {/* oxlint-disable-next-line react/static-components -- the component is cached by features */}
                <LiveMap
                  container={container}
                  initialView={initialView}
                  freeArea={freeArea}
                  onPainted={() => setState('ready')}
                  onUnavailable={(reason) => setState(reason === 'context-lost' ? 'lost' : 'unavailable')}
                />
              </Suspense>
            </RegionBoundary>
          )}
        </div>
      )}
    </div>
  );
}

/** The attributes of the container, with which the map of a page is started before the application. They never change. */
function useMapStart(view: InitialView) {
  const { messages } = useLanguage();
  const placeId = useSelectedPlaceId();
  const isPage = useIsMapPage();
  const [attributes] = useState(() => ({
    'data-map-part': 'container',
    // A page over the map moves the camera itself.
    'data-map-start': isPage ? undefined : formatMapStart({ view, placeId, label: messages.map.label }),
  }));
  return attributes;
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
