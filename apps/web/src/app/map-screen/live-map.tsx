import { useState } from 'react';
import { useLanguage } from '../../lib/language/language-context.tsx';
import type { MapPart } from '../../lib/manifest/map-part.ts';
import { useMapUrl } from '../../lib/map-url/map-url-context.tsx';
import { useMapLanguage } from '../../lib/options/map-language.ts';
import type { MapUnavailableReason } from '../../map/map-controller.ts';
import { MapView } from '../../map/map-view.tsx';
import { AddressedCamera } from './addressed-camera.tsx';
import { useFreeArea } from './free-area.ts';
import type { InitialView } from './initial-view.ts';
import { MapControls } from './map-controls.tsx';
import { MapSlotParts } from './map-slot-parts.tsx';

export interface LiveMapProps {
  /** The parts that the features offer. */
  readonly parts: readonly MapPart[];
  readonly initialView: InitialView;
  /** The element that lies where nothing covers the map. */
  readonly freeArea: HTMLElement;
  readonly onReady: () => void;
  readonly onUnavailable: (reason: MapUnavailableReason) => void;
}

/** The map itself with the parts of all features. Loaded on demand: the page is readable before it. */
export function LiveMap({ parts, initialView, freeArea, onReady, onUnavailable }: LiveMapProps) {
  const { messages } = useLanguage();
  const mapLanguage = useMapLanguage();
  const padding = useFreeArea(freeArea);
  const address = useMapUrl();
  // Read once: the address follows the map, and nothing may be drawn again when it does.
  const [startView] = useState(() => address?.store.getState().hash.view ?? initialView);
  return (
    <MapView
      label={messages.map.label}
      language={mapLanguage}
      initialView={startView}
      padding={padding}
      onReady={onReady}
      onUnavailable={onUnavailable}
      onRestored={onReady}
    >
      <AddressedCamera padding={padding} />
      <MapSlotParts slot="ground" parts={parts} />
      <MapControls parts={parts} />
      <MapSlotParts slot="edge" parts={parts} />
    </MapView>
  );
}
