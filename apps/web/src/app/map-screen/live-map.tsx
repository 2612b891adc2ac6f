import type { PlaceRecord } from '@cae-map/contract/entities/place';
import type { Expedition } from '@cae-map/expedition/to-expedition';
import { useMemo, useState } from 'react';
import { routeOverlay } from '../../features/route/route-overlay.ts';
import { staySigns } from '../../features/stops/stay-signs.ts';
import { stopsOverlay, stopsSource } from '../../features/stops/stops-overlay.ts';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { useMapAddressState } from '../../lib/map-address/map-address-context.tsx';
import { darkQuery, phoneQuery, useMediaQuery } from '../../lib/use-media-query.ts';
import { useWindowHeight } from '../../lib/use-window-height.ts';
import type { Camera } from '../../map/camera.ts';
import type { MapUnavailableReason } from '../../map/map-controller.ts';
import { MapView } from '../../map/map-view.tsx';
import type { InitialView } from './initial-view.ts';
import { MapAttribution } from './map-attribution.tsx';
import { YearLegend } from './year-legend.tsx';
import { useOpenPlace } from '../../ui/use-open-place.ts';
import { freeArea, type CoveredHeight } from './free-area.ts';
import { useAddressedCamera } from './use-addressed-camera.ts';
import { visibleSections } from './visible-sections.ts';
import { ZoomControl } from './zoom-control.tsx';

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
  const isPhone = useMediaQuery(phoneQuery);
  const colorScheme = useMediaQuery(darkQuery) ? 'dark' : 'light';
  const windowHeight = useWindowHeight();
  const padding = useMemo(
    () => freeArea(isPhone, sheetHeight, windowHeight),
    [isPhone, sheetHeight, windowHeight],
  );

  const stops = useMemo(
    () =>
      expedition
        ? { expedition, language, sections: visibleSections, showsModernNames: false, whitelist: [] }
        : null,
    [expedition, language],
  );
  const source = useMemo(() => (stops ? stopsSource(stops) : null), [stops]);
  const overlays = useMemo(() => {
    if (!stops || !source) return [];
    return [
      routeOverlay({ expedition: stops.expedition, colorScheme, date: null, sections: visibleSections }),
      stopsOverlay(source, { ...stops, colorScheme, selectedId: placeId }),
    ];
  }, [stops, source, colorScheme, placeId]);

  const selected = expedition?.byId.get(placeId);
  const selection = useMemo(() => {
    if (!selected?.position) return null;
    const [latitude, longitude] = selected.position;
    return { position: { latitude, longitude }, signPath: staySigns[selected.markerIcon] };
  }, [selected]);

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
      onFeatureClick={({ overlayId, properties: { place_id: clickedId } }) => {
        if (overlayId === 'stops' && typeof clickedId === 'number') openPlace(clickedId);
      }}
    >
      <ZoomControl camera={camera} expedition={expedition} />
      <YearLegend />
      <MapAttribution />
    </MapView>
  );
}
