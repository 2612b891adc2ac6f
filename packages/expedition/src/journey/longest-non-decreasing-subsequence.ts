/**
 * The indices of a longest non-decreasing subsequence, in order. By patience sorting in O(n log n) (Fredman, 'On
 * computing the length of longest increasing subsequences', 1975).
 */
export function longestNonDecreasingSubsequence(values: readonly number[]): number[] {
  /** For each length the index of the smallest last value of a subsequence of that length. */
  const ends: number[] = [];
  const before: number[] = [];
  values.forEach((value, index) => {
    const length = countNotAbove(ends, values, value);
    before.push(length === 0 ? -1 : (ends[length - 1] ?? -1));
    ends[length] = index;
  });
  const order: number[] = [];
  for (let index = ends.at(-1) ?? -1; index !== -1; index = before[index] ?? -1) order.push(index);
  return order.reverse();
}

function countNotAbove(ends: readonly number[], values: readonly number[], value: number): number {
  let low = 0;
  let high = ends.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((values[ends[middle] ?? 0] ?? 0) <= value) low = middle + 1;
    else high = middle;
  }
  return low;
}
