/** Takes the keyboard to the heading of the page, for one whose place in it is gone. The page does not scroll. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
