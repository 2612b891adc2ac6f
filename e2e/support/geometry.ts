import type { Locator } from '@playwright/test';

/** A point of the window in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A rectangle of the window in CSS pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The bounding box of the first matching element, visible or not. */
export async function boxOf(locator: Locator): Promise<Box> {
  return locator.first().evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return { left, top, right, bottom };
  });
}

export async function centreOf(locator: Locator): Promise<Point> {
  const { left, top, right, bottom } = await boxOf(locator);
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

/** Whether the bounding boxes of two elements intersect. */
export async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await boxOf(one), await boxOf(other)];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Whether the centre of an element is painted below another one, even below one that lets the pointer through. */
export async function isPaintedOver(locator: Locator): Promise<boolean> {
  const style = await locator.page().addStyleTag({ content: '* { pointer-events: auto !important }' });
  const isOver = await locator.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return !element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  await style.evaluate((element) => element.parentNode?.removeChild(element));
  return isOver;
}
