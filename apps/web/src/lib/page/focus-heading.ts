/**
 * Takes the keyboard to the heading of the page, for one whose place in it is gone. The page does not scroll.
 * @returns whether there is a heading that takes it
 */
export function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading === null) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return document.activeElement === heading;
}
