import { cameraStore } from '../../../map/camera/camera-store.ts';
import type { MapPosition } from '../../../map/camera/camera.ts';
import { defaultColour, type Bookmark } from './bookmark.ts';

let lastNumber = 0;

/** A new id, unique in this browser; `crypto.randomUUID` is not available without HTTPS. */
export function newBookmarkId(): string {
  lastNumber += 1;
  return `${Date.now().toString(36)}-${lastNumber}-${Math.random().toString(36).slice(2, 8)}`;
}

/** A bookmark without a name at a position and the zoom of the map. Five decimals are about a metre. */
export function createBookmark({ latitude, longitude }: MapPosition): Bookmark {
  const round = (value: number, decimals: number): number => Number(value.toFixed(decimals));
  return {
    id: newBookmarkId(),
    latlng: { lat: round(latitude, 5), lng: round(longitude, 5) },
    zoom: round(cameraStore.getState().zoom, 2),
    color: defaultColour,
    name: '',
    note: '',
  };
}
