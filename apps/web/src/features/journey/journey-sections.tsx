import { lazyOrNothing } from '../../lib/lazy-or-nothing.tsx';
import { useJourney } from '../../lib/journey/journey-store.ts';
import type { PlaceSectionProps } from '../../lib/place-section.ts';

const JourneyDay = lazyOrNothing(async () => (await import('./journey-day.tsx')).JourneyDay);
const JourneyPlaying = lazyOrNothing(async () => (await import('./journey-playing.tsx')).JourneyPlaying);

/** What there is of the day at which the journey stands, in the pane of its stop; loaded when somebody journeys. */
export function JourneyDaySlot({ view }: PlaceSectionProps) {
  const isShown = useJourney((state) => state.isActive && state.isReady);
  return isShown && <JourneyDay view={view} />;
}

/** The quiet pane while the journey plays. */
export function JourneyPlayingSlot() {
  return <JourneyPlaying />;
}
