import type { PlaceRecord } from '@cae-map/contract/entities/place';
import type { Expedition } from '@cae-map/expedition/to-expedition';
import { useMemo, useState } from 'react';
import { useSelectedStretch } from '../../features/route/use-selected-stretch.ts';
import { HoverCard, useHoveredStop } from '../../features/stops/hover-card.tsx';
import { staySigns } from '../../features/stops/stay-signs.ts';
import { StopWalker } from '../../features/stops/stop-walker.tsx';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { useMapAddressState } from '../../lib/map-address/map-address-context.tsx';
import { darkQuery, phoneQuery, useMediaQuery } from '../../lib/use-media-query.ts';
import { useWindowHeight } from '../../lib/use-window-height.ts';
import type { Camera } from '../../map/camera.ts';
import type { MapUnavailableReason } from '../../map/map-controller.ts';
import { MapView } from '../../map/map-view.tsx';
import { useOpenPlace } from '../../ui/use-open-place.ts';
import { freeArea, type CoveredHeight } from './free-area.ts';
import type { InitialView } from './initial-view.ts';
import { MapAttribution } from './map-attribution.tsx';
import { MapControls } from './map-controls.tsx';
import { useAddressedCamera } from './use-addressed-camera.ts';
import { useMapOverlays } from './use-map-overlays.ts';
import { visibleSections } from './visible-sections.ts';
import { YearLegend } from './year-legend.tsx';

interface LiveMapProps {
  readonly expedition: Expedition | null;
  readonly placeId: number;
  readonly place: PlaceRecord | null;
  readonly initialView: InitialView;
  readonly sheetHeight: CoveredHeight;
  readonly onReady: () => void;
  readonly onUnavailable: (reason: MapUnavailableReason) => void;
}

/** The map itself, with the route and the stops on it. Loaded on demand: the page is readable before it. */
export function LiveMap(properties: LiveMapProps) {
  const { expedition, placeId, place, initialView, sheetHeight, onReady, onUnavailable } = properties;
  const { language, words } = useLanguage();
  const openPlace = useOpenPlace();
  const [camera, setCamera] = useState<Camera | null>(null);
  const [hoveredId, onFeatureHover] = useHoveredStop();
  const colorScheme = useMediaQuery(darkQuery) ? 'dark' : 'light';
  const padding = useFreeArea(sheetHeight);
  const highlightedIds = useSelectedStretch(placeId);
  const overlays = useMapOverlays({ expedition, language, colorScheme, selectedId: placeId, highlightedIds });
  const selection = useSelection(expedition, placeId);
  useAddressedCamera({ camera, placeId, place, sheetHeight });
  const startView = useMapAddressState((address) => address.hash.view) ?? initialView;

  return (
    <MapView
      label={words.map.label}
      language={language}
      colorScheme={colorScheme}
      initialView={startView}
      padding={padding}
      overlays={overlays}
      selection={selection}
      onReady={(readyCamera) => {
        setCamera(readyCamera);
        onReady();
      }}
      onUnavailable={onUnavailable}
      onRestored={onReady}
      onFeatureHover={onFeatureHover}
      onFeatureClick={({ overlayId, properties: { place_id: clickedId } }) => {
        if (overlayId === 'stops' && typeof clickedId === 'number') openPlace(clickedId);
      }}
    >
      {expedition && (
        <StopWalker
          expedition={expedition}
          camera={camera}
          selectedId={placeId}
          sections={visibleSections}
          onOpen={openPlace}
        />
      )}
      <HoverCard expedition={expedition} camera={camera} placeId={hoveredId} />
      <MapControls camera={camera} expedition={expedition} />
      <YearLegend />
      <MapAttribution />
    </MapView>
  );
}

/** What the sheets leave of the map, as the window is now. */
function useFreeArea(sheetHeight: CoveredHeight) {
  const isPhone = useMediaQuery(phoneQuery);
  const windowHeight = useWindowHeight();
  return useMemo(() => freeArea(isPhone, sheetHeight, windowHeight), [isPhone, sheetHeight, windowHeight]);
}

/** The pin of the open stop; none for a stop whose position nobody knows. */
function useSelection(expedition: Expedition | null, placeId: number) {
  const selected = expedition?.byId.get(placeId);
  return useMemo(() => {
    if (!selected?.position) return null;
    const [latitude, longitude] = selected.position;
    return { position: { latitude, longitude }, signPath: staySigns[selected.markerIcon] };
  }, [selected]);
}
