import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { ChapterTurns } from './use-reader-keys.ts';

/** The movement of a finger, in CSS pixels (right and down are positive) and milliseconds. */
export interface FingerPath {
  readonly across: number;
  readonly down: number;
  readonly milliseconds: number;
}

/** A shorter movement may be a tap, a slower one a selection. */
const leastPixels = 70;
const longestMilliseconds = 700;
/** How many times wider than high a swipe is: text is scrolled up and down. */
const leastRatio = 2.5;

/** Returns the chapter that a swipe opens: to the left the next one; null for any other movement. */
export function classifyChapterSwipe({ across, down, milliseconds }: FingerPath): 'previous' | 'next' | null {
  const isSwipe =
    Math.abs(across) >= leastPixels &&
    Math.abs(across) >= Math.abs(down) * leastRatio &&
    milliseconds <= longestMilliseconds;
  if (!isSwipe) return null;
  return across < 0 ? 'next' : 'previous';
}

/** Opens the previous or the next chapter by a sideways swipe of one finger on the text, unless a part of it is selected. */
export function useChapterSwipe(article: RefObject<HTMLElement | null>, turns: ChapterTurns): void {
  const finish = useEffectEvent((path: FingerPath) => {
    if (document.getSelection()?.isCollapsed === false) return;
    const direction = classifyChapterSwipe(path);
    if (direction === 'next') turns.onNextChapter();
    if (direction === 'previous') turns.onPreviousChapter();
  });
  useEffect(() => {
    const { current } = article;
    if (current === null) return undefined;
    let start: { readonly x: number; readonly y: number; readonly time: number } | null = null;
    const handleStart = ({ touches, timeStamp }: TouchEvent): void => {
      const [touch] = touches;
      start = touches.length === 1 && touch ? { x: touch.clientX, y: touch.clientY, time: timeStamp } : null;
    };
    const handleEnd = ({ changedTouches, touches, timeStamp }: TouchEvent): void => {
      const [touch] = changedTouches;
      if (start === null || touch === undefined || touches.length > 0) return;
      finish({
        across: touch.clientX - start.x,
        down: touch.clientY - start.y,
        milliseconds: timeStamp - start.time,
      });
      start = null;
    };
    current.addEventListener('touchstart', handleStart, { passive: true });
    current.addEventListener('touchend', handleEnd, { passive: true });
    return () => {
      current.removeEventListener('touchstart', handleStart);
      current.removeEventListener('touchend', handleEnd);
    };
  }, [article]);
}
