/** Requests that a number of clients repeat, each when its last one has been answered. */
interface LoadClients {
  readonly count: number;
  readonly request: () => Promise<Response>;
}

export interface LoadResult {
  /** The number of responses by status. */
  readonly statuses: ReadonlyMap<number, number>;
  /** Responses other than 2xx and 304, and requests without a response; at most 20. */
  readonly failures: readonly string[];
}

const maxFailures = 20;

/** Starts clients that send requests until they are stopped. */
export function runLoad(clients: readonly LoadClients[]): { stop(): Promise<LoadResult> } {
  const statuses = new Map<number, number>();
  const failures: string[] = [];
  const stopping = new AbortController();

  function fail(text: string): void {
    if (failures.length < maxFailures) failures.push(text);
  }

  async function send(request: LoadClients['request']): Promise<void> {
    try {
      const response = await request();
      const body = await response.text();
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
      if (!response.ok && response.status !== 304)
        fail(`${response.status} ${response.url}: ${body.slice(0, 200)}`);
    } catch (error) {
      fail(error instanceof Error ? `${error.message}: ${String(error.cause)}` : String(error));
    }
  }

  const running = clients.flatMap(({ count, request }) =>
    Array.from({ length: count }, async () => {
      while (!stopping.signal.aborted) await send(request);
    }),
  );
  return {
    async stop() {
      stopping.abort();
      await Promise.all(running);
      return { statuses, failures };
    },
  };
}
