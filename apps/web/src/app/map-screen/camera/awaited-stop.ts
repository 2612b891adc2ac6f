import type { Camera, MapPosition } from '../../../map/camera.ts';
import { cameraStore } from '../../../map/camera-store.ts';

/**
 * The stop that the map is on its way to. A sheet that rises meanwhile changes the free area with every frame, and each
 * change ends the movement: it is begun anew until the stop is seen.
 */
export interface AwaitedStop {
  expect(placeId: number, position: MapPosition): void;
  isExpected(placeId: number): boolean;
  giveUp(): void;
  /**
   * Gives the stop up once the map has come to rest where it is seen, and when the visitor moves the map by hand.
   * @returns what ends the watching
   */
  watch(camera: Camera): () => void;
}

/** No stop is awaited at first. */
export function createAwaitedStop(): AwaitedStop {
  let stop: { readonly placeId: number; readonly position: MapPosition } | null = null;
  const giveUp = (): void => {
    stop = null;
  };
  return {
    expect(placeId, position) {
      stop = { placeId, position };
    },
    isExpected: (placeId) => stop?.placeId === placeId,
    giveUp,
    watch(camera) {
      const ignoreRest = cameraStore.subscribe(({ isMoving }) => {
        if (!isMoving && stop !== null && camera.isInFreeArea(stop.position)) giveUp();
      });
      const ignoreHand = camera.onMovedByHand(giveUp);
      return () => {
        ignoreRest();
        ignoreHand();
      };
    },
  };
}
