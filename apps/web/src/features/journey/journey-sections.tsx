import { lazyOptional } from '../../lib/loading/lazy-optional.tsx';
import { useJourney } from '../../lib/journey/journey-store.ts';
import type { PlaceSectionProps } from '../../lib/manifest/place-section.ts';

const JourneyDay = lazyOptional(async () => (await import('./journey-day.tsx')).JourneyDay);
const JourneyPlaying = lazyOptional<Pick<PlaceSectionProps, 'pane'>>(
  async () => (await import('./playing/journey-playing.tsx')).JourneyPlaying,
  ({ pane }) => pane,
);

/** The card of the current day in the pane of its stop. It is loaded when the journey starts. */
export function JourneyDaySlot({ view }: PlaceSectionProps) {
  const isShown = useJourney((state) => state.isActive && state.isReady);
  return isShown && <JourneyDay view={view} />;
}

/** The pane during the playback. If it fails to load, the pane of the stop remains. */
export function JourneyPlayingSlot({ pane }: PlaceSectionProps) {
  return <JourneyPlaying pane={pane} />;
}
