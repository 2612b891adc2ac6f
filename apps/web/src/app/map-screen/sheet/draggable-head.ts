import type { SheetDrag } from './sheet-drag.ts';

/** The distance after which a press becomes a drag, in CSS pixels. */
const slop = 5;

/** Makes the head of a sheet draggable with a finger, a pen or a mouse. The buttons on the head stay clickable. */
export function makeHeadDraggable(head: HTMLElement, drag: SheetDrag): () => void {
  let pressed: { readonly pointerId: number; readonly y: number } | null = null;
  let isDragging = false;
  const listening = new AbortController();
  const { signal } = listening;

  head.addEventListener(
    'pointerdown',
    (event) => {
      if (!event.isPrimary || event.button !== 0) return;
      pressed = { pointerId: event.pointerId, y: event.clientY };
      isDragging = false;
    },
    { signal },
  );
  head.addEventListener(
    'pointermove',
    (event) => {
      if (pressed?.pointerId !== event.pointerId) return;
      const sample = { y: event.clientY, time: event.timeStamp };
      if (isDragging) drag.move(sample);
      else if (Math.abs(event.clientY - pressed.y) > slop) {
        isDragging = true;
        head.setPointerCapture(event.pointerId);
        drag.start(sample);
      }
    },
    { signal },
  );
  const release = (event: PointerEvent): void => {
    if (pressed?.pointerId !== event.pointerId) return;
    pressed = null;
    if (isDragging) drag.end(event.timeStamp);
  };
  head.addEventListener('pointerup', release, { signal });
  head.addEventListener('pointercancel', release, { signal });
  // The click event at the end of a drag must not activate a button.
  head.addEventListener(
    'click',
    (event) => {
      if (!isDragging || event.detail === 0) return;
      isDragging = false;
      event.preventDefault();
      event.stopPropagation();
    },
    { signal, capture: true },
  );
  return () => listening.abort();
}
