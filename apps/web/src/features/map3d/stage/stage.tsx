import type { VisitedOn } from '@cae-map/contract/enumerations';
import type { CameraPose } from '@cae-map/expedition/camera/camera-pose';
import { shownStops } from '@cae-map/expedition/shown-stops';
import type { Expedition } from '@cae-map/expedition/to-expedition';
import { useMemo, useState, type CSSProperties } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { useMapLanguage } from '../../../lib/options/map-language.ts';
import type { MapPadding } from '../../../map/camera/padding.ts';
import type { MapOverlay } from '../../../map/overlays/map-overlay.ts';
import { SceneView } from '../../../map/scene/scene-view.tsx';
import type { Scene, SceneGround } from '../../../map/scene/scene.ts';
import { useColorScheme } from '../../../map/style/use-color-scheme.ts';
import type { ColorScheme } from '../../../map/style/tokens.ts';
import { map3dMessages } from '../messages/index.ts';
import { routeOnScene } from '../overlays/route-on-scene.ts';
import { stopsOnScene, stopsSource } from '../overlays/stops-on-scene.ts';
import { defaultDate, lightScene, type SceneHour } from '../state/scene-hours.ts';
import { HourControl } from './hour-control.tsx';
import { SceneControls } from './scene-controls.tsx';
import { SceneNotes } from './scene-notes.tsx';
import type { StageState } from './stage-state.ts';
import styles from './stage.module.css';

/** Properties of {@link Stage}. */
export interface StageProps {
  readonly expedition: Expedition;
  /** The sections of the expedition whose route and stops are shown. */
  readonly sections: readonly VisitedOn[];
  readonly selectedId: number | null;
  /** The part of the scene that a panel covers. */
  readonly freeArea: MapPadding;
  readonly initialPose: CameraPose;
  /** The camera at rest; null until the scene is shown. */
  readonly pose: CameraPose | null;
  /** The day that decides the season, `YYYY-MM-DD`; null for the autumn of 1925. */
  readonly date: string | null;
  readonly scene: Scene | null;
  readonly state: StageState;
  readonly onState: (state: StageState) => void;
  readonly onScene: (scene: Scene | null) => void;
  readonly onRest: (pose: CameraPose) => void;
  readonly onMovedByHand?: () => void;
  readonly onStopClick: (placeId: number) => void;
}

/** The scene with its controls, in the place of a page's background. Nothing of it is rendered on the server. */
export function Stage(props: StageProps) {
  const { initialPose, pose, date, scene, state, onState } = props;
  const { messages } = useLanguage(map3dMessages);
  const language = useMapLanguage();
  const scheme = useColorScheme();
  const [chosenHour, setHour] = useState<SceneHour | null>(null);
  const [ground, setGround] = useState<SceneGround>('loading');
  // The light changes with whole degrees only, since it redraws the ground.
  const latitude = Math.round((pose ?? initialPose).latitude);
  const { hour, light, groundScheme } = useMemo(
    () => lightScene({ hour: chosenHour, date: date ?? defaultDate, latitude, scheme }),
    [chosenHour, date, latitude, scheme],
  );
  const overlays = useSceneOverlays(props, groundScheme);
  const isShown = state === 'shown' || state === 'starting';
  return (
    <div
      className={styles.stage}
      data-ground={groundScheme}
      data-state={state}
      style={{ '--scene-covered': `${props.freeArea.bottom}px` } as CSSProperties}
    >
      {state !== 'unavailable' && (
        <SceneView
          label={messages.map3d.label}
          language={language}
          initialPose={initialPose}
          padding={props.freeArea}
          colorScheme={groundScheme}
          light={light}
          overlays={overlays}
          onScene={(next) => {
            props.onScene(next);
            if (next !== null) onState('shown');
          }}
          onRest={props.onRest}
          onMovedByHand={() => props.onMovedByHand?.()}
          onGround={setGround}
          onFeatureClick={({ properties: { place_id: id } }) => {
            if (typeof id === 'number') props.onStopClick(id);
          }}
          onUnavailable={(reason) => onState(reason === 'context-lost' ? 'lost' : 'unavailable')}
          onRestored={() => onState('shown')}
        />
      )}
      {isShown && (
        <div className={styles.controls}>
          <SceneControls scene={scene} heading={pose?.heading ?? initialPose.heading} />
          <HourControl hour={hour} onChange={setHour} />
        </div>
      )}
      <SceneNotes state={state} ground={ground} pose={pose} />
    </div>
  );
}

/** The route and the stops, in the colours of the ground. */
function useSceneOverlays(
  { expedition, sections, selectedId }: Pick<StageProps, 'expedition' | 'sections' | 'selectedId'>,
  colorScheme: ColorScheme,
): readonly MapOverlay[] {
  const language = useMapLanguage();
  const route = useMemo(
    () => routeOnScene({ expedition, sections, colorScheme }),
    [expedition, sections, colorScheme],
  );
  const source = useMemo(
    () => stopsSource(shownStops(expedition, { sections, whitelist: [] }), language),
    [expedition, sections, language],
  );
  const selected = selectedId === null ? null : (expedition.byId.get(selectedId) ?? null);
  const stops = useMemo(() => stopsOnScene(source, selected, colorScheme), [source, selected, colorScheme]);
  return useMemo(() => [route, stops], [route, stops]);
}
