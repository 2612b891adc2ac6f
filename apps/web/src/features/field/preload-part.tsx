import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../../lib/url/paths.ts';

/** Loads all pages of the feature with the first one, so that they open when the network has been lost on the way. */
export function PreloadPart() {
  const { pathname } = useLocation();
  const isInField = `${pathname}/`.includes(`${paths.field()}/`);
  useEffect(() => {
    if (!isInField) return;
    const screens = [
      import('./near/near-screen.tsx'),
      import('./note/note-screen.tsx'),
      import('./ghost/ghost-screen.tsx'),
      import('./outbox-list/outbox-screen.tsx'),
    ];
    // What is missing is loaded when it is opened.
    void Promise.allSettled(screens);
  }, [isInField]);
  return null;
}
