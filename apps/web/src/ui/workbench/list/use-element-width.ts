import { useLayoutEffect, useState, type RefObject } from 'react';

/** The width of an element inside its border and scroll bar, in pixels; 0 before it is measured. */
export function useElementWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const measured = element.current;
    if (measured === null) return undefined;
    const measure = (): void => setWidth(measured.clientWidth);
    measure();
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure);
    observer?.observe(measured);
    return () => observer?.disconnect();
  }, [element]);
  return width;
}
