import { useEffect, useEffectEvent } from 'react';
import { vi } from 'vitest';
import type { CameraPose } from '@cae-map/expedition/camera/camera-pose';
import type { Scene } from '../../map/scene/scene.ts';
import type { SceneViewProps } from '../../map/scene/scene-view.tsx';

const pose: CameraPose = { latitude: 0, longitude: 0, range: 1, tilt: 0, heading: 0, altitude: 0 };

/** The state of the fake scene: its properties, and a camera of mock functions. */
export const fakeScene = {
  scene: {
    pose: vi.fn<Scene['pose']>(() => pose),
    jumpTo: vi.fn<Scene['jumpTo']>(),
    flyTo: vi.fn<Scene['flyTo']>(),
    step: vi.fn<Scene['step']>(),
    setOverlays: vi.fn<Scene['setOverlays']>(),
    setLight: vi.fn<Scene['setLight']>(),
    setTerrain: vi.fn<Scene['setTerrain']>(),
    setPadding: vi.fn<Scene['setPadding']>(),
    setLabel: vi.fn<Scene['setLabel']>(),
    focus: vi.fn<Scene['focus']>(),
    destroy: vi.fn<Scene['destroy']>(),
  } satisfies Scene,
  /** The latest properties. */
  props: null as SceneViewProps | null,
  /** Whether the browser has no WebGL. */
  isUnavailable: false,
};

/** Replaces `SceneView`, because jsdom has no canvas. */
export function FakeSceneView(props: SceneViewProps) {
  const update = useEffectEvent(() => {
    fakeScene.props = props;
  });
  useEffect(() => update());
  const start = useEffectEvent(() => {
    if (fakeScene.isUnavailable) props.onUnavailable('no-webgl');
    else props.onScene(fakeScene.scene);
  });
  useEffect(() => start(), []);
  return null;
}
