import { useEffect } from 'react';
import { useBrowserApiClient } from '../../../lib/api/api-client-context.tsx';
import { whenIdle } from '../../../lib/loading/when-idle.ts';
import { readLocal } from '../../../lib/storage/local-storage.ts';

/** Sends the outbox of a traveller while a page is open; loads nothing for visitors who have never kept a note. */
export function OutboxPart() {
  const client = useBrowserApiClient();
  useEffect(() => {
    if (client === null || readLocal('fieldOutbox') === null) return undefined;
    let stop: (() => void) | null = null;
    let isLeft = false;
    const cancel = whenIdle(() => {
      void import('./run-outbox.ts').then(
        ({ runOutbox }) => {
          if (!isLeft) stop = runOutbox(client);
        },
        // The next page tries again.
        () => undefined,
      );
    });
    return () => {
      isLeft = true;
      cancel();
      stop?.();
    };
  }, [client]);
  return null;
}
