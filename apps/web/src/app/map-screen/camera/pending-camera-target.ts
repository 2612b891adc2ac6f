import type { Camera, MapPosition } from '../../../map/camera/camera.ts';
import { cameraStore } from '../../../map/camera/camera-store.ts';

/**
 * The stop that the camera moves to. A sheet that is being raised changes the free area in every frame, and each change
 * interrupts the movement; the movement is restarted until the stop is in the free area.
 */
export interface PendingCameraTarget {
  set(placeId: number, position: MapPosition): void;
  isPending(placeId: number): boolean;
  clear(): void;
  /**
   * Clears the target when the movement has ended with the stop in the free area, and when the visitor moves the map.
   * @returns the unsubscribe function
   */
  watch(camera: Camera): () => void;
}

/** Creates a target without a stop. */
export function createPendingCameraTarget(): PendingCameraTarget {
  let target: { readonly placeId: number; readonly position: MapPosition } | null = null;
  const clear = (): void => {
    target = null;
  };
  return {
    set(placeId, position) {
      target = { placeId, position };
    },
    isPending: (placeId) => target?.placeId === placeId,
    clear,
    watch(camera) {
      const unsubscribe = cameraStore.subscribe(({ isMoving }) => {
        if (!isMoving && target !== null && camera.isInFreeArea(target.position)) clear();
      });
      const removeListener = camera.onMovedByHand(clear);
      return () => {
        unsubscribe();
        removeListener();
      };
    },
  };
}
