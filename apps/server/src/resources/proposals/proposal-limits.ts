import { RequestError } from '../../responses/request-error.ts';
import type { AttemptLimits } from '../../security/attempt-limits.ts';
import { clientNetwork } from '../../security/client-network.ts';

const daySeconds = 24 * 60 * 60;

/** How many proposals one network may send in 15 minutes and in a day, and all together in 15 minutes. */
export const maxOfNetwork = 10;
export const maxOfNetworkInDay = 60;
const maxInTotal = 200;

/** How many photographs one network may begin to send in 15 minutes and in a day, and all together in 15 minutes. */
export const maxPhotographsOfNetwork = 5;
export const maxPhotographsOfNetworkInDay = 20;
const maxPhotographsInTotal = 60;

/** How many proposals may wait for a decision. */
export const maxOpenProposals = 1000;

/**
 * Counts a proposal before it is stored. The counters are keyed hashes, which expire.
 * @throws {RequestError} `too_many_requests`
 */
export async function countProposal(limits: AttemptLimits, address: string): Promise<void> {
  const network = clientNetwork(address);
  await limits.count([
    { key: `proposal:${network}`, limit: maxOfNetwork },
    { key: `proposal-day:${network}`, limit: maxOfNetworkInDay, windowSeconds: daySeconds },
    { key: 'proposals', limit: maxInTotal },
  ]);
}

/**
 * Counts a photograph before its transfer begins.
 * @throws {RequestError} `too_many_requests`
 */
export async function countPhotograph(limits: AttemptLimits, address: string): Promise<void> {
  const network = clientNetwork(address);
  await limits.count([
    { key: `photograph:${network}`, limit: maxPhotographsOfNetwork },
    { key: `photograph-day:${network}`, limit: maxPhotographsOfNetworkInDay, windowSeconds: daySeconds },
    { key: 'photographs', limit: maxPhotographsInTotal },
  ]);
}

/** The rejection of a proposal while too many wait for a decision. */
export function createTooManyOpen(): RequestError {
  return new RequestError(
    'too_many_requests',
    `${maxOpenProposals} proposals are waiting for the editors: try again in a few days.`,
    { retryAfterSeconds: daySeconds },
  );
}
