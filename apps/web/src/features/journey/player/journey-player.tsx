import { useEffect } from 'react';
import { journeyStore } from '../../../lib/journey/journey-store.ts';
import type { Camera } from '../../../map/camera/camera.ts';
import { Announcer } from '../bar/announcer.tsx';
import { JourneyBar } from '../bar/journey-bar.tsx';
import { useJourneyModel, type JourneyModel } from '../model/journey-model.ts';
import { MotionLines } from './motion-lines.tsx';
import { Traveller } from './traveller.tsx';
import { useFollow } from './use-follow.ts';
import { useJourneyAddress } from './use-journey-address.ts';
import { useKeptPosition } from './use-kept-position.ts';
import { usePassedStops } from './use-passed-stops.ts';
import { usePlayback } from './use-playback.ts';

interface JourneyPlayerProps {
  readonly camera: Camera;
}

/** The journey in time on the map: the bar, the travellers, the lines that move. Nothing while there is nothing to play. */
export function JourneyPlayer({ camera }: JourneyPlayerProps) {
  const model = useJourneyModel();
  return model && <LoadedPlayer model={model} camera={camera} />;
}

function LoadedPlayer({ model, camera }: JourneyPlayerProps & { readonly model: JourneyModel }) {
  const { journey } = model;
  useJourneyAddress(journey);
  usePlayback(model);
  usePassedStops(journey);
  useFollow(journey, camera);
  // After all who listen to the journey that is new: where it stands then is news to them.
  useKeptPosition(journey);
  useReadiness();
  return (
    <>
      <MotionLines journey={journey} />
      <Traveller journey={journey} camera={camera} />
      <JourneyBar model={model} />
      <Announcer journey={journey} />
    </>
  );
}

/** The key that plays works while there is a player; nothing plays on without one. */
function useReadiness(): void {
  useEffect(() => {
    journeyStore.setState({ isReady: true });
    return () => journeyStore.setState({ isReady: false, isPlaying: false });
  }, []);
}
