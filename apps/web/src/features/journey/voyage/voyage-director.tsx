import { createVoyage, momentOfVoyage, type Voyage } from '@cae-map/expedition/journey/voyage/voyage';
import { toJourney } from '@cae-map/expedition/journey/to-journey';
import type { Journey } from '@cae-map/expedition/journey/journey';
import type { Expedition } from '@cae-map/expedition/to-expedition';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import { reducesMotion } from '../../../lib/browser/reduces-motion.ts';
import { journeyStore } from '../../../lib/journey/journey-store.ts';
import type { Camera } from '../../../map/camera/camera.ts';
import { MotionLines } from '../motion/motion-lines.tsx';
import { Traveller } from '../motion/traveller.tsx';
import { usePassedStops } from '../motion/use-passed-stops.ts';
import { chapters, startPlaceId } from './chapters.ts';
import { useChapters } from './chapters-query.ts';
import { useVoyage, voyageStore, type VoyageState } from './voyage-store.ts';

interface VoyageDirectorProps {
  readonly expedition: Expedition;
  readonly camera: Camera;
}

/** Shows the film on the map: the camera flies to each chapter, and the line of the journey is drawn. */
export function VoyageDirector({ expedition, camera }: VoyageDirectorProps) {
  const journey = useMemo(() => toJourney(expedition, { sections: ['cae'], whitelist: [] }), [expedition]);
  const current = useChapters();
  const voyage = useMemo(() => journey && createVoyage(journey, startPlaceId, current), [journey, current]);
  return journey && voyage && <Director journey={journey} voyage={voyage} camera={camera} />;
}

interface DirectorProps {
  readonly journey: Journey;
  readonly voyage: Voyage;
  readonly camera: Camera;
}

function Director({ journey, voyage, camera }: DirectorProps) {
  useFilmOnMap(voyage);
  useChapterView(camera);
  usePassedStops(journey);
  return (
    <>
      <MotionLines journey={journey} />
      <Traveller journey={journey} camera={camera} />
    </>
  );
}

/** Moves the journey to the moment of the film. */
function useFilmOnMap(voyage: Voyage): void {
  // A layout effect is cleaned up before the journey player, which replaces the film, sets the moment of the open stop.
  useLayoutEffect(() => {
    const show = (state: VoyageState): void => {
      journeyStore.setState({
        moment: findMoment(voyage, state),
        isActive: true,
        isPlaying: false,
        mover: 'address',
      });
    };
    show(voyageStore.getState());
    voyageStore.setState({ isOnMap: true });
    const unsubscribe = voyageStore.subscribe((state, before) => {
      // A film that is closed returns to its first chapter.
      if (state.count === 0) return;
      if (state.time !== before.time || state.index !== before.index) show(state);
    });
    return () => {
      unsubscribe();
      voyageStore.setState({ isOnMap: false });
    };
  }, [voyage]);
}

/** With reduced motion a chapter shows the line as it is at its end. */
function findMoment(voyage: Voyage, { index, time }: VoyageState): number {
  const scene = voyage.scenes[index] ?? voyage.scenes[0];
  return reducesMotion() ? scene.to : momentOfVoyage(voyage, scene.start + Math.min(time, scene.length - 1));
}

/** The length of a flight in milliseconds, shorter than the rest at the beginning of a chapter. */
const flightMilliseconds = 1800;

function useChapterView(camera: Camera): void {
  const index = useVoyage((state) => state.index);
  const isOpen = useVoyage((state) => state.count > 0);
  useEffect(() => {
    const area = chapters[index]?.area;
    if (isOpen && area !== undefined) camera.fitArea(area, { milliseconds: flightMilliseconds });
  }, [camera, index, isOpen]);
}
