import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

let isPrinting = false;
const listeners = new Set<() => void>();

/** Renders synchronously, because the browser prints the page as soon as the event has been handled. */
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

/** Whether the page is being printed, for components that render only a part of their content on screens. */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isPrinting,
    () => false,
  );
}
