/** The slow mobile network and the slow phone of the budgets. */
export const slowPhone = {
  bitsPerSecond: 1.6e6,
  roundTripMilliseconds: 150,
  /** The slowdown relative to the processor of the measurement. */
  processorSlowdown: 4,
} as const;

/** Round trips before the first request: one for TCP, one for TLS. */
const connectionRounds = 2;

/** The measured cost of loading a page until it is usable. */
export interface LoadCost {
  /** Transferred bytes, compressed. */
  readonly bytes: number;
  /** Sequential round trips, without those of the connection. */
  readonly rounds: number;
  /** Processor time of script, style and layout on the main thread of this machine. */
  readonly scriptMilliseconds: number;
}

/**
 * The time that the budget limits: transfer and script, without round trips.
 * @returns seconds
 */
export function budgetSeconds({ bytes, scriptMilliseconds }: Omit<LoadCost, 'rounds'>): number {
  const transfer = (bytes * 8) / slowPhone.bitsPerSecond;
  const script = (scriptMilliseconds * slowPhone.processorSlowdown) / 1000;
  return transfer + script;
}

/**
 * Models the time until a page is usable on a slow phone:
 * `(rounds + 2) × 150 ms + bytes × 8 / 1.6 Mbit/s + 4 × script`.
 *
 * The parts are assumed not to overlap, which makes it an upper bound; headers, workers and rendering are not included.
 * @returns seconds
 */
export function modelSeconds({ rounds, ...load }: LoadCost): number {
  const waiting = ((rounds + connectionRounds) * slowPhone.roundTripMilliseconds) / 1000;
  return waiting + budgetSeconds(load);
}
