import { useEffect, useEffectEvent, type RefObject } from 'react';
import { logWarning } from '../../lib/log.ts';
import { reducesMotion } from '../../lib/browser/reduces-motion.ts';
import { swipeTarget, type SwipeDirection, type SwipeSurroundings } from './judge-swipe.ts';
import { layLeavingSnapshot } from './swipe-snapshot.ts';
import { watchSwipe } from './watch-swipe.ts';

interface StopSwipeOptions extends SwipeSurroundings {
  /** What shows the stop, and scrolls. */
  readonly pane: RefObject<HTMLElement | null>;
  /** An empty element that covers it. */
  readonly stage: RefObject<HTMLElement | null>;
  readonly onOpen: (placeId: number) => void;
}

/** Lets a finger that swipes over the pane of a stop go on to the next one, or back to the previous one. */
export function useStopSwipe(options: StopSwipeOptions): void {
  const { pane, stage } = options;
  const targetOf = useEffectEvent((direction: SwipeDirection) => swipeTarget(direction, options));
  const end = useEffectEvent((element: HTMLElement, direction: SwipeDirection | null, previewed: number) => {
    const target = direction && swipeTarget(direction, options);
    if (direction === null || target === null) {
      letBack(element, previewed);
      return;
    }
    if (!reducesMotion()) leave(element, stage.current, direction, previewed);
    element.style.transform = '';
    options.onOpen(target);
  });
  useEffect(() => {
    const element = pane.current;
    if (element === null) return undefined;
    return watchSwipe(element, {
      isPossible: (direction) => targetOf(direction) !== null,
      onPreview: (pixels) => {
        if (!reducesMotion()) element.style.transform = pixels === 0 ? '' : `translateX(${pixels}px)`;
      },
      onEnd: (direction, previewed) => end(element, direction, previewed),
    });
  }, [pane]);
}

/** The pane that shows now is seen to leave; where that fails the way goes on without it. */
function leave(
  pane: HTMLElement,
  stage: HTMLElement | null,
  direction: SwipeDirection,
  previewed: number,
): void {
  try {
    if (stage !== null) layLeavingSnapshot(pane, stage, previewed, direction === 'next' ? -1 : 1);
  } catch (error) {
    logWarning(`the picture of the stop that is left failed: ${String(error)}`);
  }
}

/** How long the pane takes to go back to its place, in milliseconds. */
const letBackMilliseconds = 200;

function letBack(pane: HTMLElement, previewed: number): void {
  pane.style.transform = '';
  if (previewed === 0 || reducesMotion()) return;
  pane.animate([{ transform: `translateX(${previewed}px)` }, { transform: 'none' }], {
    duration: letBackMilliseconds,
    easing: 'ease-out',
  });
}
