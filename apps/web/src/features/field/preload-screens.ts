import { useEffect } from 'react';
import { whenIdle } from '../../lib/loading/when-idle.ts';

/** Loads the other pages of the feature when the page is idle, so that they open when the network has been lost on the way. */
export function usePreloadedScreens(): void {
  useEffect(
    () =>
      whenIdle(() => {
        const screens = [
          import('./near/near-screen.tsx'),
          import('./note/note-screen.tsx'),
          import('./ghost/ghost-screen.tsx'),
          import('./outbox-list/outbox-screen.tsx'),
        ];
        // What is missing is loaded when it is opened.
        void Promise.allSettled(screens);
      }),
    [],
  );
}
