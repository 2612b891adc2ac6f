import { useRef, type PointerEvent } from 'react';
import { transformByTouches, type GhostTransform, type Touch } from './ghost-transform.ts';

/** The handlers by which fingers and the pointer move and resize the picture. */
export function useGhostTouches(change: (update: (transform: GhostTransform) => GhostTransform) => void) {
  const touches = useRef(new Map<number, Touch>());

  const readTouch = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): Touch => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    return { x: (clientX - left) / Math.max(1, width), y: (clientY - top) / Math.max(1, height) };
  };
  const end = ({ pointerId }: PointerEvent<HTMLElement>): void => {
    touches.current.delete(pointerId);
  };

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (touches.current.size >= 2) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      touches.current.set(event.pointerId, readTouch(event));
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!touches.current.has(event.pointerId)) return;
      const before = [...touches.current.values()];
      touches.current.set(event.pointerId, readTouch(event));
      const after = [...touches.current.values()];
      change((transform) => transformByTouches(transform, before, after));
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
