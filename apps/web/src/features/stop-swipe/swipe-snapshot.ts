/** How long the snapshot takes to leave, in milliseconds. */
const exitMilliseconds = 300;
/** When the snapshot is taken away, in milliseconds after it was laid: a little later, so that it is never cut short. */
const removalMilliseconds = 320;

/** Attributes that may stand in a page only once, or that would make a copy act. */
const onlyOnce = ['id', 'name', 'for', 'aria-labelledby', 'aria-describedby', 'autofocus'];

/**
 * Lays a picture of a pane over it that slides out, so that what is shown next is there at once and the old page is seen
 * to leave. The picture is a copy of the pane's elements, out of reach of keyboard, pointer and screen reader.
 * @param pane what is shown now; it scrolls
 * @param stage an empty element that covers the pane
 * @param offset where the finger has already moved the pane, in CSS pixels
 * @param direction -1 leaves to the left, 1 to the right
 * @throws what the browser throws when the elements cannot be copied or moved; nothing is left behind then
 */
export function layLeavingSnapshot(
  pane: HTMLElement,
  stage: HTMLElement,
  offset: number,
  direction: -1 | 1,
): void {
  const copy = copyOf(pane);
  stage.append(copy);
  try {
    copy.scrollTop = pane.scrollTop;
    slideOut(copy, offset, direction);
  } catch (error) {
    copy.remove();
    throw error;
  }
}

function slideOut(copy: HTMLElement, offset: number, direction: -1 | 1): void {
  copy.animate(
    [
      { transform: `translateX(${offset}px)`, opacity: 1 },
      { transform: `translateX(${direction * 100}%)`, opacity: 0.6 },
    ],
    { duration: exitMilliseconds, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)', fill: 'forwards' },
  );
  setTimeout(() => copy.remove(), removalMilliseconds);
}

function copyOf(pane: HTMLElement): HTMLElement {
  const copy = pane.cloneNode(true);
  if (!(copy instanceof HTMLElement)) throw new TypeError('the copy of the pane is no element');
  for (const embedded of copy.querySelectorAll('iframe, video, audio, script')) embedded.remove();
  for (const element of [copy, ...copy.querySelectorAll('*')])
    for (const name of onlyOnce) element.removeAttribute(name);
  copy.inert = true;
  copy.setAttribute('aria-hidden', 'true');
  copy.style.transform = '';
  return copy;
}
