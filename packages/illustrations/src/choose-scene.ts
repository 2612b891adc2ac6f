import type { SceneWithProfile } from './make-scene.ts';
import {
  colourDifference,
  motifDifference,
  outlineScene,
  skylineDifference,
  type SceneOutline,
} from './scene-likeness.ts';

/** A scene with what it is compared by. */
export interface ChosenScene extends SceneWithProfile {
  readonly outline: SceneOutline;
}

/** The number of arrangements that are tried for one illustration. */
const takes = 16;

/** Neighbours whose difference reaches this look different at a glance; chosen by eye. */
export const neighbourDifference = 1.12;

/** Skylines of the same kind of stop whose mean difference is smaller, in drawing units, look like the same mountains. */
export const siblingSkyline = 16;

/** The same for the last stops of the same kind, which visitors still remember. */
export const lastSiblingSkyline = 30;
const lastSiblings = 4;

/** The difference of two illustrations that are seen one after the other: light, outline of the land, motifs. */
export function sceneDifference(one: SceneOutline, two: SceneOutline): number {
  const colours = colourDifference(one, two);
  const whole =
    Math.min(1.2, colours / 70) +
    Math.min(1, skylineDifference(one, two) / 90) +
    motifDifference(one, two) * 0.4;
  // At a glance, the same colours look alike whatever is drawn in them.
  return Math.min(whole, 0.5 + colours / 20);
}

function hasPeaks({ scene }: SceneWithProfile): boolean {
  return scene.layers.some(({ kind }) => kind === 'peaks');
}

/** How far a scene is from being mistaken for another one: at least 1 if it differs enough from all of them. */
function rate(
  scene: ChosenScene,
  neighbours: readonly ChosenScene[],
  siblings: readonly ChosenScene[],
): number {
  const beside = neighbours.map((other) => {
    const difference = sceneDifference(scene.outline, other.outline) / neighbourDifference;
    // The same kind of stop needs another arrangement, not only another light.
    const isSame = other.profile.subject === scene.profile.subject && scene.outline.motifs.size > 0;
    return isSame ? Math.min(difference, 0.6 + motifDifference(scene.outline, other.outline)) : difference;
  });
  const alike = hasPeaks(scene)
    ? siblings
        .filter(hasPeaks)
        .map(
          (other, index, all) =>
            skylineDifference(scene.outline, other.outline) /
            (index >= all.length - lastSiblings ? lastSiblingSkyline : siblingSkyline),
        )
    : [];
  return Math.min(2, ...beside, ...alike);
}

/**
 * Chooses the arrangement of an illustration: the first one that differs enough from the neighbours along the route and
 * from the stops of the same kind, or else the one that differs most. Deterministic.
 */
export function chooseScene(
  make: (take: number) => SceneWithProfile,
  neighbours: readonly ChosenScene[],
  siblings: readonly ChosenScene[],
): ChosenScene {
  let best: { readonly scene: ChosenScene; readonly rating: number } | null = null;
  for (let take = 0; take < takes; take += 1) {
    const made = make(take);
    const scene = { ...made, outline: outlineScene(made.scene) };
    const rating = rate(scene, neighbours, siblings);
    if (best === null || rating > best.rating) best = { scene, rating };
    if (rating >= 1) break;
  }
  if (best === null) throw new Error('No arrangement was tried.');
  return best.scene;
}
