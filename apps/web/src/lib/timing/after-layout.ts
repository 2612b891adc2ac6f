/**
 * Calls back after layout and after the resize observers have run: in the frame after the next one, because resize observers
 * run at the end of a frame.
 * @returns a function that cancels the callback
 */
export function afterLayout(callback: () => void): () => void {
  let request = requestAnimationFrame(() => {
    request = requestAnimationFrame(callback);
  });
  return () => cancelAnimationFrame(request);
}
