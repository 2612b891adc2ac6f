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
    const start = async (): Promise<void> => {
      try {
        const { runOutbox } = await import('./run-outbox.ts');
        if (!isLeft) stop = runOutbox(client);
      } catch {
        // The next page tries again.
      }
    };
    const cancel = whenIdle(() => void start());
    return () => {
      isLeft = true;
      cancel();
      stop?.();
    };
  }, [client]);
  return null;
}
