/** The duration of the exit animation in milliseconds. */
const exitMilliseconds = 300;
/** The time after which the snapshot is removed, in milliseconds; longer than the animation. */
const removalMilliseconds = 320;

/** Attributes that must be unique in the page or have side effects. */
const removedAttributes = ['id', 'name', 'for', 'aria-labelledby', 'aria-describedby', 'autofocus'];

/**
 * Shows a snapshot of a pane that slides out over the new content. The snapshot is a copy of the elements, which is inert for
 * keyboard, pointer and screen readers.
 * @param pane the scrolling pane
 * @param stage an empty element that covers the pane
 * @param offset the current translation of the pane in CSS pixels
 * @param direction -1 slides to the left, 1 to the right
 * @throws the error of the browser if the elements cannot be copied or animated; the snapshot is removed then
 */
export function slideSnapshotOut(
  pane: HTMLElement,
  stage: HTMLElement,
  offset: number,
  direction: -1 | 1,
): void {
  const copy = clonePane(pane);
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

function clonePane(pane: HTMLElement): HTMLElement {
  const copy = pane.cloneNode(true);
  if (!(copy instanceof HTMLElement)) throw new TypeError('the copy of the pane is not an element');
  for (const embedded of copy.querySelectorAll('iframe, video, audio, script')) embedded.remove();
  for (const element of [copy, ...copy.querySelectorAll('*')])
    for (const name of removedAttributes) element.removeAttribute(name);
  copy.inert = true;
  copy.setAttribute('aria-hidden', 'true');
  copy.style.transform = '';
  return copy;
}
