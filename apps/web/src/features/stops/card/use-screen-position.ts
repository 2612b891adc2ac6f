import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import type { Position } from '@cae-map/expedition/route/geography';
import { cameraStore } from '../../../map/camera-store.ts';
import type { Camera, ScreenPoint } from '../../../map/camera.ts';

/**
 * Keeps an element on a position of the map, with every frame of a movement and without drawing the component again.
 * `place` says where the element goes; left out, its upper left corner goes to the point.
 */
export function useScreenPosition(
  element: RefObject<HTMLElement | null>,
  camera: Camera | null,
  position: Position | null,
  place: (element: HTMLElement, point: ScreenPoint) => void = moveTo,
): void {
  const [latitude, longitude] = position ?? [];
  useLayoutEffect(() => {
    if (camera === null || latitude === undefined || longitude === undefined) return undefined;
    const follow = (): void => {
      if (element.current) place(element.current, camera.project({ latitude, longitude }));
    };
    follow();
    return cameraStore.subscribe(follow);
  }, [element, camera, latitude, longitude, place]);
}

/** Puts the upper left corner of an element on a point. */
export function moveTo(element: HTMLElement, { x, y }: ScreenPoint): void {
  element.style.transform = `translate(${x}px, ${y}px)`;
}
