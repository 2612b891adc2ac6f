import { useEffect, useRef } from 'react';
import { useExpedition } from '../../lib/api/use-expedition.ts';
import { useMapAddress, useMapAddressState } from '../../lib/map-address/map-address-context.tsx';
import { useSelectedPlaceId } from '../../lib/selected-place-context.tsx';
import { cameraStore } from '../../map/camera-store.ts';
import type { Camera } from '../../map/camera.ts';
import { useMapCamera } from '../../map/map-context.tsx';
import type { CoveredHeight } from './free-area.ts';

/**
 * Keeps the map and its address in step: a link or a step in the history moves the map to what it says, a stop that was
 * opened otherwise is brought into view, and where the map comes to rest is written into the address.
 */
export function AddressedCamera({ sheetHeight }: { readonly sheetHeight: CoveredHeight }) {
  const camera = useMapCamera();
  const placeId = useSelectedPlaceId();
  useWrittenPlace(placeId);
  useWrittenView(camera);
  useCameraByAddress(camera, placeId, sheetHeight);
  return null;
}

/** The address names the open stop as soon as it is another one than at the start. */
function useWrittenPlace(placeId: number) {
  const address = useMapAddress();
  const known = useRef(placeId);
  useEffect(() => {
    if (known.current === placeId) return;
    known.current = placeId;
    const { place } = address?.store.getState().hash ?? {};
    if (place?.id !== placeId) address?.replace({ place: { id: placeId, tab: 'o' } });
  }, [address, placeId]);
}

/** Where the map comes to rest after a movement. A bare address stays bare until somebody moves the map. */
function useWrittenView(camera: Camera | null) {
  const address = useMapAddress();
  useEffect(() => {
    if (camera === null || address === null) return undefined;
    let wasMoving = false;
    return cameraStore.subscribe(({ isMoving, zoom, latitude, longitude }) => {
      if (wasMoving && !isMoving) address.replace({ view: { zoom, latitude, longitude } });
      wasMoving = isMoving;
    });
  }, [camera, address]);
}

interface Settled {
  readonly readings: number;
  readonly placeId: number;
  readonly sheetHeight: CoveredHeight;
}

function useCameraByAddress(camera: Camera | null, placeId: number, sheetHeight: CoveredHeight) {
  const address = useMapAddress();
  const readings = useMapAddressState((state) => state.readings);
  const expedition = useExpedition();
  const isKnown = expedition !== null;
  const [latitude, longitude] = expedition?.byId.get(placeId)?.position ?? [];
  const settled = useRef<Settled | null>(null);
  useEffect(() => {
    if (camera === null || address === null || !isKnown) return;
    const before = settled.current;
    settled.current = { readings, placeId, sheetHeight };
    // The map was opened where the address says: nothing moves by itself at the start.
    if (before === null) return;
    const { view } = address.store.getState().hash;
    if (before.readings !== readings && view !== null) camera.jumpTo(view);
    else if (latitude !== undefined && longitude !== undefined) {
      const isCovered = before.sheetHeight !== sheetHeight && sheetHeight !== 'full';
      if (before.placeId !== placeId || isCovered) camera.keepInView({ latitude, longitude });
    }
  }, [camera, address, readings, placeId, isKnown, latitude, longitude, sheetHeight]);
}
