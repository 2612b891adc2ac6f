import type { Camera } from './camera/camera.ts';
import type { MapUnavailableReason } from './map-controller.ts';

/** What happens to a running map. */
export interface MapEventListener {
  /** The camera can be used. */
  onReady(camera: Camera): void;
  /** The first view is drawn; until then the map is empty or incomplete. */
  onPainted(): void;
  onUnavailable(reason: MapUnavailableReason): void;
  /** The WebGL context was restored after `onUnavailable`. */
  onRestored(): void;
  /** No tile of a shown layer could be loaded. */
  onTilesUnavailable(code: string): void;
}

/** The events of a map, which a listener also receives if they happened before it was set. */
export interface MapEvents {
  /** Records the events and passes them to the listener. */
  readonly record: MapEventListener;
  /** Sets the listener, and calls it for what has happened and still applies. */
  readonly listen: (listener: MapEventListener) => void;
}

/** Creates the record of a map on which nothing has happened. */
export function createMapEvents(): MapEvents {
  let listener: MapEventListener | null = null;
  let camera: Camera | null = null;
  let isPainted = false;
  let unavailable: MapUnavailableReason | null = null;
  const unavailableTiles = new Set<string>();
  return {
    record: {
      onReady(ready) {
        camera = ready;
        listener?.onReady(ready);
      },
      onPainted() {
        isPainted = true;
        listener?.onPainted();
      },
      onUnavailable(reason) {
        unavailable = reason;
        listener?.onUnavailable(reason);
      },
      onRestored() {
        unavailable = null;
        listener?.onRestored();
      },
      onTilesUnavailable(code) {
        unavailableTiles.add(code);
        listener?.onTilesUnavailable(code);
      },
    },
    listen(next) {
      listener = next;
      if (camera !== null) next.onReady(camera);
      if (isPainted) next.onPainted();
      if (unavailable !== null) next.onUnavailable(unavailable);
      for (const code of unavailableTiles) next.onTilesUnavailable(code);
    },
  };
}
