import { closedTabCode, homeTabCode } from '@cae-map/expedition/hash';
import { getTitle } from '@cae-map/expedition/texts/titles';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import { useApiClient } from '../../lib/api/api-client-context.tsx';
import { formerPlacesQuery } from '../../lib/api/former-places-query.ts';
import { placeStateHead } from './place-head.ts';
import { usePlaceView, type PlaceViewState } from '../../lib/place-view/use-place-view.ts';
import type { ScreenProps } from '../../lib/manifest/screen-module.ts';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { MapUrlProvider, useMapUrlState } from '../../lib/map-url/map-url-context.tsx';
import { useOccupiedEdges, type EdgePanel } from '../../lib/map-edges/map-edges.ts';
import { MapPageProvider, useMapPage } from '../../lib/page/map-page-context.ts';
import { useTab } from '../../lib/map-url/use-tab.ts';
import { useFeatures } from '../feature-registry/features-context.ts';
import { PageSlotParts } from '../feature-registry/page-slot-parts.tsx';
import { ClosedSheet } from './sheet/closed-sheet.tsx';
import { initialView } from './camera/initial-view.ts';
import { MapRegion } from './map-region/map-region.tsx';
import { PaneProvider } from '../../lib/manifest/pane-context.ts';
import { PlaceSectionsProvider } from '../../lib/manifest/place-sections-context.tsx';
import { SelectedPlaceProvider, useSelectedPlaceId } from '../../lib/selection/selected-place-context.tsx';
import { useIsReadingMapShown } from '../../lib/reading/reading-map.ts';
import { selectedPlaceId } from '../../lib/selection/selected-place.ts';
import { useStartPlaceId } from '../../lib/selection/start-place.ts';
import { sidewaysQuery } from '../../lib/browser/media-queries.ts';
import { useMediaQuery } from '../../lib/browser/use-media-query.ts';
import { usePageHead } from '../../lib/page/use-page-head.ts';
import styles from './map-screen.module.css';
import { OpenedStop } from './opened-stop.tsx';
import { useHasWidePanel } from './panel-width.ts';
import type { CoveredHeight, SheetHeight } from './sheet/sheet-heights.ts';
import { Sidebar } from './sidebar/sidebar.tsx';
import { useSheetFocus } from './use-sheet-focus.ts';
import { useMapCommands } from './use-map-commands.ts';
import { useReportSheetOpening } from './use-report-sheet-opening.ts';

/** The map fills the page; the open stop is shown in a sheet over it, or a page such as the voyage in its place. */
export function MapScreen({ parameters, children: page, mapPage = 'none' }: ScreenProps) {
  return (
    // The hash of a book is that of a sentence.
    <MapUrlProvider isMap={mapPage !== 'reading'}>
      <MapPageProvider value={mapPage}>
        <MapWithSelection parameters={parameters}>{page}</MapWithSelection>
      </MapPageProvider>
    </MapUrlProvider>
  );
}

function MapWithSelection({ parameters, children: page }: ScreenProps) {
  const selection = useMapUrlState((address) => address.hash.place);
  const startPlaceId = useStartPlaceId();
  const isRoot = parameters.place_id === undefined && selection === null;
  const placeId = page === undefined ? selectedPlaceId(parameters, selection, startPlaceId) : 0;
  return (
    <SelectedPlaceProvider value={placeId}>
      <PlaceSectionsProvider value={useFeatures().placeSections}>
        <MapWithPanels isRoot={isRoot} page={page} />
      </PlaceSectionsProvider>
    </SelectedPlaceProvider>
  );
}

interface MapWithPanelsProps {
  readonly isRoot: boolean;
  readonly page: ReactNode;
}

function MapWithPanels({ isRoot, page }: MapWithPanelsProps) {
  const { language } = useLanguage();
  const placeId = useSelectedPlaceId();
  const [tab, openTab] = useTab();
  const [height, setHeight] = useSheetHeight(isRoot, tab);
  const state = usePlaceView(placeId);
  const view = state.kind === 'ready' ? state.view : null;
  const place = view?.place ?? null;
  const isPage = page !== undefined;
  const mapPage = useMapPage();
  const isMapRead = useIsReadingMapShown();
  const isClosed = isPage || tab === closedTabCode;
  const isWide = useHasWidePanel();
  const { reservedEdges, panelTabs } = useFeatures();
  const pane = panelTabs.find(({ code }) => code === homeTabCode)?.Tab ?? null;
  const occupiedEdges = useOccupiedEdges(isPage && mapPage !== 'reading' ? noEdges : reservedEdges);
  // Beside the map the sheet has a single height.
  const shownHeight = useMediaQuery(sidewaysQuery) ? 'half' : height;
  const covered: CoveredHeight = isClosed ? 'closed' : shownHeight;
  const closeButton = useRef<HTMLButtonElement>(null);
  const openButton = useRef<HTMLButtonElement>(null);
  useReportSheetOpening(tab);
  useMapCommands(placeId, view);
  useSheetFocus(isClosed, closeButton, openButton);
  const sheet = (
    <>
      <PlaceHead isRoot={isRoot} state={state} />
      {isClosed && (
        <ClosedSheet
          button={openButton}
          title={place ? getTitle(place, language) : null}
          onOpen={() => openTab(homeTabCode)}
        />
      )}
      <PageSlotParts slot="map-screen" />
      <OpenedStop view={view} />
      <Sidebar
        tab={tab}
        onTabChange={openTab}
        height={height}
        onHeightChange={setHeight}
        placeId={placeId}
        view={view}
        closeButton={closeButton}
      />
    </>
  );
  return (
    <div
      className={styles.screen}
      style={occupiedEdges}
      data-sheet={covered}
      data-wide-panel={isWide}
      data-page={mapPage}
    >
      {(mapPage !== 'reading' || isMapRead) && <MapRegion initialView={initialView(isRoot, view)} />}
      {isPage ? <PaneProvider value={pane}>{page}</PaneProvider> : sheet}
    </div>
  );
}

/** The height of the sheet. At the root URL most of the screen shows the map. A lowered sheet rises when a tool or the settings are opened. */
function useSheetHeight(isRoot: boolean, tab: string) {
  const [chosen, choose] = useState<SheetHeight | null>(null);
  const [knownTab, setKnownTab] = useState(tab);
  const height = chosen ?? (isRoot ? 'low' : 'half');
  if (tab !== knownTab) {
    setKnownTab(tab);
    // At its lowest height the sheet shows only the title of the tab.
    if (height === 'low' && tab !== homeTabCode && tab !== closedTabCode) choose('half');
  }
  return [height, choose] as const;
}

const noEdges: readonly EdgePanel[] = [];

/** Sets the title and the metadata of the open stop. */
function PlaceHead({ isRoot, state }: { readonly isRoot: boolean; readonly state: PlaceViewState }) {
  const { language, messages } = useLanguage();
  const placeId = useSelectedPlaceId();
  const product = { title: messages.product.name, description: messages.product.description };
  const { data: formerPlaces } = useQuery({
    ...formerPlacesQuery(useApiClient()),
    enabled: state.kind === 'missing',
  });
  const former = formerPlaces?.find(({ place_id }) => place_id === placeId);
  const head = placeStateHead(state, language, messages, former);
  usePageHead(isRoot || placeId === 0 ? product : (head ?? product));
  return null;
}
