import type { CDPSession, Page } from '@playwright/test';

/** Chromium's heap usage of one thread, in bytes; only newer versions report the buffers. */
interface HeapUsage {
  readonly usedSize: number;
  readonly embedderHeapUsedSize?: number;
  readonly backingStorageSize?: number;
}

/**
 * Measures the memory of a page and its workers after garbage collection: JavaScript heap, DOM and buffers, without GPU
 * memory.
 * @returns megabytes
 */
export async function measureHeap(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  try {
    await session.send('HeapProfiler.collectGarbage');
    const pageBytes = sumHeapBytes(await session.send('Runtime.getHeapUsage'));
    const workerBytes = await measureWorkers(session);
    return (pageBytes + workerBytes.reduce((sum, bytes) => sum + bytes, 0)) / 1e6;
  } finally {
    await session.detach();
  }
}

function sumHeapBytes({ usedSize, embedderHeapUsedSize = 0, backingStorageSize = 0 }: HeapUsage): number {
  return usedSize + embedderHeapUsedSize + backingStorageSize;
}

/** Measures the workers through the session of the page, since Playwright opens no sessions for workers. */
async function measureWorkers(session: CDPSession): Promise<number[]> {
  const workers: string[] = [];
  session.on('Target.attachedToTarget', ({ sessionId }) => void workers.push(sessionId));
  // Resolves after attaching to all existing workers.
  await session.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: false,
    flatten: false,
  });
  const heaps: number[] = [];
  for (const worker of workers) {
    await sendToWorker(session, worker, 'HeapProfiler.collectGarbage');
    heaps.push(sumHeapBytes(await sendToWorker(session, worker, 'Runtime.getHeapUsage')));
  }
  await session.send('Target.setAutoAttach', {
    autoAttach: false,
    waitForDebuggerOnStart: false,
    flatten: false,
  });
  return heaps;
}

async function sendToWorker(session: CDPSession, sessionId: string, method: string): Promise<HeapUsage> {
  const response = new Promise<HeapUsage>((resolve) => {
    const listen = (event: { readonly sessionId: string; readonly message: string }): void => {
      const message: { readonly id?: number; readonly result?: HeapUsage } = JSON.parse(event.message);
      if (event.sessionId !== sessionId || message.id !== 1) return;
      session.off('Target.receivedMessageFromTarget', listen);
      resolve(message.result ?? { usedSize: 0 });
    };
    session.on('Target.receivedMessageFromTarget', listen);
  });
  await session.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id: 1, method }) });
  return response;
}
