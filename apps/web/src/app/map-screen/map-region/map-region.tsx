import { Suspense, useState } from 'react';
import { useExpeditionQuery } from '../../../lib/api/use-expedition.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { useFeatures } from '../../feature-registry/features-context.ts';
import { RegionBoundary } from '../../shell/region-boundary.tsx';
import type { InitialView } from '../camera/initial-view.ts';
import { getLazyLiveMap } from './lazy-live-map.tsx';
import { paths } from '../../../lib/url/paths.ts';
import { LocalLink } from '../../../ui/links/local-link.tsx';
import type { MapPlaceholder, MapPlaceholderProps } from '../../../lib/manifest/map-placeholder.ts';
import styles from './map-region.module.css';

/** `lost` means that the WebGL context was lost; the browser restores it. */
type MapState = 'starting' | 'ready' | 'lost' | 'unavailable' | 'failed';

interface MapRegionProps {
  readonly initialView: InitialView;
}

/**
 * The region of the map: first the server-rendered drawing, then the live map over it, or the list of stops if the map is
 * unavailable. Without scripts the drawing remains, with links to the pages of the whole route.
 */
export function MapRegion({ initialView }: MapRegionProps) {
  const { messages } = useLanguage();
  const [freeArea, setFreeArea] = useState<HTMLElement | null>(null);
  const [state, setState] = useState<MapState>('starting');
  const { isPending: isLoading } = useExpeditionQuery();
  const LiveMap = getLazyLiveMap(useFeatures());
  return (
    <div className={styles.region}>
      <div ref={setFreeArea} className={styles.freeArea} aria-hidden="true" />
      <div className={styles.drawing} data-hidden={state === 'ready'}>
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
              onReady={() => setState('ready')}
              onUnavailable={(reason) => setState(reason === 'context-lost' ? 'lost' : 'unavailable')}
            />
          </Suspense>
        </RegionBoundary>
      )}
    </div>
  );
}

/** The replacements of the live map that the features provide. */
function Placeholders({ slot, view }: Pick<MapPlaceholder, 'slot'> & MapPlaceholderProps) {
  return useFeatures()
    .mapPlaceholders.filter((placeholder) => placeholder.slot === slot)
    .map(({ id, Placeholder }) => <Placeholder key={id} view={view} />);
}
