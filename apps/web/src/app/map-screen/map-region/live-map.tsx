import { useState } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { useMapPage } from '../../../lib/page/map-page-context.ts';
import { useMapUrl } from '../../../lib/map-url/map-url-context.tsx';
import { useMapLanguage } from '../../../lib/options/map-language.ts';
import { useOptions } from '../../../lib/options/options-store.ts';
import type { MapUnavailableReason } from '../../../map/map-controller.ts';
import { MapView } from '../../../map/map-view.tsx';
import { CameraUrlSync } from '../camera/camera-url-sync.tsx';
import { useFreeArea } from '../camera/free-area.ts';
import type { InitialView } from '../camera/initial-view.ts';
import type { MapPart } from '../../../lib/manifest/map-part.ts';
import { MapCopy } from './map-copy.tsx';
import { MapModeHost } from './map-mode-host.tsx';
import { MapControls } from './map-controls.tsx';
import { MapSlotParts } from './map-slot-parts.tsx';
import { useFineTerrain } from '../../../map/base-layers/use-fine-terrain.ts';
import { useTileFailures } from '../../../map/record-tiles/use-record-tiles.ts';
import { useBaseTileLayer, useTileOverlays } from '../../../map/base-layers/use-tile-layers.ts';

export interface LiveMapProps {
  /** The map parts of the features. */
  readonly parts: readonly MapPart[];
  /** The element of the map, see `MapView`. */
  readonly container: HTMLElement;
  readonly initialView: InitialView;
  /** The element in the area of the map that no panel covers. */
  readonly freeArea: HTMLElement;
  /** The first view is drawn, or the WebGL context was restored. */
  readonly onPainted: () => void;
  readonly onUnavailable: (reason: MapUnavailableReason) => void;
}

/** The interactive map with the parts of all features. It is loaded after the page has been rendered. */
export function LiveMap(properties: LiveMapProps) {
  const { parts, container, initialView, freeArea, onPainted, onUnavailable } = properties;
  const { messages } = useLanguage();
  const mapLanguage = useMapLanguage();
  const hasRelief = useOptions(({ showRelief }) => showRelief);
  const { fineTerrain, reportUnavailable } = useFineTerrain();
  const baseLayer = useBaseTileLayer(mapLanguage);
  const tileOverlays = useTileOverlays(mapLanguage);
  const padding = useFreeArea(freeArea);
  useTileFailures();
  const address = useMapUrl();
  const page = useMapPage();
  // Read once: the hash follows the map, and its changes must not render the map again.
  const [startView] = useState(() => address?.store.getState().hash.view ?? initialView);
  return (
    <MapView
      container={container}
      label={messages.map.label}
      language={mapLanguage}
      initialView={startView}
      padding={padding}
      hasRelief={hasRelief}
      fineTerrain={fineTerrain}
      baseLayer={baseLayer}
      tileOverlays={tileOverlays}
      onTilesUnavailable={reportUnavailable}
      onPainted={onPainted}
      onUnavailable={onUnavailable}
      onRestored={onPainted}
    >
      <CameraUrlSync padding={padding} />
      <MapSlotParts slot="ground" parts={parts} />
      {page === 'none' && <MapControls parts={parts} />}
      {page === 'workspace' && <MapControls parts={parts.filter((part) => part.isInWorkspaces)} />}
      <MapSlotParts slot="edge" parts={parts} />
      <MapModeHost />
      <MapCopy />
    </MapView>
  );
}
