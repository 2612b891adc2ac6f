import type { CDPSession, Page } from '@playwright/test';

/** What Chromium says of the memory of one thread, in bytes; newer versions tell the buffers too. */
interface HeapUsage {
  readonly usedSize: number;
  readonly embedderHeapUsedSize?: number;
  readonly backingStorageSize?: number;
}

/**
 * The memory of a page and its workers after their garbage is collected: values of the script, elements of the page and
 * buffers. What the graphics card or its software holds is not among it.
 * @returns megabytes
 */
export async function measureHeap(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  try {
    await session.send('HeapProfiler.collectGarbage');
    const ofPage = bytesOf(await session.send('Runtime.getHeapUsage'));
    const ofWorkers = await measureWorkers(session);
    return (ofPage + ofWorkers.reduce((sum, bytes) => sum + bytes, 0)) / 1e6;
  } finally {
    await session.detach();
  }
}

function bytesOf({ usedSize, embedderHeapUsedSize = 0, backingStorageSize = 0 }: HeapUsage): number {
  return usedSize + embedderHeapUsedSize + backingStorageSize;
}

/** Asks every worker of the page through the page: a session of their own they have none. */
async function measureWorkers(session: CDPSession): Promise<number[]> {
  const workers: string[] = [];
  session.on('Target.attachedToTarget', ({ sessionId }) => void workers.push(sessionId));
  // Answers when it is attached to all that there are.
  await session.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: false,
    flatten: false,
  });
  const heaps: number[] = [];
  for (const worker of workers) {
    await askWorker(session, worker, 'HeapProfiler.collectGarbage');
    heaps.push(bytesOf(await askWorker(session, worker, 'Runtime.getHeapUsage')));
  }
  await session.send('Target.setAutoAttach', {
    autoAttach: false,
    waitForDebuggerOnStart: false,
    flatten: false,
  });
  return heaps;
}

async function askWorker(session: CDPSession, sessionId: string, method: string): Promise<HeapUsage> {
  const answer = new Promise<HeapUsage>((resolve) => {
    const listen = (event: { readonly sessionId: string; readonly message: string }): void => {
      const message: { readonly id?: number; readonly result?: HeapUsage } = JSON.parse(event.message);
      if (event.sessionId !== sessionId || message.id !== 1) return;
      session.off('Target.receivedMessageFromTarget', listen);
      resolve(message.result ?? { usedSize: 0 });
    };
    session.on('Target.receivedMessageFromTarget', listen);
  });
  await session.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id: 1, method }) });
  return answer;
}
