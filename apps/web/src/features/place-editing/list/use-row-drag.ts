import { useRef, useState, type PointerEvent, type RefObject } from 'react';

/** The row before which the dragged rows would be dropped, and the dragged one. */
export interface RowDrag {
  readonly fromIndex: number;
  /** From 0 to the number of rows. */
  readonly toIndex: number;
}

interface RowDragOptions {
  readonly list: RefObject<HTMLElement | null>;
  readonly rowHeight: number;
  readonly count: number;
  /** Called at the end of a drag that moves the row. */
  readonly onDrop: (drag: RowDrag) => void;
}

/** The distance from the edge at which the list scrolls, and the speed, in pixels and pixels per frame. */
const edge = 36;
const speed = 10;

/** Drags rows of a list by a handle, with a mouse or a finger. The list scrolls at its edges. */
export function useRowDrag({ list, rowHeight, count, onDrop }: RowDragOptions) {
  const [drag, setDrag] = useState<RowDrag | null>(null);
  const pointerY = useRef(0);
  const current = useRef<RowDrag | null>(null);

  const update = (next: RowDrag | null): void => {
    current.current = next;
    setDrag(next);
  };

  const follow = (): void => {
    const element = list.current;
    if (element === null || current.current === null) return;
    const { top, bottom } = element.getBoundingClientRect();
    const y = pointerY.current;
    const toIndex = Math.round((y - top + element.scrollTop) / rowHeight);
    if (toIndex !== current.current.toIndex) {
      update({ ...current.current, toIndex: Math.min(count, Math.max(0, toIndex)) });
    }
    if (y < top + edge) element.scrollBy(0, -speed);
    else if (y > bottom - edge) element.scrollBy(0, speed);
    requestAnimationFrame(follow);
  };

  const end = (isDropped: boolean): void => {
    const dropped = current.current;
    update(null);
    const isMoved =
      dropped !== null && dropped.toIndex !== dropped.fromIndex && dropped.toIndex !== dropped.fromIndex + 1;
    if (isDropped && isMoved) onDrop(dropped);
  };

  return {
    drag,
    /** The handlers of the handle of a row. */
    handleOf: (index: number) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        pointerY.current = event.clientY;
        update({ fromIndex: index, toIndex: index });
        requestAnimationFrame(follow);
      },
      onPointerMove: ({ clientY }: PointerEvent<HTMLElement>) => {
        pointerY.current = clientY;
      },
      onPointerUp: () => end(true),
      onPointerCancel: () => end(false),
    }),
  };
}
