/** The shortcuts of DAT-4: ranges that end now, in days. */
export const recentDays = { week: 7, month: 30, quarter: 90 } as const;
export type RecentRange = keyof typeof recentDays;

/** The shortcuts from the shortest range to the longest. */
export const recentRanges = Object.keys(recentDays) as readonly RecentRange[];

const dayMilliseconds = 86_400_000;

/**
 * Creates the condition that a time is within a range; one that is missing or cannot be read is not. Without a range every
 * time passes.
 * @param now milliseconds since 1970
 */
export function createRecentCondition(
  range: RecentRange | null,
  now: number,
): (time: string | null | undefined) => boolean {
  if (range === null) return () => true;
  const since = now - recentDays[range] * dayMilliseconds;
  return (time) => typeof time === 'string' && Date.parse(time) >= since;
}
