import { useEffect } from 'react';
import { journeyStore } from '../../../lib/journey/journey-store.ts';
import type { Camera } from '../../../map/camera/camera.ts';
import { Announcer } from '../bar/announcer.tsx';
import { JourneyBar } from '../bar/journey-bar.tsx';
import { useExpedition } from '../../../lib/api/use-expedition.ts';
import { useMapPage } from '../../../lib/page/map-page-context.ts';
import { VoyageDirector } from '../voyage/voyage-director.tsx';
import { useJourneyModel, type JourneyModel } from '../model/journey-model.ts';
import { MotionLines } from '../motion/motion-lines.tsx';
import { PointedMark } from './pointed-mark.tsx';
import { Traveller } from '../motion/traveller.tsx';
import { ReadingDirector } from '../reading/reading-director.tsx';
import { useFollow } from './use-follow.ts';
import { useJourneyUrl } from './use-journey-url.ts';
import { usePlayRequest } from './use-play-request.ts';
import { useRestorePosition } from './use-restore-position.ts';
import { usePassedStops } from '../motion/use-passed-stops.ts';
import { usePlayback } from './use-playback.ts';

interface JourneyPlayerProps {
  readonly camera: Camera;
}

/** The journey player: the bar, the travellers and the animated lines. Empty if the journey is empty. */
export function JourneyPlayer({ camera }: JourneyPlayerProps) {
  const model = useJourneyModel();
  const expedition = useExpedition();
  const page = useMapPage();
  if (page === 'workspace') return null;
  if (page === 'film') return expedition && <VoyageDirector expedition={expedition} camera={camera} />;
  if (page === 'reading') {
    return expedition && model && <ReadingDirector model={model} expedition={expedition} camera={camera} />;
  }
  return model && <LoadedPlayer model={model} camera={camera} />;
}

function LoadedPlayer({ model, camera }: JourneyPlayerProps & { readonly model: JourneyModel }) {
  const { journey } = model;
  const isPlaced = useJourneyUrl(journey);
  usePlayback(model);
  usePassedStops(journey);
  useFollow(journey, camera);
  // After the hooks that subscribe to the new journey, so that they receive the restored moment.
  useRestorePosition(journey);
  useReadiness();
  usePlayRequest();
  if (!isPlaced) return null;
  return (
    <>
      <MotionLines journey={journey} />
      <PointedMark journey={journey} camera={camera} />
      <Traveller journey={journey} camera={camera} />
      <JourneyBar model={model} />
      <Announcer journey={journey} />
    </>
  );
}

/** Enables the playback command while the player is mounted, and stops the playback when it is unmounted. */
function useReadiness(): void {
  useEffect(() => {
    journeyStore.setState({ isReady: true });
    return () => journeyStore.setState({ isReady: false, isPlaying: false });
  }, []);
}
