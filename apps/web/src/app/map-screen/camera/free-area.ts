import { useMemo, useSyncExternalStore } from 'react';
import { isSamePadding, measurePadding, type MapPadding } from '../../../map/camera/padding.ts';

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
      if (!isSamePadding(known, measured)) known = measured;
      return known;
    },
    subscribe(onChange) {
      const observer = new ResizeObserver(onChange);
      observer.observe(element);
      return () => observer.disconnect();
    },
  };
}
