import { lazyOptional } from '../../lib/loading/lazy-optional.tsx';
import { useJourney } from '../../lib/journey/journey-store.ts';
import type { PlaceSectionProps } from '../../lib/manifest/place-section.ts';

const JourneyDay = lazyOptional(async () => (await import('./journey-day.tsx')).JourneyDay);
const JourneyPlaying = lazyOptional<Pick<PlaceSectionProps, 'pane'>>(
  async () => (await import('./playing/journey-playing.tsx')).JourneyPlaying,
  ({ pane }) => pane,
);

/** What there is of the day at which the journey stands, in the pane of its stop; loaded when somebody journeys. */
export function JourneyDaySlot({ view }: PlaceSectionProps) {
  const isShown = useJourney((state) => state.isActive && state.isReady);
  return isShown && <JourneyDay view={view} />;
}

/** The quiet pane while the journey plays; where it does not load, the pane of the stop remains. */
export function JourneyPlayingSlot({ pane }: PlaceSectionProps) {
  return <JourneyPlaying pane={pane} />;
}
