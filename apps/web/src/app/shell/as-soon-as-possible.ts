/** What a visitor does who moves on the page: whoever does so is led nowhere any more. */
const visitorsMovements = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Tries now and whenever the content changes, in size or elements, until it succeeds or the visitor moves.
 * @returns what ends it
 */
export function asSoonAsPossible(attempt: () => boolean): () => void {
  const content = document.getElementById('content');
  if (attempt() || content === null) return () => {};
  const attemptAgain = (): void => {
    if (attempt()) stop();
  };
  const sizes = new ResizeObserver(attemptAgain);
  const elements = new MutationObserver(attemptAgain);
  const stop = (): void => {
    sizes.disconnect();
    elements.disconnect();
    for (const name of visitorsMovements) window.removeEventListener(name, stop);
  };
  sizes.observe(content);
  elements.observe(content, { childList: true, subtree: true });
  for (const name of visitorsMovements) window.addEventListener(name, stop, { passive: true });
  return stop;
}

/** @returns whether the page was long enough */
export function scrollDownTo(position: number): boolean {
  const lowest = document.documentElement.scrollHeight - window.innerHeight;
  window.scrollTo(0, Math.min(position, lowest));
  return lowest >= position;
}
