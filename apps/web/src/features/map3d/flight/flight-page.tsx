import type { CameraPose } from '@cae-map/expedition/camera/camera-pose';
import { flightPose, type FlightStep } from '@cae-map/expedition/flight/flight';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useExpedition } from '../../../lib/api/use-expedition.ts';
import { useIsInBrowser } from '../../../lib/browser/use-is-in-browser.ts';
import type { Scene } from '../../../map/scene/scene.ts';
import { LazyStage } from '../stage/lazy-stage.tsx';
import type { StageState } from '../stage/stage-state.ts';
import { useFreeArea } from '../stage/use-free-area.ts';
import { FlightList } from './flight-list.tsx';
import styles from './flight-page.module.css';
import { FlightPanel } from './flight-panel.tsx';
import { flightSteps } from './flight-steps.ts';
import type { FlightStop } from './flight-stops-query.ts';
import { closeFlight, flightStore, openStep, useFlight } from './flight-store.ts';
import { useFlightCamera } from './use-flight-camera.ts';

/** The section of the expedition that the flight shows. */
const sections = ['cae'] as const;

const noSteps: readonly FlightStep[] = [];

/** The scene with the panel of the flight; without a scene its stops as a list. */
export function FlightPage({ stops }: { readonly stops: readonly FlightStop[] }) {
  const loaded = useExpedition();
  // The page is delivered without the expedition, which the server has: hydration must not see it either.
  const expedition = useIsInBrowser() ? loaded : null;
  const steps = useMemo(
    () => (expedition === null ? noSteps : flightSteps(expedition, stops)),
    [expedition, stops],
  );
  const [scene, setScene] = useState<Scene | null>(null);
  const [pose, setPose] = useState<CameraPose | null>(null);
  const [state, setState] = useState<StageState>('starting');
  const panel = useRef<HTMLElement>(null);
  const freeArea = useFreeArea(panel);
  useEffect(() => closeFlight, []);
  useFlightCamera(scene, steps);
  const index = useFlight((flight) => flight.index);
  const stop = stops[index];
  return (
    <div className={styles.screen} data-state={state}>
      {expedition !== null && steps.length > 0 && (
        <LazyStage
          expedition={expedition}
          sections={sections}
          selectedId={stop?.place_id ?? null}
          freeArea={freeArea}
          initialPose={flightPose(steps, 0, 0)}
          pose={pose}
          date={stop?.date ?? null}
          scene={scene}
          state={state}
          onState={setState}
          onScene={setScene}
          onRest={(rest) => {
            // While the flight plays, the camera rests after every frame.
            if (!flightStore.getState().isPlaying) setPose(rest);
          }}
          onMovedByHand={() => flightStore.setState({ isPlaying: false })}
          onStopClick={(placeId) => {
            const clicked = steps.findIndex((step) => step.placeId === placeId);
            const found = steps[clicked];
            if (found) openStep(clicked, found.wayLength);
          }}
        />
      )}
      <FlightPanel element={panel} stops={stops} steps={steps} />
      <FlightList stops={stops} isAlone={state === 'unavailable'} />
    </div>
  );
}
