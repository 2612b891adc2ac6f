import type { Heights } from '@cae-map/expedition/heights/heights';
import { heightAt, journeyHeights, type JourneyHeights } from '@cae-map/expedition/heights/journey-heights';
import { displayedHeight, roundHeight } from '@cae-map/expedition/heights/rounding';
import type { Journey } from '@cae-map/expedition/journey/journey';
import type { JourneyPosition } from '@cae-map/expedition/journey/position/position';
import { useMemo } from 'react';
import { formatHeight } from '../../../lib/heights/format-height.ts';
import { useHeights } from '../../../lib/heights/use-heights.ts';
import type { TextContext } from './journey-text.ts';

/** The heights of the places and of the travellers over time. */
export interface HeightsOfJourney {
  readonly heights: Heights;
  readonly line: JourneyHeights;
}

const cache = new WeakMap<Journey, HeightsOfJourney>();

/** Returns the heights of a journey; null until they are loaded. They are computed once for all components. */
export function useJourneyHeights(journey: Journey): HeightsOfJourney | null {
  const heights = useHeights();
  return useMemo(() => heights && cachedHeights(journey, heights), [journey, heights]);
}

function cachedHeights(journey: Journey, heights: Heights): HeightsOfJourney {
  const known = cache.get(journey);
  if (known?.heights === heights) return known;
  const computed = { heights, line: journeyHeights(journey, heights) };
  cache.set(journey, computed);
  return computed;
}

/** The error of a height on the way in metres, that of the grid in mountains: the position is estimated. */
const wayPrecision = 100;

/** Describes the height of a position: 'about 4,900 m'; null if it is unknown. */
export function describeHeight(
  position: JourneyPosition,
  known: HeightsOfJourney | null,
  { language, messages }: TextContext,
): string | null {
  if (known === null || position.kind === 'pause') return null;
  const metres =
    position.kind === 'stop' ? heightOfStop(position.stop.place.id, known) : heightOnWay(position, known);
  return metres === null ? null : formatHeight(metres, language, messages);
}

function heightOfStop(placeId: number, { heights }: HeightsOfJourney): number | null {
  const record = heights.get(placeId);
  return record ? displayedHeight(record) : null;
}

function heightOnWay({ moment }: JourneyPosition, { line }: HeightsOfJourney): number | null {
  const metres = heightAt(line, moment);
  const rounded = metres === null ? null : roundHeight(metres, wayPrecision);
  return rounded === 0 ? null : rounded;
}
