import type { Journey, JourneyStop } from '../journey/journey.ts';
import type { Heights } from './heights.ts';

/** A pass of the journey whose height is known from a source. */
export interface NamedPass {
  readonly stop: JourneyStop;
  /** Metres above the sea. */
  readonly metres: number;
}

/**
 * The passes whose heights are known from a source, the highest first: candidates for names in the skyline. The grid cuts
 * crests, so that its heights of passes are not compared.
 */
export function namedPasses({ stops }: Journey, heights: Heights): NamedPass[] {
  return stops
    .flatMap((stop) => {
      const record = heights.get(stop.place.id);
      const isPass = stop.place.record.place_type === 'pass';
      const metres = record?.source_en ? record.height_m : null;
      return isPass && metres !== null ? [{ stop, metres }] : [];
    })
    .toSorted((one, other) => other.metres - one.metres);
}
