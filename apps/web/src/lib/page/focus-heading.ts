/**
 * Moves the keyboard focus to the heading of the page without scrolling, when the focused element was removed.
 * @returns whether the heading has the focus
 */
export function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading === null) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return document.activeElement === heading;
}
