import { useEffect, useState, type RefObject } from 'react';
import type { MapPadding } from '../../../map/camera/padding.ts';

const nothingCovered: MapPadding = { top: 0, right: 0, bottom: 0, left: 0 };

/** At most this share of the height is left out below: an open list covers the scene, but does not push it away. */
const largestShareBelow = 0.5;

/** The part of the scene that a panel covers: at the left if it is narrow, else below. */
export function useFreeArea(panel: RefObject<HTMLElement | null>): MapPadding {
  const [padding, setPadding] = useState(nothingCovered);
  useEffect(() => {
    const { current } = panel;
    if (current === null) return undefined;
    const measure = (): void => {
      const { top, right, left, width } = current.getBoundingClientRect();
      const { innerWidth, innerHeight } = window;
      const isAtLeft = width > 0 && left < 40 && right < innerWidth * 0.6;
      const covered = Math.min(Math.max(0, innerHeight - top), innerHeight * largestShareBelow);
      const next = isAtLeft
        ? { ...nothingCovered, left: Math.round(right) }
        : { ...nothingCovered, bottom: Math.round(covered) };
      setPadding((before) => (before.left === next.left && before.bottom === next.bottom ? before : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [panel]);
  return padding;
}
