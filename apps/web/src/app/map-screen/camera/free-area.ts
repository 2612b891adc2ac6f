import { useMemo, useSyncExternalStore } from 'react';
import type { MapPadding } from '../../../map/camera/camera.ts';

/**
 * Returns the padding of the map in CSS pixels: the width of the covered strip at each edge. It is measured on an element
 * that the style sheet places in the free area, so that the layout is defined only once.
 * @param element the free area; its parent is the map
 */
export function useFreeArea(element: HTMLElement): MapPadding {
  const area = useMemo(() => createFreeAreaStore(element), [element]);
  return useSyncExternalStore(area.subscribe, area.read);
}

interface FreeAreaStore {
  /** Returns the same object until the padding changes. */
  readonly read: () => MapPadding;
  readonly subscribe: (onChange: () => void) => () => void;
}

function createFreeAreaStore(element: HTMLElement): FreeAreaStore {
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
