import { useRef } from 'react';
import { useJourney } from '../../lib/journey/journey-store.ts';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { usePlaceSections } from '../../lib/manifest/place-sections-context.tsx';
import { useSelectedPlaceId } from '../../lib/selection/selected-place-context.tsx';
import { FailurePage } from '../../ui/feedback/failure-page.tsx';
import { LoadingPage } from '../../ui/feedback/loading-page.tsx';
import { MissingPlace, NoPlace } from './missing-place.tsx';
import { PlacePane } from './place-pane.tsx';
import { useKeptFocus } from './use-kept-focus.ts';
import { usePlaceView } from '../../lib/place-view/use-place-view.ts';

/** The home tab of the sheet: the stop that is open, or what there is to say when none can be shown. */
export function PlaceTab() {
  const placeId = useSelectedPlaceId();
  return placeId === 0 ? <NoPlace /> : <OpenPlace placeId={placeId} />;
}

function OpenPlace({ placeId }: { readonly placeId: number }) {
  const { messages } = useLanguage();
  const state = usePlaceView(placeId);
  const isPlaying = useJourney((journey) => journey.isPlaying);
  const instead = usePlaceSections('playing');
  const playing = useRef<HTMLDivElement>(null);
  // What is read while it plays may lead on, and is gone when it stops.
  useKeptFocus(playing, isPlaying);
  if (state.kind === 'ready') {
    const pane = <PlacePane view={state.view} />;
    if (!isPlaying || instead.length === 0) return pane;
    return (
      <div ref={playing}>
        {instead.map(({ id, Section }) => (
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
