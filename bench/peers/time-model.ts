/** A slow mobile network and a slow phone, as the budgets name them. */
export const slowPhone = {
  bitsPerSecond: 1.6e6,
  roundTripMilliseconds: 150,
  /** How many times slower its processor is than the one that was measured. */
  processorSlowdown: 4,
} as const;

/** Round trips before the first request: one for the connection, one for its encryption. */
const connectionRounds = 2;

/** What was measured of a page until it could be used. */
export interface LoadCost {
  /** Over the wire, compressed. */
  readonly bytes: number;
  /** Round trips that had to follow one another, without those of the connection. */
  readonly rounds: number;
  /** Script, style and layout of the main thread, in milliseconds of this machine's processor. */
  readonly scriptMilliseconds: number;
}

/** What the budget of the map counts: transfer and script alone. @returns seconds */
export function budgetSeconds({ bytes, scriptMilliseconds }: Omit<LoadCost, 'rounds'>): number {
  const transfer = (bytes * 8) / slowPhone.bitsPerSecond;
  const script = (scriptMilliseconds * slowPhone.processorSlowdown) / 1000;
  return transfer + script;
}

/**
 * How long a page takes on a slow phone until it can be used:
 * `(rounds + 2) × 150 ms + bytes × 8 / 1.6 Mbit/s + 4 × script`.
 *
 * Nothing is taken to overlap, so that it is an upper limit; headers, workers and drawing are left out.
 * @returns seconds
 */
export function modelSeconds({ rounds, ...load }: LoadCost): number {
  const waiting = ((rounds + connectionRounds) * slowPhone.roundTripMilliseconds) / 1000;
  return waiting + budgetSeconds(load);
}
