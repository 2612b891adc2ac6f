import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import type { Position } from '@cae-map/expedition/route/geography';
import { cameraStore } from '../../../map/camera/camera-store.ts';
import type { Camera } from '../../../map/camera/camera.ts';
import type { ScreenPoint } from '../../../map/camera/screen-geometry.ts';

/**
 * Moves an element with a position of the map in every frame, without rendering the component.
 * @param place moves the element to the point; by default with its upper left corner
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

/** Moves the upper left corner of an element to a point. */
export function moveTo(element: HTMLElement, { x, y }: ScreenPoint): void {
  element.style.transform = `translate(${x}px, ${y}px)`;
}
