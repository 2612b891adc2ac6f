import { useEffect } from 'react';
import { ACTION_CLOSE, useEvents } from 'yet-another-react-lightbox';
import { readPictureEntry } from '../../../lib/images/picture-history-entry.ts';

/** Closes the viewer when the visitor goes back from its entry of the history: by a button, a key, the gesture of a phone. */
export function useCloseRequest(): void {
  const { publish, subscribe } = useEvents();
  useEffect(() => {
    let isClosing = false;
    const unsubscribe = subscribe(ACTION_CLOSE, () => {
      isClosing = true;
    });
    const close = () => {
      // A viewer that is closed in another way goes back by itself.
      if (!isClosing && readPictureEntry() === null) publish(ACTION_CLOSE);
    };
    window.addEventListener('popstate', close);
    return () => {
      unsubscribe();
      window.removeEventListener('popstate', close);
    };
  }, [publish, subscribe]);
}
