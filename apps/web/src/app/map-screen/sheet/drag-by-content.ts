import type { SheetDrag } from './sheet-drag.ts';
import type { SheetHeight } from './sheet-heights.ts';

/** How far a finger moves before it is known where it goes, in CSS pixels. */
const slop = 4;

/**
 * Lets a sheet be dragged by its content, where scrolling has nothing to do: downwards at the top of the content, upwards
 * while the sheet is low or all of the content is seen. Whose a gesture is, is decided once, by its first movement.
 */
export function dragByContent(
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
      const isOwn = touch !== undefined && touches.length === 1 && !isHeldInside(target, content);
      if (isDragging) return;
      start = isOwn ? { x: touch.clientX, y: touch.clientY } : null;
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
      else if (event.cancelable && Math.abs(down) > across && isFreeToMove(content, down, heightNow())) {
        isDragging = true;
        drag.start(sample);
      } else {
        start = null;
        return;
      }
      // The browser would scroll as well.
      event.preventDefault();
    },
    // Before those who listen for swipes: they leave alone what is prevented.
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

function isFreeToMove(content: HTMLElement, down: number, height: SheetHeight): boolean {
  const { scrollTop, scrollHeight, clientHeight } = content;
  if (down > 0) return scrollTop <= 0;
  return height === 'low' || (height === 'half' && scrollTop + clientHeight >= scrollHeight - 1);
}

/** Whether a finger lies on something that it moves itself: a field, or a part that is scrolled away from its top. */
function isHeldInside(target: EventTarget | null, content: HTMLElement): boolean {
  let element = target instanceof Element ? target : null;
  while (element !== null && element !== content) {
    if (element.scrollTop > 0 || element.matches('input, textarea, select, [contenteditable]')) return true;
    element = element.parentElement;
  }
  return false;
}
