import {
  clamp,
  limitPose,
  isOutOfRange,
  poseAt,
  type CameraPose,
} from '@cae-map/expedition/camera/camera-pose';
import { formatMapHash, emptyMapHash } from '@cae-map/expedition/hash';
import type { Place } from '@cae-map/expedition/to-expedition';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useExpedition } from '../../../lib/api/use-expedition.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { useVisibleSections } from '../../../lib/options/options-store.ts';
import { paths } from '../../../lib/url/paths.ts';
import { mapZoomOfRange } from '../../../map/scene/range.ts';
import type { Scene } from '../../../map/scene/scene.ts';
import { useEscape } from '../../../ui/dialog/use-escape.ts';
import { LocalLink } from '../../../ui/links/local-link.tsx';
import { map3dMessages } from '../messages/index.ts';
import { LazyStage } from '../stage/lazy-stage.tsx';
import type { StageState } from '../stage/stage-state.ts';
import { useFreeArea } from '../stage/use-free-area.ts';
import { useSceneHash } from '../state/use-scene-hash.ts';
import { defaultPose, shownTilt, stopRange } from './default-pose.ts';
import type { ListedStop } from './listed-stops-query.ts';
import styles from './map3d-page.module.css';
import { StopCard } from './stop-card.tsx';
import { StopList } from './stop-list.tsx';
import { Button } from '../../../ui/controls/button.tsx';

/** The scene with a panel: the selected stop, and the list of the main stops. */
export function Map3dPage({ listed }: { readonly listed: readonly ListedStop[] }) {
  const { messages } = useLanguage(map3dMessages);
  const { map3d } = messages;
  const { hash, readings, change } = useSceneHash();
  const [scene, setScene] = useState<Scene | null>(null);
  const [state, setState] = useState<StageState>('starting');
  const page = useRef<HTMLDivElement>(null);
  const [isListOpen, setListOpen] = useState<boolean | null>(null);
  const expedition = useExpedition();
  const sections = useVisibleSections();
  const selected = hash.placeId === null ? null : (expedition?.byId.get(hash.placeId) ?? null);
  const panel = useRef<HTMLElement>(null);
  const freeArea = useFreeArea(panel);
  useReadPose(scene, hash.pose, readings);
  const select = useCallback((placeId: number | null) => change({ placeId }), [change]);
  const show = useCallback(
    (placeId: number) => {
      select(placeId);
      const position = expedition?.byId.get(placeId)?.position;
      if (position) scene?.flyTo({ ...poseAt(position, stopRange), tilt: shownTilt });
    },
    [expedition, scene, select],
  );
  useEscape(page, () => select(null));
  const hasScene = state === 'starting' || state === 'shown';
  const isOut = hash.pose !== null && isOutOfRange(hash.pose);
  return (
    <div ref={page} className={styles.screen} data-state={state} data-list={isListOpen ?? 'auto'}>
      {/* The camera at the start is that of the URL, which is read after hydration. */}
      {readings > 0 && expedition !== null && (
        <LazyStage
          expedition={expedition}
          sections={sections}
          selectedId={hash.placeId}
          freeArea={freeArea}
          initialPose={limitPose(hash.pose ?? startPose(selected))}
          pose={hash.pose}
          date={hash.date ?? selected?.record.date ?? null}
          scene={scene}
          state={state}
          onState={setState}
          onScene={setScene}
          onRest={(pose) => change({ pose })}
          onStopClick={(placeId) => change({ placeId })}
        />
      )}
      <section ref={panel} className={styles.panel} aria-label={map3d.title}>
        <h1 className={styles.heading}>{map3d.title}</h1>
        {state === 'unavailable' && (
          <p role="alert" className={styles.notice}>
            {map3d.unavailable}
          </p>
        )}
        {state === 'lost' && (
          <p role="alert" className={styles.notice}>
            {map3d.lost}
          </p>
        )}
        {hasScene && isOut && (
          <p role="status" className={styles.notice}>
            {map3d.outOfRange}
          </p>
        )}
        <p className={styles.intro}>{map3d.intro}</p>
        <p className={styles.links}>
          <LocalLink to={flatMapPath(hash.pose, selected)}>{map3d.toFlatMap}</LocalLink>
          <LocalLink to={paths.flight()}>{map3d.toFlight}</LocalLink>
        </p>
        {selected !== null && <StopCard stop={selected} onClose={() => select(null)} />}
        <h2 className={styles.listHeading}>
          <Button
            className={styles.toggle}
            aria-expanded={isListOpen ?? undefined}
            aria-controls="scene-stops"
            onClick={({ currentTarget }) => setListOpen(!isListShown(currentTarget))}
          >
            {map3d.stops}
          </Button>
        </h2>
        <div id="scene-stops" className={styles.list}>
          <StopList stops={listed} selectedId={hash.placeId} onShow={scene === null ? null : show} />
        </div>
      </section>
    </div>
  );
}

/** Whether the list is shown: until it is toggled, the style sheet decides by the size of the window. */
function isListShown(toggle: HTMLElement): boolean {
  const list = document.getElementById(toggle.getAttribute('aria-controls') ?? '');
  return list !== null && getComputedStyle(list).display !== 'none';
}

function startPose(selected: Place | null): CameraPose {
  if (selected?.position) return poseAt(selected.position, stopRange);
  return defaultPose(window.innerWidth, window.innerHeight);
}

/** Moves the camera when a link or the address bar changes the URL. */
function useReadPose(scene: Scene | null, pose: CameraPose | null, readings: number): void {
  const seen = useRef(readings);
  useEffect(() => {
    if (seen.current === readings) return;
    const isFirst = seen.current === 0;
    seen.current = readings;
    if (!isFirst && scene !== null) scene.jumpTo(pose ?? defaultPose(window.innerWidth, window.innerHeight));
  }, [scene, pose, readings]);
}

/** The flat map at the same place. */
function flatMapPath(pose: CameraPose | null, selected: Place | null): string {
  const path = selected === null ? paths.map() : paths.place(selected.id);
  if (pose === null) return path;
  const { latitude, longitude, range } = limitPose(pose);
  const view = {
    latitude,
    longitude,
    zoom: clamp(mapZoomOfRange(range, latitude, window.innerHeight), 2, 16),
  };
  return path + formatMapHash({ ...emptyMapHash, view });
}
