/**
 * Calls back when what has just changed on the page is laid out, and whatever watches its sizes has answered: in the frame
 * after the next one, since sizes are told at the end of a frame.
 * @returns what ends the waiting
 */
export function afterLayout(callback: () => void): () => void {
  let request = requestAnimationFrame(() => {
    request = requestAnimationFrame(callback);
  });
  return () => cancelAnimationFrame(request);
}
