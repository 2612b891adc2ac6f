import { logWarning } from '../../lib/log.ts';

/** The id of the notice that the application could not be loaded. */
export const startFailureId = 'start-failure';

/**
 * Calls a function until it succeeds. After a failure the notice is shown, until the visitor tries again or the network returns.
 * @param load a repeated call must not be answered from a failure that the browser remembers
 */
export async function loadWithRetry<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      logWarning(`the application could not be loaded: ${String(error)}`);
      await waitForRetry(document.getElementById(startFailureId));
    }
  }
}

async function waitForRetry(notice: HTMLElement | null): Promise<void> {
  const waiting = new AbortController();
  await new Promise<void>((resolve) => {
    const retry = () => resolve();
    window.addEventListener('online', retry, { signal: waiting.signal });
    notice?.querySelector('button')?.addEventListener('click', retry, { signal: waiting.signal });
    if (notice !== null) notice.hidden = false;
  });
  waiting.abort();
  if (notice !== null) notice.hidden = true;
}
