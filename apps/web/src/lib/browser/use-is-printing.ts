import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

let isPrinting = false;
const listeners = new Set<() => void>();

/** The browser lays the page out for printing as soon as the event has been handled, so React has to render at once. */
function setPrinting(next: boolean): void {
  isPrinting = next;
  flushSync(() => {
    for (const listener of listeners) listener();
  });
}

const startPrinting = (): void => setPrinting(true);
const stopPrinting = (): void => setPrinting(false);

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('beforeprint', startPrinting);
    window.addEventListener('afterprint', stopPrinting);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('beforeprint', startPrinting);
    window.removeEventListener('afterprint', stopPrinting);
  };
}

/** Whether the page is being printed, for parts that render less of it on a screen. */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isPrinting,
    () => false,
  );
}
