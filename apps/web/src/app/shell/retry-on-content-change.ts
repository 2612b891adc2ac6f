/** Input of the visitor, which cancels a pending scroll or focus change. */
const inputEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Calls `attempt` now and after each change of the size or the elements of the content, until it succeeds or the visitor
 * scrolls, clicks or presses a key.
 * @returns stops the attempts
 */
export function retryOnContentChange(attempt: () => boolean): () => void {
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
    for (const name of inputEvents) window.removeEventListener(name, stop);
  };
  sizes.observe(content);
  elements.observe(content, { childList: true, subtree: true });
  for (const name of inputEvents) window.addEventListener(name, stop, { passive: true });
  return stop;
}

/** @returns whether the page is long enough */
export function scrollDownTo(position: number): boolean {
  const lowest = document.documentElement.scrollHeight - window.innerHeight;
  window.scrollTo(0, Math.min(position, lowest));
  return lowest >= position;
}
