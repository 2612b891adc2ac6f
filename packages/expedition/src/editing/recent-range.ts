import { recentDays, type RecentRange } from '@cae-map/contract/entities/editing/list-filters';

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
