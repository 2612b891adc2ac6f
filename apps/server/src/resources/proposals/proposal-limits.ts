import { RequestError } from '../../responses/request-error.ts';
import type { AttemptLimits, SharedAttempts } from '../../security/attempt-limits.ts';
import { admits, mostOfAll, type Allowance, type SharedLimit } from '../../lib/shared-limit.ts';
import { clientNetwork } from '../../security/client-network.ts';

const daySeconds = 24 * 60 * 60;

/** How many proposals may be sent in 15 minutes. */
export const proposalAttempts: SharedAttempts = {
  name: 'proposal',
  usual: { address: 10, neighbourhood: 20, region: 60, whole: 200 },
  reserve: { address: 2, neighbourhood: 2, region: 20, whole: 600 },
};
/** How many proposals one network may send in a day. */
export const maxOfNetworkInDay = 60;

/** How many photographs may be announced in 15 minutes. */
export const photographAttempts: SharedAttempts = {
  name: 'photograph',
  usual: { address: 5, neighbourhood: 10, region: 20, whole: 60 },
  reserve: { address: 2, neighbourhood: 2, region: 10, whole: 600 },
};
/** How many photographs one network may announce in a day. */
export const maxPhotographsOfNetworkInDay = 20;

/** How many proposals may wait for a decision. Single addresses are not stored with them. */
const waitingProposals: SharedLimit = {
  usual: { address: 60, neighbourhood: 60, region: 120, whole: 500 },
  reserve: { address: 1, neighbourhood: 1, region: 20, whole: 500 },
};
export const maxOpenProposals = mostOfAll(waitingProposals);

/**
 * Counts a proposal before it is stored. The counters are keyed hashes, which expire.
 * @throws {RequestError} `too_many_requests`
 */
export async function countProposal(limits: AttemptLimits, address: string): Promise<void> {
  const network = clientNetwork(address);
  await limits.count([
    { key: `proposal-day:${network}`, limit: maxOfNetworkInDay, windowSeconds: daySeconds },
  ]);
  await limits.countShared(proposalAttempts, address);
}

/**
 * Counts a photograph before its transfer begins.
 * @throws {RequestError} `too_many_requests`
 */
export async function countPhotograph(limits: AttemptLimits, address: string): Promise<void> {
  const network = clientNetwork(address);
  await limits.count([
    { key: `photograph-day:${network}`, limit: maxPhotographsOfNetworkInDay, windowSeconds: daySeconds },
  ]);
  await limits.countShared(photographAttempts, address);
}

/**
 * Checks that one more proposal of a client may wait for a decision.
 * @param waiting those of the client's networks, and all
 * @throws {RequestError} `too_many_requests`
 */
export function checkWaiting(waiting: Allowance): void {
  if (admits(waitingProposals, waiting)) return;
  throw new RequestError(
    'too_many_requests',
    'Too many proposals are waiting for the editors: try again in a few days.',
    { retryAfterSeconds: daySeconds },
  );
}
