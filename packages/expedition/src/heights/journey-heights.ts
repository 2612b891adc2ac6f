import { findLastNotAbove, type Moment } from '../journey/moment.ts';
import type { Journey, JourneyLeg } from '../journey/journey.ts';
import type { Heights } from './heights.ts';
import { legProfile } from './leg-profile.ts';
import { isUsable } from './rounding.ts';

/** The heights of the travellers over time: two arrays, interpolated linearly. An unknown height is NaN. */
export interface JourneyHeights {
  /** Non-decreasing. */
  readonly moments: Float64Array;
  /** Metres above the sea. */
  readonly metres: Float64Array;
}

/**
 * Computes the heights of a journey: constant at a stop, along a leg those of its line, in proportion to time as the position
 * is. Takes time linear in stops and samples.
 */
export function journeyHeights(journey: Journey, heights: Heights): JourneyHeights {
  const moments: number[] = [];
  const metres: number[] = [];
  const add = (moment: Moment, height: number | null): void => {
    moments.push(moment);
    metres.push(height ?? Number.NaN);
  };
  for (const stop of journey.stops) {
    if (stop.leg !== null) addLeg(journey, heights, stop.leg, add);
    // The pause between two journeys, and a leg without heights, are not bridged.
    else if (moments.length > 0) add(stop.arrival, null);
    const record = stop.isPositionKnown ? heights.get(stop.place.id) : undefined;
    // The line continues past a camp whose height is known too roughly.
    if (record && record.height_m !== null && !isUsable(record)) continue;
    add(stop.arrival, record?.height_m ?? null);
    add(stop.departure, record?.height_m ?? null);
  }
  return { moments: Float64Array.from(moments), metres: Float64Array.from(metres) };
}

function addLeg(
  { expedition }: Journey,
  heights: Heights,
  { placeIds, departure, arrival }: JourneyLeg,
  add: (moment: Moment, height: number | null) => void,
): void {
  const { points, lengthMetres, isOutside } = legProfile(expedition, heights, placeIds);
  // Two stops in one place have no line.
  const isGap = isOutside && lengthMetres > 0;
  if (isGap) add(departure, null);
  for (const { metres, height } of points) {
    const share = lengthMetres > 0 ? metres / lengthMetres : 0;
    // Never after the arrival because of rounding.
    add(Math.min(arrival, departure + share * (arrival - departure)), height);
  }
  if (isGap) add(arrival, null);
}

/** The height at a moment in metres above the sea, not rounded; null if it is unknown. Takes logarithmic time. */
export function heightAt({ moments, metres }: JourneyHeights, moment: Moment): number | null {
  const index = findLastNotAbove(moments, moment);
  const from = metres[index];
  const start = moments[index];
  if (from === undefined || start === undefined) return null;
  const end = moments[index + 1];
  const to = metres[index + 1];
  const isBetween = end !== undefined && to !== undefined && end > start && moment > start;
  const height = isBetween ? from + ((to - from) * (moment - start)) / (end - start) : from;
  return Number.isNaN(height) ? null : height;
}
