import { createCrest } from './draw/ridge.ts';
import { placePeaks, type Peak } from './draw/peaks.ts';
import { WIDTH } from './math/geometry.ts';
import { createRandom, type Random } from './math/random.ts';
import type { Layer, Scene } from './scene/scene.ts';

/** The number of columns in which outlines are compared. */
const columns = 32;

/** How two illustrations differ: 0 for the same, about 1 for as different as they get. */
export interface SceneOutline {
  /** The y coordinate of the land against the sky in each column. */
  readonly skyline: readonly number[];
  /** The colours of the light: sky, haze and lit faces as red, green, blue. */
  readonly colours: readonly number[];
  /** The motifs with their horizontal positions in drawing units and their sizes. */
  readonly motifs: ReadonlyMap<string, { readonly x: number; readonly scale: number }>;
}

function topOfPeak({ rows }: Peak, x: number): number {
  return rows.find(({ left, right }) => left <= x && x <= right)?.y ?? 1000;
}

/** The upper edge of a layer as a function of x; null for layers that are not land. */
function outlineOf(layer: Layer, random: Random): ((x: number) => number) | null {
  if (layer.kind === 'peaks') {
    const peaks = placePeaks(random, layer);
    return (x) => Math.min(...peaks.map((peak) => topOfPeak(peak, x)));
  }
  if (layer.kind === 'ridge') return createCrest(random, layer);
  if (layer.kind === 'mesa' || layer.kind === 'plain') return () => layer.top;
  if (layer.kind === 'dunes') return () => layer.base - layer.height;
  return null;
}

/** The land against the sky in each column, from the same random numbers as the drawing. */
export function skylineOf(scene: Scene): number[] {
  const random = createRandom(scene.seed);
  const outlines = scene.layers.flatMap(
    (layer, index) => outlineOf(layer, random.fork(`${layer.kind}${index}`)) ?? [],
  );
  return Array.from({ length: columns }, (_, column) => {
    const x = ((column + 0.5) / columns) * WIDTH;
    return Math.min(1000, ...outlines.map((outline) => outline(x)));
  });
}

function channels(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

/** The parts of a scene that decide whether two illustrations look alike. */
export function outlineScene(scene: Scene): SceneOutline {
  const { sky, haze, lit } = scene.palette;
  return {
    skyline: skylineOf(scene),
    colours: [...sky, haze, lit].flatMap(channels),
    motifs: new Map(
      scene.layers.flatMap((layer) =>
        layer.kind === 'motif' ? [[layer.motif, { x: layer.x, scale: layer.scale }] as const] : [],
      ),
    ),
  };
}

function meanDifference(one: readonly number[], two: readonly number[]): number {
  return one.reduce((sum, value, index) => sum + Math.abs(value - (two[index] ?? 0)), 0) / one.length;
}

/**
 * The difference of two skylines in shape, in drawing units per column: their heights are aligned first, so that the
 * same mountains at another height count as the same.
 */
export function skylineDifference(one: SceneOutline, two: SceneOutline): number {
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const shift = mean(one.skyline) - mean(two.skyline);
  return meanDifference(
    one.skyline,
    two.skyline.map((value) => value + shift),
  );
}

/** The difference of the light, from 0 to 255 per channel. */
export function colourDifference(one: SceneOutline, two: SceneOutline): number {
  return meanDifference(one.colours, two.colours);
}

/** The share of the motifs of both scenes that the other one does not have at about the same position and
 * in about the same size. */
export function motifDifference(one: SceneOutline, two: SceneOutline): number {
  const names = new Set([...one.motifs.keys(), ...two.motifs.keys()]);
  if (names.size === 0) return 0;
  const moved = [...names].filter((name) => {
    const [here, there] = [one.motifs.get(name), two.motifs.get(name)];
    if (here === undefined || there === undefined || Math.abs(here.x - there.x) > 130) return true;
    return Math.max(here.scale, there.scale) / Math.min(here.scale, there.scale) > 1.3;
  });
  return moved.length / names.size;
}
