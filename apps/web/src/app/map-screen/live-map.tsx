import { useMemo } from 'react';
import { useStopListIsOpen } from '../../features/stop-list/stop-list-store.ts';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { useMapAddressState } from '../../lib/map-address/map-address-context.tsx';
import { useMapLanguage } from '../../lib/options/map-language.ts';
import { phoneQuery, useMediaQuery } from '../../lib/use-media-query.ts';
import { useWindowHeight } from '../../lib/use-window-height.ts';
import type { MapUnavailableReason } from '../../map/map-controller.ts';
import { MapView } from '../../map/map-view.tsx';
import { AddressedCamera } from './addressed-camera.tsx';
import { freeArea, type CoveredHeight } from './free-area.ts';
import type { InitialView } from './initial-view.ts';
import { MapControls } from './map-controls.tsx';
import { MapSlotParts } from './map-slot-parts.tsx';
import { useHasWidePanel } from './panel-width.ts';

interface LiveMapProps {
  readonly initialView: InitialView;
  readonly sheetHeight: CoveredHeight;
  readonly onReady: () => void;
  readonly onUnavailable: (reason: MapUnavailableReason) => void;
}

/** The map itself with the parts of all features on it. Loaded on demand: the page is readable before it. */
export function LiveMap({ initialView, sheetHeight, onReady, onUnavailable }: LiveMapProps) {
  const { words } = useLanguage();
  const mapLanguage = useMapLanguage();
  const padding = useFreeArea(sheetHeight);
  const startView = useMapAddressState((address) => address.hash.view) ?? initialView;
  return (
    <MapView
      label={words.map.label}
      language={mapLanguage}
      initialView={startView}
      padding={padding}
      onReady={onReady}
      onUnavailable={onUnavailable}
      onRestored={onReady}
    >
      <AddressedCamera sheetHeight={sheetHeight} />
      <MapSlotParts slot="ground" />
      <MapControls />
      <MapSlotParts slot="edge" />
    </MapView>
  );
}

/** What the sheets leave of the map, as the window is now. */
function useFreeArea(sheetHeight: CoveredHeight) {
  const isPhone = useMediaQuery(phoneQuery);
  const windowHeight = useWindowHeight();
  const hasList = useStopListIsOpen();
  const hasWidePanel = useHasWidePanel();
  return useMemo(
    () => freeArea({ isPhone, sheetHeight, windowHeight, hasList, hasWidePanel }),
    [isPhone, sheetHeight, windowHeight, hasList, hasWidePanel],
  );
}
