import {
  judgeSwipe,
  previewPixels,
  sidewaysDirection,
  type FingerMovement,
  type SwipeDirection,
} from './judge-swipe.ts';

/** What is told about a finger on the pane. */
export interface SwipeListener {
  /** Whether a swipe would lead somewhere. */
  isPossible(direction: SwipeDirection): boolean;
  /** The pane follows the finger, in CSS pixels. */
  onPreview(pixels: number): void;
  /** The finger has left; null when it was no swipe. */
  onEnd(direction: SwipeDirection | null, previewed: number): void;
}

/**
 * Watches a pane for swipes to the side. What scrolls sideways within it, fields, a second finger, and gestures that others
 * have taken (their movements are prevented) are left alone.
 */
export function watchSwipe(pane: HTMLElement, listener: SwipeListener): () => void {
  let start: { readonly x: number; readonly y: number; readonly time: number } | null = null;
  let previewed = 0;
  const listening = new AbortController();
  const { signal } = listening;

  const movementTo = ({ clientX, clientY }: Touch, time: number): FingerMovement | null =>
    start && { across: clientX - start.x, down: clientY - start.y, milliseconds: time - start.time };
  const giveUp = (): void => {
    if (start === null) return;
    start = null;
    listener.onEnd(null, previewed);
    previewed = 0;
  };

  pane.addEventListener(
    'touchstart',
    ({ touches, target, timeStamp }) => {
      const [touch] = touches;
      if (touches.length !== 1 || touch === undefined) giveUp();
      else if (!belongsToAnother(target, pane))
        start = { x: touch.clientX, y: touch.clientY, time: timeStamp };
    },
    { signal, passive: true },
  );
  pane.addEventListener(
    'touchmove',
    (event) => {
      const [touch] = event.touches;
      if (start === null || touch === undefined) return;
      if (event.defaultPrevented) {
        giveUp();
        return;
      }
      const movement = movementTo(touch, event.timeStamp);
      const direction = movement && sidewaysDirection(movement);
      const isFollowed = movement !== null && direction !== null && listener.isPossible(direction);
      previewed = isFollowed ? previewPixels(movement) : 0;
      listener.onPreview(previewed);
      if (isFollowed && event.cancelable) event.preventDefault();
    },
    { signal, passive: false },
  );
  pane.addEventListener(
    'touchend',
    ({ changedTouches, timeStamp }) => {
      const [touch] = changedTouches;
      if (start === null || touch === undefined) return;
      const movement = movementTo(touch, timeStamp);
      const direction = movement && judgeSwipe(movement);
      const isSwipe = direction !== null && listener.isPossible(direction);
      start = null;
      listener.onEnd(isSwipe ? direction : null, previewed);
      previewed = 0;
    },
    { signal },
  );
  pane.addEventListener('touchcancel', giveUp, { signal });
  return () => listening.abort();
}

/** Whether a finger lies on something that takes movements to the side itself. */
function belongsToAnother(target: EventTarget | null, pane: HTMLElement): boolean {
  let element = target instanceof Element ? target : null;
  while (element !== null && element !== pane) {
    const scrollsSideways =
      element.scrollWidth > element.clientWidth && /auto|scroll/.test(getComputedStyle(element).overflowX);
    if (scrollsSideways || element.matches('input, textarea, select, [contenteditable]')) return true;
    element = element.parentElement;
  }
  return false;
}
