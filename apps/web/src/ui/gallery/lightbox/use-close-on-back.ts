import { useEffect } from 'react';
import { ACTION_CLOSE, useEvents } from 'yet-another-react-lightbox';
import { readPictureEntry } from '../../../lib/images/picture-history-entry.ts';

/** Closes the viewer when the visitor leaves its history entry with the Back button, a key or a gesture. */
export function useCloseOnBack(): void {
  const { publish, subscribe } = useEvents();
  useEffect(() => {
    let isClosing = false;
    const unsubscribe = subscribe(ACTION_CLOSE, () => {
      isClosing = true;
    });
    const close = () => {
      // A viewer that is closed otherwise leaves its history entry itself.
      if (!isClosing && readPictureEntry() === null) publish(ACTION_CLOSE);
    };
    window.addEventListener('popstate', close);
    return () => {
      unsubscribe();
      window.removeEventListener('popstate', close);
    };
  }, [publish, subscribe]);
}
