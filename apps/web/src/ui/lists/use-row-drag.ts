import { useRef, useState, type PointerEvent, type RefObject } from 'react';

/** The row or tile before which the dragged ones would be dropped, and the dragged one. */
export interface RowDrag {
  readonly fromIndex: number;
  /** From 0 to the number of rows. */
  readonly toIndex: number;
}

interface RowDragOptions {
  readonly list: RefObject<HTMLElement | null>;
  readonly rowHeight: number;
  /** The elements of a row; 1 if absent. */
  readonly columns?: number;
  readonly count: number;
  /** Called at the end of a drag that moves the row. */
  readonly onDrop: (drag: RowDrag) => void;
}

/** The distance from the edge at which the list scrolls, and the speed, in pixels and pixels per frame. */
const edge = 36;
const speed = 10;

/** Drags the rows of a list, or the tiles of a grid, by a handle, with a mouse or a finger. The list scrolls at its edges. */
export function useRowDrag({ list, rowHeight, columns = 1, count, onDrop }: RowDragOptions) {
  const [drag, setDrag] = useState<RowDrag | null>(null);
  const pointer = useRef({ x: 0, y: 0 });
  const current = useRef<RowDrag | null>(null);

  const update = (next: RowDrag | null): void => {
    current.current = next;
    setDrag(next);
  };

  const follow = (): void => {
    const element = list.current;
    if (element === null || current.current === null) return;
    const { top, bottom, left } = element.getBoundingClientRect();
    const { x, y } = pointer.current;
    const row = (y - top + element.scrollTop) / rowHeight;
    const column = ((x - left) / element.clientWidth) * columns;
    const toIndex = columns === 1 ? Math.round(row) : Math.floor(row) * columns + Math.round(column);
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
        pointer.current = { x: event.clientX, y: event.clientY };
        update({ fromIndex: index, toIndex: index });
        requestAnimationFrame(follow);
      },
      onPointerMove: ({ clientX, clientY }: PointerEvent<HTMLElement>) => {
        pointer.current = { x: clientX, y: clientY };
      },
      onPointerUp: () => end(true),
      onPointerCancel: () => end(false),
    }),
  };
}
