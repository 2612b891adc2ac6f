import { useRef } from 'react';
import { useJourney } from '../../lib/journey/journey-store.ts';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { usePlaceSections } from '../../lib/manifest/place-sections-context.tsx';
import { useSelectedPlaceId } from '../../lib/selection/selected-place-context.tsx';
import { FailurePage } from '../../ui/feedback/failure-page.tsx';
import { LoadingPage } from '../../ui/feedback/loading-page.tsx';
import { MissingPlace, NoPlace } from './missing-place.tsx';
import { PlacePane } from './place-pane.tsx';
import { useRestoreFocus } from './use-restore-focus.ts';
import { usePlaceView } from '../../lib/place-view/use-place-view.ts';

/** The home tab of the sheet: the open stop, or a message if there is none. */
export function PlaceTab() {
  const placeId = useSelectedPlaceId();
  return placeId === 0 ? <NoPlace /> : <OpenPlace placeId={placeId} />;
}

function OpenPlace({ placeId }: { readonly placeId: number }) {
  const { messages } = useLanguage();
  const state = usePlaceView(placeId);
  const isPlaying = useJourney((journey) => journey.isPlaying);
  const playingSections = usePlaceSections('playing');
  const playing = useRef<HTMLDivElement>(null);
  // The sections of the playback can contain the focus and are removed when the journey stops.
  useRestoreFocus(playing, isPlaying);
  if (state.kind === 'ready') {
    const pane = <PlacePane view={state.view} />;
    if (!isPlaying || playingSections.length === 0) return pane;
    return (
      <div ref={playing}>
        {playingSections.map(({ id, Section }) => (
          <Section key={id} view={state.view} pane={pane} />
        ))}
      </div>
    );
  }
  if (state.kind === 'missing') return <MissingPlace placeId={placeId} />;
  if (state.kind === 'loading') return <LoadingPage />;
  return (
    <FailurePage error={state.error} onRetry={state.retry} title={messages.failure.initializationTitle} />
  );
}
