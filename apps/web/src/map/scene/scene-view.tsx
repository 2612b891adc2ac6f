import type { CameraPose } from '@cae-map/expedition/camera/camera-pose';
import type { Language } from '@cae-map/contract/enumerations';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { MapPadding } from '../camera/padding.ts';
import type { MapUnavailableReason } from '../map-controller.ts';
import type { MapFeatureClick, MapOverlay } from '../overlays/map-overlay.ts';
import { loadLabelGlyphs, loadMapFonts } from '../style/map-fonts.ts';
import type { ColorScheme } from '../style/tokens.ts';
import { createScene } from './scene-controller.ts';
import type { SceneLight } from './scene-light.ts';
import { sceneOverlay } from './scene-overlay.ts';
import type { Scene, SceneGround } from './scene.ts';
import { useSceneTerrain } from './use-scene-terrain.ts';
import '../map.css';

/** Properties of {@link SceneView}. */
export interface SceneViewProps {
  /** The accessible name of the scene. */
  readonly label: string;
  /** The language of the labels. */
  readonly language: Language;
  /** The camera at the start; later changes are ignored. */
  readonly initialPose: CameraPose;
  /** The margins that are covered by panels. */
  readonly padding: MapPadding;
  /** The colours of the ground. */
  readonly colorScheme: ColorScheme;
  readonly light: SceneLight;
  /** What is drawn on the ground. A new object counts as a changed overlay, so memoize it. */
  readonly overlays: readonly MapOverlay[];
  readonly atlasUrl?: string;
  /** Called with the scene when it can be moved, and with null when it is gone. */
  readonly onScene: (scene: Scene | null) => void;
  readonly onRest?: (pose: CameraPose) => void;
  readonly onMovedByHand?: () => void;
  readonly onGround: (ground: SceneGround) => void;
  readonly onFeatureClick?: (click: MapFeatureClick) => void;
  readonly onUnavailable: (reason: MapUnavailableReason) => void;
  /** The WebGL context was restored. */
  readonly onRestored: () => void;
}

/** The scene: fills its parent and draws the atlas on its heights. Moving the camera does not render it again. */
export function SceneView(props: SceneViewProps) {
  const { label, language, padding, colorScheme, light, overlays, atlasUrl = '/atlas' } = props;
  const container = useRef<HTMLDivElement>(null);
  const [scene, setScene] = useState<Scene | null>(null);
  const create = useEffectEvent((element: HTMLElement) =>
    createScene({
      container: element,
      label,
      pose: props.initialPose,
      listener: {
        onReady(ready) {
          setScene(ready);
          props.onScene(ready);
        },
        onRest: (pose) => props.onRest?.(pose),
        onMovedByHand: () => props.onMovedByHand?.(),
        onGround: (ground) => props.onGround(ground),
        onInput: ({ kind, feature, shiftKey }) => {
          if (kind === 'click' && feature !== null) props.onFeatureClick?.({ ...feature, shiftKey });
          return undefined;
        },
        onFeatureHover: () => {},
        onUnavailable: (reason) => props.onUnavailable(reason),
        onRestored: () => props.onRestored(),
      },
    }),
  );
  const leave = useEffectEvent(() => props.onScene(null));
  useEffect(() => {
    if (!container.current) return undefined;
    const created = create(container.current);
    return () => {
      leave();
      created?.destroy();
    };
  }, []);
  const url = atlasUrl.startsWith('/') ? `${location.origin}${atlasUrl}` : atlasUrl;
  const terrain = useSceneTerrain(url);
  const atlas = useMemo(
    () => (terrain === undefined ? null : sceneOverlay({ colorScheme, language, url, terrain }, light)),
    [terrain, colorScheme, language, url, light],
  );
  useEffect(() => scene?.setLight(light), [scene, light]);
  useEffect(() => scene?.setPadding(padding), [scene, padding]);
  useEffect(() => scene?.setLabel(label), [scene, label]);
  useEffect(() => {
    if (scene === null || atlas === null) return undefined;
    let isWanted = true;
    const all = [atlas, ...overlays];
    const characters = all.map(({ labelCharacters = '' }) => labelCharacters).join('');
    const draw = async (): Promise<void> => {
      // MapLibre keeps the bitmap of every glyph, so the fonts are loaded before.
      await Promise.all([loadMapFonts(language), loadLabelGlyphs(characters)]);
      if (isWanted) scene.setOverlays(all);
    };
    void draw();
    return () => {
      isWanted = false;
    };
  }, [scene, atlas, overlays, language]);
  useEffect(() => {
    if (terrain !== undefined) scene?.setTerrain(terrain);
  }, [scene, terrain]);
  return (
    <div className="map-view">
      <div ref={container} className="map-canvas" />
    </div>
  );
}
