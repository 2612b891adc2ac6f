/** The time after the load event before the page can count as idle, in milliseconds: the map is loaded first. */
const delayMilliseconds = 2000;

/** Calls a function once when the loaded page is idle. @returns a function that cancels the call */
export function whenIdle(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let request: number | undefined;
  const wait = (): void => {
    timer = setTimeout(() => {
      // Not supported by every browser, although the type says so.
      if ('requestIdleCallback' in window) request = requestIdleCallback(callback);
      else callback();
    }, delayMilliseconds);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => {
    window.removeEventListener('load', wait);
    clearTimeout(timer);
    if (request !== undefined) cancelIdleCallback(request);
  };
}
