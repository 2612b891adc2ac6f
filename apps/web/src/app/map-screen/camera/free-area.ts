import { useMemo, useSyncExternalStore } from 'react';
import type { MapPadding } from '../../../map/camera.ts';

/**
 * What the sheets cover of the map, in CSS pixels from each side. It is measured on the element that the style sheet lays
 * where nothing else lies: one source for both, which cannot drift apart.
 * @param element the free area; its parent is the map
 */
export function useFreeArea(element: HTMLElement): MapPadding {
  const area = useMemo(() => watchFreeArea(element), [element]);
  return useSyncExternalStore(area.subscribe, area.read);
}

interface WatchedArea {
  /** The same object while nothing has changed. */
  readonly read: () => MapPadding;
  readonly subscribe: (onChange: () => void) => () => void;
}

function watchFreeArea(element: HTMLElement): WatchedArea {
  let known = measurePadding(element);
  return {
    read() {
      const measured = measurePadding(element);
      if (!isSame(known, measured)) known = measured;
      return known;
    },
    subscribe(onChange) {
      const observer = new ResizeObserver(onChange);
      observer.observe(element);
      return () => observer.disconnect();
    },
  };
}

function measurePadding(element: HTMLElement): MapPadding {
  const free = element.getBoundingClientRect();
  const whole = element.parentElement?.getBoundingClientRect() ?? free;
  return {
    top: free.top - whole.top,
    right: whole.right - free.right,
    bottom: whole.bottom - free.bottom,
    left: free.left - whole.left,
  };
}

function isSame(one: MapPadding, other: MapPadding): boolean {
  return (
    one.top === other.top &&
    one.right === other.right &&
    one.bottom === other.bottom &&
    one.left === other.left
  );
}
