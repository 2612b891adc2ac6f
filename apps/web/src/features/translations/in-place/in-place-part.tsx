import { useEffect } from 'react';
import { useStore } from 'zustand';
import { LazyDialog } from '../../../ui/dialog/lazy-dialog.tsx';
import { findPointedField } from './find-pointed-field.ts';
import { closeInPlace, inPlaceStore, openInPlace } from './in-place-request.ts';

const load = async () => (await import('./in-place-dialog.tsx')).InPlaceDialog;

/**
 * Opens the two boxes of a text where it is read: Alt and a click on it, or Alt+Enter while the focus is within it. The browser's own meaning of
 * Alt with a click, such as the download of a link, is prevented there only.
 */
export function InPlacePart() {
  useEffect(() => {
    const open = (event: MouseEvent | KeyboardEvent): void => {
      if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event instanceof KeyboardEvent && event.key !== 'Enter') return;
      const reference = findPointedField(event.target);
      if (reference === null) return;
      event.preventDefault();
      event.stopPropagation();
      openInPlace(reference);
    };
    document.addEventListener('click', open, { capture: true });
    document.addEventListener('keydown', open, { capture: true });
    return () => {
      document.removeEventListener('click', open, { capture: true });
      document.removeEventListener('keydown', open, { capture: true });
    };
  }, []);
  const isOpen = useStore(inPlaceStore, ({ reference }) => reference !== null);
  return <LazyDialog isOpen={isOpen} load={load} onClose={closeInPlace} />;
}
