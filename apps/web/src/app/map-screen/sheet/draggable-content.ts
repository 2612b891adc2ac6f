import type { SheetDrag } from './sheet-drag.ts';
import type { SheetHeight } from './sheet-heights.ts';

/** The distance after which the direction of a gesture is determined, in CSS pixels. */
const slop = 4;

/**
 * Makes the content of a sheet draggable where it cannot scroll: downwards at the top of the content, upwards while the
 * sheet is low or the content is at its end. The first movement decides whether a gesture drags or scrolls.
 */
export function makeContentDraggable(
  content: HTMLElement,
  drag: SheetDrag,
  heightNow: () => SheetHeight,
): () => void {
  let start: { readonly x: number; readonly y: number } | null = null;
  let isDragging = false;
  const listening = new AbortController();
  const { signal } = listening;

  content.addEventListener(
    'touchstart',
    ({ touches, target }) => {
      const [touch] = touches;
      const isCandidate = touch !== undefined && touches.length === 1 && !isInsideScrollable(target, content);
      if (isDragging) return;
      start = isCandidate ? { x: touch.clientX, y: touch.clientY } : null;
    },
    { signal, passive: true },
  );
  content.addEventListener(
    'touchmove',
    (event) => {
      const [touch] = event.touches;
      if (start === null || touch === undefined) return;
      const sample = { y: touch.clientY, time: event.timeStamp };
      const across = Math.abs(touch.clientX - start.x);
      const down = touch.clientY - start.y;
      if (isDragging) drag.move(sample);
      else if (Math.hypot(across, down) < slop) return;
      else if (event.cancelable && Math.abs(down) > across && canDrag(content, down, heightNow())) {
        isDragging = true;
        drag.start(sample);
      } else {
        start = null;
        return;
      }
      // The browser would scroll as well.
      event.preventDefault();
    },
    // Capture runs before the swipe listeners, which ignore prevented events.
    { signal, passive: false, capture: true },
  );
  const release = ({ timeStamp }: TouchEvent): void => {
    start = null;
    if (!isDragging) return;
    isDragging = false;
    drag.end(timeStamp);
  };
  content.addEventListener('touchend', release, { signal });
  content.addEventListener('touchcancel', release, { signal });
  return () => listening.abort();
}

function canDrag(content: HTMLElement, down: number, height: SheetHeight): boolean {
  const { scrollTop, scrollHeight, clientHeight } = content;
  if (down > 0) return scrollTop <= 0;
  return height === 'low' || (height === 'half' && scrollTop + clientHeight >= scrollHeight - 1);
}

/** Whether a touch is on a form field or on a nested element that is scrolled. */
function isInsideScrollable(target: EventTarget | null, content: HTMLElement): boolean {
  let element = target instanceof Element ? target : null;
  while (element !== null && element !== content) {
    if (element.scrollTop > 0 || element.matches('input, textarea, select, [contenteditable]')) return true;
    element = element.parentElement;
  }
  return false;
}
