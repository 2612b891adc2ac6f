import type { Journey } from '@cae-map/expedition/journey/journey';
import { timeline, type Timeline } from '@cae-map/expedition/journey/days/timeline';
import { timelinePages, type TimelinePage } from '@cae-map/expedition/journey/days/timeline-pages';
import type { ShownStopsOptions } from '@cae-map/expedition/shown-stops';
import type { Expedition } from '@cae-map/expedition/to-expedition';
import { shownJourney } from '../model/journey-model.ts';

/** What the timeline shows, and its pages. */
export interface ShownTimeline {
  readonly whole: Timeline;
  readonly pages: readonly TimelinePage[];
}

interface TimelineOptions extends ShownStopsOptions {
  readonly showAllPhotos: boolean;
}

interface Made extends ShownTimeline {
  readonly showAllPhotos: boolean;
}

const madeFrom = new WeakMap<Journey, Made>();

/**
 * The timeline of the shown stops; null when nothing is shown. The last one of a journey is kept: it is asked for
 * repeatedly.
 */
export function shownTimeline(
  expedition: Expedition,
  { showAllPhotos, ...stops }: TimelineOptions,
): ShownTimeline | null {
  const journey = shownJourney(expedition, stops);
  if (journey === null) return null;
  const known = madeFrom.get(journey);
  if (known?.showAllPhotos === showAllPhotos) return known;
  const whole = timeline(journey, showAllPhotos);
  const made = { whole, pages: timelinePages(whole), showAllPhotos };
  madeFrom.set(journey, made);
  return made;
}
