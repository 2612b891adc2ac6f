import { homeTabCode } from '@cae-map/expedition/hash';
import { useEffect, useRef, useState } from 'react';
import { useExpedition } from '../../lib/api/use-expedition.ts';
import { useMapUrl, useMapUrlState } from '../../lib/map-url/map-url-context.tsx';
import { useSelectedPlaceId } from '../../lib/selection/selected-place-context.tsx';
import { cameraStore } from '../../map/camera/camera-store.ts';
import type { Camera, MapPadding, MapPosition } from '../../map/camera/camera.ts';
import { useMapCamera } from '../../map/map-context.tsx';
import { createAwaitedStop } from './awaited-stop.ts';

/**
 * Keeps the map and its address in step: a link or a step in the history moves the map to what it says, a stop that was
 * opened otherwise or that a sheet would cover is brought into view, and where the map comes to rest is written into the
 * address.
 */
export function AddressedCamera({ padding }: { readonly padding: MapPadding }) {
  const camera = useMapCamera();
  const placeId = useSelectedPlaceId();
  useWrittenPlace(placeId);
  useWrittenView(camera);
  useViewBesidePlace(camera);
  useCameraByAddress(camera, placeId, padding);
  return null;
}

/** The address names the open stop as soon as it is another one than at the start. */
function useWrittenPlace(placeId: number) {
  const address = useMapUrl();
  const known = useRef(placeId);
  useEffect(() => {
    if (known.current === placeId) return;
    known.current = placeId;
    const { place } = address?.store.getState().hash ?? {};
    if (place?.id !== placeId) address?.replace({ place: { id: placeId, tab: homeTabCode } });
  }, [address, placeId]);
}

/** Where the map comes to rest after a movement. A bare address stays bare until somebody moves the map. */
function useWrittenView(camera: Camera | null) {
  const address = useMapUrl();
  useEffect(() => {
    if (camera === null || address === null) return undefined;
    let wasMoving = false;
    return cameraStore.subscribe(({ isMoving, zoom, latitude, longitude }) => {
      if (wasMoving && !isMoving) address.replace({ view: { zoom, latitude, longitude } });
      wasMoving = isMoving;
    });
  }, [camera, address]);
}

/**
 * An address that begins to name a stop, or another one, names the view with it. Without it the page would open at that stop
 * when it is loaded again, though the map had shown something else.
 */
function useViewBesidePlace(camera: Camera | null) {
  const address = useMapUrl();
  const place = useMapUrlState(({ hash }) => hash.place && `${hash.place.id}/${hash.place.tab}`);
  const known = useRef(place);
  useEffect(() => {
    if (camera === null || address === null || known.current === place) return;
    known.current = place;
    if (place === null || address.store.getState().hash.view !== null) return;
    const { zoom, latitude, longitude } = cameraStore.getState();
    address.replace({ view: { zoom, latitude, longitude } });
  }, [camera, address, place]);
}

interface Settled {
  readonly viewReadings: number;
  readonly placeId: number;
  readonly padding: MapPadding;
}

function useCameraByAddress(camera: Camera | null, placeId: number, padding: MapPadding) {
  const address = useMapUrl();
  const viewReadings = useMapUrlState((state) => state.viewReadings);
  const expedition = useExpedition();
  const isKnown = expedition !== null;
  const [latitude, longitude] = expedition?.byId.get(placeId)?.position ?? [];
  const settled = useRef<Settled | null>(null);
  const [awaited] = useState(createAwaitedStop);
  useEffect(() => (camera === null ? undefined : awaited.watch(camera)), [awaited, camera]);
  useEffect(() => {
    if (camera === null || address === null || !isKnown) return;
    const before = settled.current;
    settled.current = { viewReadings, placeId, padding };
    // The map was opened where the address says: nothing moves by itself at the start.
    if (before === null) return;
    const { view } = address.store.getState().hash;
    if (before.viewReadings !== viewReadings && view !== null) {
      awaited.giveUp();
      camera.jumpTo(view);
    } else if (latitude !== undefined && longitude !== undefined) {
      const position = { latitude, longitude };
      const wasSeen = before.padding !== padding && isWithin(camera, position, before.padding);
      const isOther = before.placeId !== placeId;
      if (isOther && !camera.isInFreeArea(position)) awaited.expect(placeId, position);
      if (isOther || wasSeen || awaited.isExpected(placeId)) camera.keepInView(position, pinRoom);
    }
  }, [camera, address, viewReadings, placeId, isKnown, latitude, longitude, padding, awaited]);
}

/** The pin stands above its position: it is not to be hidden behind the header. In CSS pixels. */
const pinRoom = { top: 56 };

/** Whether a position lay in what was free; a stop that the visitor has moved out of sight is not brought back. */
function isWithin(camera: Camera, position: MapPosition, padding: MapPadding): boolean {
  const { x, y } = camera.project(position);
  const { innerWidth, innerHeight } = window;
  return (
    x >= padding.left &&
    x <= innerWidth - padding.right &&
    y >= padding.top &&
    y <= innerHeight - padding.bottom
  );
}
