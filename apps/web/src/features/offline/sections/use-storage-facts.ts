import { useEffect, useState } from 'react';
import { onKeptSections } from './keeping-store.ts';

interface StorageFacts {
  /** The bytes that the browser still stores for this site; null if it does not report them. */
  readonly free: number | null;
  /** Whether the browser deletes nothing by itself. */
  readonly isPersisted: boolean;
}

/** The space for this site, read again when a section has been kept or deleted. */
export function useStorageFacts(): StorageFacts {
  const [facts, setFacts] = useState<StorageFacts>({ free: null, isPersisted: false });
  useEffect(
    () =>
      onKeptSections(() => {
        void readFacts().then(setFacts);
      }),
    [],
  );
  return facts;
}

async function readFacts(): Promise<StorageFacts> {
  try {
    const { quota, usage } = await navigator.storage.estimate();
    const free = quota === undefined || usage === undefined ? null : Math.max(0, quota - usage);
    return { free, isPersisted: await navigator.storage.persisted() };
  } catch {
    return { free: null, isPersisted: false };
  }
}
