import { useEffect } from 'react';
import { ACTION_CLOSE, useEvents } from 'yet-another-react-lightbox';

declare global {
  interface Window {
    /** Tells of the ways in which a system asks a page to close something; not every browser has it. */
    readonly CloseWatcher?: new () => EventTarget & { destroy(): void };
  }
}

/** Closes the viewer when the system asks for it: with the back gesture of a phone, which would else leave the stop. */
export function useCloseRequest(): void {
  const { publish } = useEvents();
  useEffect(() => {
    if (window.CloseWatcher === undefined) return undefined;
    const watcher = new window.CloseWatcher();
    const close = () => publish(ACTION_CLOSE);
    watcher.addEventListener('close', close);
    return () => {
      watcher.removeEventListener('close', close);
      watcher.destroy();
    };
  }, [publish]);
}
