import { createBusyError, createTaskQueue } from '../responses/task-queue.ts';
import {
  singleHolder,
  type ClientNetworks,
  admits,
  sumHoldings,
  type Holding,
  type SharedLimit,
} from '../lib/shared-limit.ts';
import { clientNetworks } from './client-network.ts';

/** Who has asked for a task. */
export type Requester =
  /** An account, as a known browser, a session or a link of an e-mail proves, which nobody else can have. */
  | { readonly kind: 'account'; readonly userId: number }
  | { readonly kind: 'network'; readonly address: string };

/** Runs tasks for accounts and for unknown clients in separate queues, so that a flood of the unknown delays no owner. */
export interface RequesterQueue {
  /** @throws {RequestError} `unavailable` when the share of the requester is used up or the task has waited for too long. */
  run<Result>(requester: Requester, task: () => Promise<Result>): Promise<Result>;
}

/** How many tasks are queued or run for an account, and for all. Anybody can register accounts. */
const accountTasks: SharedLimit = {
  usual: { address: 2, neighbourhood: 2, region: 2, whole: 60 },
  reserve: { address: 1, neighbourhood: 1, region: 1, whole: 240 },
};
/** How many tasks are queued or run for the networks of an unknown client, and for all. */
const networkTasks: SharedLimit = {
  usual: { address: 20, neighbourhood: 30, region: 50, whole: 100 },
  reserve: { address: 1, neighbourhood: 1, region: 4, whole: 300 },
};
/** In milliseconds. */
const maxWait = 5_000;

export function createRequesterQueue(
  concurrency: Readonly<Record<'accounts' | 'networks', number>>,
): RequesterQueue {
  const ofAccounts = createSharedQueue(accountTasks, concurrency.accounts);
  const ofNetworks = createSharedQueue(networkTasks, concurrency.networks);
  return {
    run: (requester, task) =>
      requester.kind === 'account'
        ? ofAccounts(singleHolder(String(requester.userId)), task)
        : ofNetworks(clientNetworks(requester.address), task),
  };
}

/** Creates the function that runs the tasks of one queue. */
function createSharedQueue(limit: SharedLimit, concurrency: number) {
  const queue = createTaskQueue({ concurrency, maxWait, maxWaiting: Number.POSITIVE_INFINITY });
  const present = new Set<Holding>();
  return async function run<Result>(client: ClientNetworks, task: () => Promise<Result>): Promise<Result> {
    if (!admits(limit, sumHoldings(client, present))) throw createBusyError();
    const holding: Holding = { client, amount: 1 };
    present.add(holding);
    try {
      return await queue.run(task);
    } finally {
      present.delete(holding);
    }
  };
}
