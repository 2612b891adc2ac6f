import type { Journey } from '@cae-map/expedition/journey/journey';
import { toJourney } from '@cae-map/expedition/journey/to-journey';
import type { ShownStopsOptions } from '@cae-map/expedition/shown-stops';
import type { Expedition } from '@cae-map/expedition/to-expedition';

type CachedJourney = ShownStopsOptions & { readonly journey: Journey | null };
const cache = new WeakMap<Expedition, CachedJourney>();

/**
 * Creates the journey through the visible stops. Placing the stops in time is expensive, so the last journey is cached. Its
 * options are compared by value, since each component creates its own arrays.
 */
export function shownJourney(expedition: Expedition, options: ShownStopsOptions): Journey | null {
  const known = cache.get(expedition);
  if (known && isSame(known.sections, options.sections) && isSame(known.whitelist, options.whitelist))
    return known.journey;
  const journey = toJourney(expedition, options);
  cache.set(expedition, { ...options, journey });
  return journey;
}

function isSame<Item>(one: readonly Item[], other: readonly Item[]): boolean {
  return one === other || (one.length === other.length && one.every((item, index) => item === other[index]));
}
