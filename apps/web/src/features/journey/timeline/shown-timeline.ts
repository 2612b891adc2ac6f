import type { Journey } from '@cae-map/expedition/journey/journey';
import { timeline, type Timeline } from '@cae-map/expedition/journey/days/timeline';
import { timelinePages, type TimelinePage } from '@cae-map/expedition/journey/days/timeline-pages';
import type { ShownStopsOptions } from '@cae-map/expedition/shown-stops';
import type { Expedition } from '@cae-map/expedition/to-expedition';
import { shownJourney } from '../../../lib/journey/shown-journey.ts';

/** The whole timeline and its pages. */
export interface ShownTimeline {
  readonly whole: Timeline;
  readonly pages: readonly TimelinePage[];
}

interface TimelineOptions extends ShownStopsOptions {
  readonly showAllPhotos: boolean;
}

interface CachedTimeline extends ShownTimeline {
  readonly showAllPhotos: boolean;
}

const cache = new WeakMap<Journey, CachedTimeline>();

/** Creates the timeline of the visible stops; null if there are none. The last timeline of a journey is cached. */
export function shownTimeline(
  expedition: Expedition,
  { showAllPhotos, ...stops }: TimelineOptions,
): ShownTimeline | null {
  const journey = shownJourney(expedition, stops);
  if (journey === null) return null;
  const known = cache.get(journey);
  if (known?.showAllPhotos === showAllPhotos) return known;
  const whole = timeline(journey, showAllPhotos);
  const created = { whole, pages: timelinePages(whole), showAllPhotos };
  cache.set(journey, created);
  return created;
}
