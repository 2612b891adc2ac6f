import { whenPartsAreLoaded } from './first-screen.ts';

/** The time after the load event before the page can count as idle, in milliseconds. */
const delayMilliseconds = 2000;

/** Calls a function once when the page with all of its parts is loaded and idle. @returns a function that cancels the call */
export function whenIdle(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let request: number | undefined;
  let cancelWaiting = (): unknown => undefined;
  const requestIdle = (): void => {
    // Not supported by every browser, although the type says so.
    if ('requestIdleCallback' in window) request = requestIdleCallback(callback);
    else callback();
  };
  const wait = (): void => {
    timer = setTimeout(() => {
      cancelWaiting = whenPartsAreLoaded(requestIdle);
    }, delayMilliseconds);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => {
    window.removeEventListener('load', wait);
    clearTimeout(timer);
    cancelWaiting();
    if (request !== undefined) cancelIdleCallback(request);
  };
}
