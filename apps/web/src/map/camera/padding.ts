/** The part of the map that panels cover, in CSS pixels from each side. */
export interface MapPadding {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/**
 * Measures the padding of the map on an element that the style sheet places in the free area, so that the layout is defined only once.
 * @param freeArea its parent is the map
 */
export function measurePadding(freeArea: HTMLElement): MapPadding {
  const free = freeArea.getBoundingClientRect();
  const whole = freeArea.parentElement?.getBoundingClientRect() ?? free;
  return {
    top: free.top - whole.top,
    right: whole.right - free.right,
    bottom: whole.bottom - free.bottom,
    left: free.left - whole.left,
  };
}

/** Whether two paddings have the same widths. */
export function isSamePadding(one: MapPadding, other: MapPadding): boolean {
  return (
    one.top === other.top &&
    one.right === other.right &&
    one.bottom === other.bottom &&
    one.left === other.left
  );
}
