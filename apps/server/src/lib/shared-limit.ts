/** The networks that a client belongs to, from the narrowest to the widest. */
export const networkLevels = ['address', 'neighbourhood', 'region'] as const;
export type NetworkLevel = (typeof networkLevels)[number];

/** The networks of a client, as keys by which shares are counted. */
export type ClientNetworks = Readonly<Record<NetworkLevel, string>>;

/** One holder in place of the networks of a client, such as an account. */
export function singleHolder(key: string): ClientNetworks {
  return { address: key, neighbourhood: key, region: key };
}

/** How much each network of a client, and all clients together, may have of something. */
export type Allowance = Readonly<Record<NetworkLevel | 'whole', number>>;

/**
 * A limit of the whole that no client can use up for others. The usual part is for everybody, up to a share for each network.
 * When it is used up, the reserve is for networks that have little: a client that floods the server has more than that.
 * An attacker needs as many neighbourhoods to use the reserve up as it has shares.
 */
export interface SharedLimit {
  readonly usual: Allowance;
  /** Its `whole` is added to that of the usual part; its shares are of all that a network has. */
  readonly reserve: Allowance;
}

/** Something that a client has, such as a waiting request. */
export interface Holding {
  readonly client: ClientNetworks;
  readonly amount: number;
}

/** What the networks of a client, and all clients together, have already. */
export function sumHoldings(client: ClientNetworks, holdings: Iterable<Holding>): Allowance {
  const sums = { address: 0, neighbourhood: 0, region: 0, whole: 0 };
  for (const { client: holder, amount } of holdings) {
    sums.whole += amount;
    for (const level of networkLevels) if (holder[level] === client[level]) sums[level] += amount;
  }
  return sums;
}

/** Whether a client that has, with all others, `used` may have `added` more. */
export function admits({ usual, reserve }: SharedLimit, used: Allowance, added = 1): boolean {
  const isWithin = (shares: Allowance, whole: number): boolean =>
    networkLevels.every((level) => used[level] + added <= shares[level]) && used.whole + added <= whole;
  return isWithin(usual, usual.whole) || isWithin(reserve, usual.whole + reserve.whole);
}

/** The most that all clients can have together. */
export function mostOfAll({ usual, reserve }: SharedLimit): number {
  return usual.whole + reserve.whole;
}
