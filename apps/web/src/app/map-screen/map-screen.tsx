import { useState } from 'react';
import { placeHead } from '../../features/place-pane/place-head.ts';
import { PlacePane } from '../../features/place-pane/place-pane.tsx';
import { usePlaceView } from '../../features/place-pane/use-place-view.ts';
import type { ScreenProps } from '../../lib/feature-manifest.ts';
import { useLanguage } from '../../lib/language/language-context.tsx';
import {
  MapAddressProvider,
  useMapAddress,
  useMapAddressState,
} from '../../lib/map-address/map-address-context.tsx';
import { usePageHead } from '../../lib/use-page-head.ts';
import { FailurePage } from '../../ui/failure-page.tsx';
import { LoadingPage } from '../../ui/loading-page.tsx';
import { ClosedStop } from './closed-stop.tsx';
import { MapRegion } from './map-region.tsx';
import styles from './map-screen.module.css';
import { MissingPlace } from './missing-place.tsx';
import { initialView } from './initial-view.ts';
import { selectedPlaceId } from './selected-place.ts';
import { StopSheet, type SheetHeight } from './stop-sheet.tsx';

/** The map fills the page; the stop that is open lies on it as a sheet of paper. */
export function MapScreen({ parameters }: ScreenProps) {
  return (
    <MapAddressProvider>
      <MapWithStop parameters={parameters} />
    </MapAddressProvider>
  );
}

function MapWithStop({ parameters }: ScreenProps) {
  const { language, words } = useLanguage();
  const selection = useMapAddressState((address) => address.hash.place);
  const placeId = selectedPlaceId(parameters, selection);
  const state = usePlaceView(placeId);
  const [height, setHeight] = useState<SheetHeight>('half');
  const view = state.kind === 'ready' ? state.view : null;
  const isRoot = parameters.place_id === undefined && selection === null;
  const isClosed = selection?.tab === 'c';
  const address = useMapAddress();
  const openTab = (tab: 'o' | 'c') => address?.replace({ place: { id: placeId, tab } });
  usePageHead(screenHead());

  function screenHead() {
    if (state.kind === 'missing')
      return { title: words.place.notFound, description: words.notFoundPage.text };
    if (isRoot || view === null) return { title: words.product.name, description: words.product.description };
    return placeHead(view, language, words);
  }

  return (
    <div className={styles.screen}>
      <MapRegion
        placeId={placeId}
        place={view?.place ?? null}
        initialView={initialView(isRoot, view?.place ?? null)}
        sheetHeight={isClosed ? 'closed' : height}
      />
      {isClosed && <ClosedStop place={view?.place ?? null} onOpen={() => openTab('o')} />}
      <StopSheet
        height={height}
        onHeightChange={setHeight}
        onClose={() => openTab('c')}
        stopId={placeId}
        isClosed={isClosed}
      >
        {state.kind === 'ready' && <PlacePane view={state.view} texts={state.texts} />}
        {state.kind === 'loading' && <LoadingPage />}
        {state.kind === 'missing' && <MissingPlace placeId={placeId} />}
        {state.kind === 'failed' && (
          <FailurePage error={state.error} onRetry={state.retry} title={words.failure.initializationTitle} />
        )}
      </StopSheet>
    </div>
  );
}
