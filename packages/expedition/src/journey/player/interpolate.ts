import { findLastNotAbove } from '../moment.ts';

/** Linear interpolation: the value of `to` where the increasing array `from` has a value. Clamped to both ends. */
export function interpolate(from: Float64Array, to: Float64Array, value: number): number {
  const last = from.length - 1;
  const index = Math.min(Math.max(0, findLastNotAbove(from, value)), Math.max(0, last - 1));
  const start = from[index] ?? 0;
  const end = from[index + 1] ?? start;
  const share = end > start ? Math.min(1, Math.max(0, (value - start) / (end - start))) : 0;
  const [a, b] = [to[index] ?? 0, to[index + 1] ?? 0];
  // NaN counts as the start.
  if (Number.isNaN(share)) return to[0] ?? 0;
  return share === 1 ? b : a + (b - a) * share;
}
