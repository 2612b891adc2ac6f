import { useEffect, useEffectEvent, type RefObject } from 'react';
import { logWarning } from '../../lib/log.ts';
import { swipeTarget, type SwipeDirection, type SwipeContext } from './classify-swipe.ts';
import { slideSnapshotOut } from './swipe-snapshot.ts';
import { reducesMotion } from '../../lib/browser/reduces-motion.ts';
import { watchSwipe } from './watch-swipe.ts';

interface StopSwipeOptions extends SwipeContext {
  /** The scrolling pane of the stop. */
  readonly pane: RefObject<HTMLElement | null>;
  /** An empty element that covers the pane. */
  readonly stage: RefObject<HTMLElement | null>;
  readonly onOpen: (placeId: number) => void;
}

/** Opens the next or the previous stop on a swipe over the pane. */
export function useStopSwipe(options: StopSwipeOptions): void {
  const { pane, stage } = options;
  const findTarget = useEffectEvent((direction: SwipeDirection) => swipeTarget(direction, options));
  const end = useEffectEvent((element: HTMLElement, direction: SwipeDirection | null, previewed: number) => {
    const target = direction && swipeTarget(direction, options);
    if (direction === null || target === null) {
      animateBack(element, previewed);
      return;
    }
    if (!reducesMotion()) animateOut(element, stage.current, direction, previewed);
    element.style.transform = '';
    options.onOpen(target);
  });
  useEffect(() => {
    const element = pane.current;
    if (element === null) return undefined;
    return watchSwipe(element, {
      isPossible: (direction) => findTarget(direction) !== null,
      onPreview: (pixels) => {
        if (!reducesMotion()) element.style.transform = pixels === 0 ? '' : `translateX(${pixels}px)`;
      },
      onEnd: (direction, previewed) => end(element, direction, previewed),
    });
  }, [pane]);
}

/** Slides a snapshot of the pane out; a failure is logged. */
function animateOut(
  pane: HTMLElement,
  stage: HTMLElement | null,
  direction: SwipeDirection,
  previewed: number,
): void {
  try {
    if (stage !== null) slideSnapshotOut(pane, stage, previewed, direction === 'next' ? -1 : 1);
  } catch (error) {
    logWarning(`the snapshot of the pane failed: ${String(error)}`);
  }
}

/** The duration of the return of the pane in milliseconds. */
const returnMilliseconds = 200;

function animateBack(pane: HTMLElement, previewed: number): void {
  pane.style.transform = '';
  if (previewed === 0 || reducesMotion()) return;
  pane.animate([{ transform: `translateX(${previewed}px)` }, { transform: 'none' }], {
    duration: returnMilliseconds,
    easing: 'ease-out',
  });
}
