import { openOutboxDatabase } from './outbox-database.ts';

const lockName = 'cae-map-outbox';

/** How long a sender without the locks of the browser may take before another tab continues, in milliseconds. */
const leaseMilliseconds = 120_000;

/**
 * Runs work in one tab at a time. Without the locks of the browser, which need HTTPS, a lease in the database has that effect as long as
 * clocks agree; what two tabs send then is still stored once, because the server recognises its key.
 * @returns false if another tab is sending
 */
export async function whileOnlySender(work: () => Promise<void>): Promise<boolean> {
  // The type is wrong for insecure contexts and older browsers.
  const locks: LockManager | undefined = navigator.locks;
  if (locks === undefined) return await withLease(work);
  return await locks.request(lockName, { ifAvailable: true }, async (lock) => {
    if (lock === null) return false;
    await work();
    return true;
  });
}

async function withLease(work: () => Promise<void>): Promise<boolean> {
  const holder = crypto.getRandomValues(new Uint32Array(2)).join('-');
  if (!(await takeLease(holder))) return false;
  const renewal = setInterval(() => void takeLease(holder).catch(() => undefined), leaseMilliseconds / 3);
  try {
    await work();
  } finally {
    clearInterval(renewal);
    await releaseLease(holder);
  }
  return true;
}

async function takeLease(holder: string): Promise<boolean> {
  const transaction = (await openOutboxDatabase()).transaction('lease', 'readwrite');
  const now = Date.now();
  const lease = await transaction.store.get('sender');
  // A lease that is longer than any is one of a clock that has been put back.
  const isTaken = lease !== undefined && lease.until > now && lease.until - now <= leaseMilliseconds;
  const isFree = !isTaken || lease.holder === holder;
  if (isFree) await transaction.store.put({ holder, until: now + leaseMilliseconds }, 'sender');
  await transaction.done;
  return isFree;
}

async function releaseLease(holder: string): Promise<void> {
  const transaction = (await openOutboxDatabase()).transaction('lease', 'readwrite');
  const lease = await transaction.store.get('sender');
  if (lease?.holder === holder) await transaction.store.delete('sender');
  await transaction.done;
}
