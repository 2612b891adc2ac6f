import type { CameraPose } from '@cae-map/expedition/camera/camera-pose';
import type { MapPadding } from '../camera/padding.ts';
import type { MapUnavailableReason } from '../map-controller.ts';
import type { MapOverlay } from '../overlays/map-overlay.ts';
import type { PointerListener } from '../pointer/pointer.ts';
import type { Terrain } from '../terrain/terrain-manifest.ts';
import type { SceneLight } from './scene-light.ts';

/** A movement of the camera by a button. */
export type SceneStep =
  | 'nearer'
  | 'farther'
  | 'more-tilted'
  | 'less-tilted'
  | 'turn-left'
  | 'turn-right'
  | 'north';

/** Whether the ground has heights; `missing` means that tiles failed or contain none, and the map is flat. */
export type SceneGround = 'loading' | 'heights' | 'missing';

/** What a scene reports. */
export interface SceneListener extends PointerListener {
  onReady(scene: Scene): void;
  /** The camera has come to rest. */
  onRest(pose: CameraPose): void;
  /** The visitor moves the camera. */
  onMovedByHand(): void;
  onGround(ground: SceneGround): void;
  onUnavailable(reason: MapUnavailableReason): void;
  onRestored(): void;
}

/** The expedition on terrain, seen by a camera that can tilt and turn. */
export interface Scene {
  pose(): CameraPose;
  jumpTo(pose: CameraPose): void;
  /** Flies to a camera; under reduced motion it is there at once. */
  flyTo(pose: CameraPose): void;
  step(step: SceneStep): void;
  setOverlays(overlays: readonly MapOverlay[]): void;
  setLight(light: SceneLight): void;
  /** Null leaves the ground flat. */
  setTerrain(terrain: Terrain | null): void;
  /** The margins that are covered by panels; the camera is centred on the uncovered area. */
  setPadding(padding: MapPadding): void;
  setLabel(label: string): void;
  focus(): void;
  destroy(): void;
}
