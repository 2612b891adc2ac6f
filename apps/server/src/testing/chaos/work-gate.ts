import { setTimeout as wait } from 'node:timers/promises';

/** Lets the clients of a run work, interrupts them between two pieces of work, and stops them. */
export interface WorkGate {
  /** Repeats the work that `prepare` resolves to. After an interruption it is prepared again. Resolves when the run stops. */
  run(prepare: () => Promise<() => Promise<void>>): Promise<void>;
  /** Closes the gate; resolves when no client works. */
  close(): Promise<void>;
  open(): void;
  /** From now on no further work begins, and what is tried again is given up. */
  stop(): void;
  isStopping(): boolean;
}

/** Between two looks at a closed gate, in milliseconds. */
const interval = 50;

export function createWorkGate(): WorkGate {
  const working = new Set<object>();
  let isOpen = true;
  const stopping = new AbortController();
  const isStopping = (): boolean => stopping.signal.aborted;

  async function run(prepare: () => Promise<() => Promise<void>>): Promise<void> {
    const client = {};
    let work: (() => Promise<void>) | undefined;
    while (!isStopping()) {
      if (!isOpen) {
        work = undefined;
        await wait(interval);
        continue;
      }
      working.add(client);
      try {
        work ??= await prepare();
        await work();
      } catch (error) {
        if (!isStopping()) throw error;
      } finally {
        working.delete(client);
      }
    }
  }

  return {
    run,
    async close() {
      isOpen = false;
      while (working.size > 0) await wait(interval);
    },
    open: () => void (isOpen = true),
    stop: () => stopping.abort(),
    isStopping,
  };
}
