import type { Expedition } from '@cae-map/expedition/expedition';
import { homeTabCode } from '@cae-map/expedition/hash';
import { stopZoom } from '@cae-map/expedition/places/stop-zoom';
import { distanceMetres } from '@cae-map/expedition/route/geography';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useExpedition } from '../../../lib/api/use-expedition.ts';
import { useMapUrl, useMapUrlState } from '../../../lib/map-url/map-url-context.tsx';
import { useMapCamera, useWasMapMoved } from '../../../map/map-context.tsx';
import { createPendingCameraTarget } from './pending-camera-target.ts';
import { useIsMapPage } from '../../../lib/page/map-page-context.ts';
import { useSelectedPlaceId } from '../../../lib/selection/selected-place-context.tsx';
import { cameraStore } from '../../../map/camera/camera-store.ts';
import type { Camera, MapPosition } from '../../../map/camera/camera.ts';
import type { MapPadding } from '../../../map/camera/padding.ts';

/**
 * Synchronizes the camera with the URL: a link or a history step moves the map to the view in the hash, an opened stop is
 * moved into the free area if it is outside, and the view is written to the hash after each movement.
 */
export function CameraUrlSync({ padding }: { readonly padding: MapPadding }) {
  const mapCamera = useMapCamera();
  const placeId = useSelectedPlaceId();
  // A page over the map moves the camera itself and has no view in its URL.
  const camera = useIsMapPage() ? null : mapCamera;
  useWritePlaceToUrl(placeId);
  useWriteViewToUrl(camera);
  useWriteViewBesidePlace(camera);
  useMoveCamera(camera, placeId, padding);
  return null;
}

/** Writes the open stop to the hash after it has changed for the first time. */
function useWritePlaceToUrl(placeId: number) {
  const address = useMapUrl();
  const known = useRef(placeId);
  useEffect(() => {
    if (known.current === placeId) return;
    known.current = placeId;
    if (placeId === 0) return;
    const { place } = address?.store.getState().hash ?? {};
    if (place?.id !== placeId) address?.replace({ place: { id: placeId, tab: homeTabCode } });
  }, [address, placeId]);
}

/** Writes the view to the hash after each movement. A URL without a hash stays unchanged until the map is moved. */
function useWriteViewToUrl(camera: Camera | null) {
  const address = useMapUrl();
  const wasMoved = useWasMapMoved();
  useEffect(() => {
    if (camera === null || address === null || !wasMoved) return;
    const { zoom, latitude, longitude } = cameraStore.getState();
    address.replace({ view: { zoom, latitude, longitude } });
  }, [camera, address, wasMoved]);
  useEffect(() => {
    if (camera === null || address === null) return undefined;
    let wasMoving = false;
    return cameraStore.subscribe(({ isMoving, zoom, latitude, longitude }) => {
      if (wasMoving && !isMoving) address.replace({ view: { zoom, latitude, longitude } });
      wasMoving = isMoving;
    });
  }, [camera, address]);
}

/** Adds the view to a hash whose stop has changed. Without the view a reload would move the map to the stop. */
function useWriteViewBesidePlace(camera: Camera | null) {
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

/** The values that the camera was last moved for. */
interface HandledState {
  readonly viewReadings: number;
  readonly placeId: number;
  readonly padding: MapPadding;
}

function useMoveCamera(camera: Camera | null, placeId: number, padding: MapPadding) {
  const isPage = useIsMapPage();
  const keepsView = Object(useLocation().state).keepsView === true;
  const address = useMapUrl();
  const viewReadings = useMapUrlState((state) => state.viewReadings);
  const expedition = useExpedition();
  const [latitude, longitude] = expedition?.byId.get(placeId)?.position ?? [];
  const handled = useRef<HandledState | null>(null);
  const [target] = useState(createPendingCameraTarget);
  useEffect(() => (camera === null ? undefined : target.watch(camera)), [target, camera]);
  useEffect(() => {
    // After a page over the map the opened stop is moved into view.
    if (isPage) handled.current = { viewReadings, placeId: 0, padding };
    if (camera === null || address === null || expedition === null) return;
    const before = handled.current;
    handled.current = { viewReadings, placeId, padding };
    // The map was created with the view of the URL.
    if (before === null) return;
    const { view } = address.store.getState().hash;
    if (before.viewReadings !== viewReadings && view !== null) {
      target.clear();
      camera.jumpTo(view);
    } else if (latitude !== undefined && longitude !== undefined) {
      const position = { latitude, longitude };
      const wasVisible = before.padding !== padding && isWithin(camera, position, before.padding);
      const isOther = before.placeId !== placeId;
      const isWanted = isOther || target.isPending(placeId);
      const wantedZoom = isWanted && !keepsView ? findStopZoom(expedition, placeId) : 0;
      const isTooFar = wantedZoom > cameraStore.getState().zoom + zoomTolerance;
      if (isOther && (isTooFar || !camera.isInFreeArea(position))) target.set(placeId, position);
      if (isTooFar) camera.flyTo({ ...position, zoom: wantedZoom });
      else if (isWanted || wasVisible) camera.keepInView(position, pinMargin);
    }
  }, [
    camera,
    address,
    viewReadings,
    placeId,
    isPage,
    expedition,
    keepsView,
    latitude,
    longitude,
    padding,
    target,
  ]);
}

/** A stop is also opened at a zoom that is smaller by this. */
const zoomTolerance = 0.5;

/** Returns the zoom at which a stop can be told apart from its neighbours; 0 without a position. */
function findStopZoom(expedition: Expedition, placeId: number): number {
  const place = expedition.byId.get(placeId);
  const position = place?.position;
  if (!position) return 0;
  const neighbours = [place.previousId, place.nextId].map((id) => id && expedition.byId.get(id)?.position);
  return stopZoom(
    position[0],
    neighbours.flatMap((other) => (other ? [distanceMetres(position, other)] : [])),
  );
}

/** The height of the pin above its position, in CSS pixels. */
const pinMargin = { top: 56 };

/** Whether a position was in the free area. A stop that the visitor has moved out of view is not moved back. */
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
