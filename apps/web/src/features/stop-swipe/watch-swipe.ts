import {
  classifySwipe,
  previewPixels,
  sidewaysDirection,
  type FingerMovement,
  type SwipeDirection,
} from './classify-swipe.ts';

/** Receives the state of a gesture on the pane. */
export interface SwipeListener {
  /** Returns whether a swipe would open a stop. */
  isPossible(direction: SwipeDirection): boolean;
  /** Called with the translation of the pane in CSS pixels. */
  onPreview(pixels: number): void;
  /** Called at the end of the gesture; the direction is null if it was not a swipe. */
  onEnd(direction: SwipeDirection | null, previewed: number): void;
}

/**
 * Detects horizontal swipes on a pane. Horizontally scrolling elements, fields, gestures with a second finger, and prevented
 * events are ignored.
 * @returns removes the listeners
 */
export function watchSwipe(pane: HTMLElement, listener: SwipeListener): () => void {
  let start: { readonly x: number; readonly y: number; readonly time: number } | null = null;
  let previewed = 0;
  const listening = new AbortController();
  const { signal } = listening;

  const measureMovement = ({ clientX, clientY }: Touch, time: number): FingerMovement | null =>
    start && { across: clientX - start.x, down: clientY - start.y, milliseconds: time - start.time };
  const cancel = (): void => {
    if (start === null) return;
    start = null;
    listener.onEnd(null, previewed);
    previewed = 0;
  };

  pane.addEventListener(
    'touchstart',
    ({ touches, target, timeStamp }) => {
      const [touch] = touches;
      if (touches.length !== 1 || touch === undefined) cancel();
      else if (!hasOwnGesture(target, pane)) start = { x: touch.clientX, y: touch.clientY, time: timeStamp };
    },
    { signal, passive: true },
  );
  pane.addEventListener(
    'touchmove',
    (event) => {
      const [touch] = event.touches;
      if (start === null || touch === undefined) return;
      if (event.defaultPrevented) {
        cancel();
        return;
      }
      const movement = measureMovement(touch, event.timeStamp);
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
      const movement = measureMovement(touch, timeStamp);
      const direction = movement && classifySwipe(movement);
      const isSwipe = direction !== null && listener.isPossible(direction);
      start = null;
      listener.onEnd(isSwipe ? direction : null, previewed);
      previewed = 0;
    },
    { signal },
  );
  pane.addEventListener('touchcancel', cancel, { signal });
  return () => listening.abort();
}

/** Whether a touch is on an element that handles horizontal movements itself. */
function hasOwnGesture(target: EventTarget | null, pane: HTMLElement): boolean {
  let element = target instanceof Element ? target : null;
  while (element !== null && element !== pane) {
    const scrollsSideways =
      element.scrollWidth > element.clientWidth && /auto|scroll/.test(getComputedStyle(element).overflowX);
    if (scrollsSideways || element.matches('input, textarea, select, [contenteditable]')) return true;
    element = element.parentElement;
  }
  return false;
}
