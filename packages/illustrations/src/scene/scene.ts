import type { Material } from './materials.ts';
import type { MotifName } from '../choice/motif-names.ts';
import type { Palette } from './palettes.ts';
import type { Light, Season, Weather } from '../choice/season.ts';

/** Depth runs from 0 at the viewer's feet to 1 at the skyline; y grows downwards, 0 to 1000. */
interface Deep {
  readonly depth: number;
}

export interface PeaksLayer extends Deep {
  readonly kind: 'peaks';
  readonly base: number;
  readonly height: number;
  /** Where the highest peak stands, 0 left to 1 right (may lie outside the picture). */
  readonly focus: number;
  readonly peaks: number;
  /** Half of the foot of the highest peak in proportion to its height. */
  readonly breadth: number;
  /** Share of the height under snow, 0 none, 1 all. */
  readonly snow: number;
  readonly material: Material;
  /** How fast heights fall away from the focus, 0 not at all. */
  readonly falloff: number;
  readonly mist: number;
}

export interface RidgeLayer extends Deep {
  readonly kind: 'ridge';
  readonly top: number;
  readonly base: number;
  readonly relief: number;
  /** 0 soft hills, 1 crags. */
  readonly roughness: number;
  /** How many swells fit across the picture. */
  readonly swells: number;
  readonly material: Material;
  /** A fringe of trees along the crest. */
  readonly fringe?: Material;
  /** Slope of the crest to the right, in drawing units over the width. */
  readonly slope?: number;
  readonly mist: number;
  /** Folds shaded on the side away from the sun. */
  readonly folds: number;
}

export interface MesaLayer extends Deep {
  readonly kind: 'mesa';
  readonly top: number;
  readonly base: number;
  readonly material: Material;
  readonly towers: number;
}

export interface DunesLayer extends Deep {
  readonly kind: 'dunes';
  readonly base: number;
  readonly height: number;
  readonly crests: number;
  readonly material: Material;
}

export interface PlainLayer extends Deep {
  readonly kind: 'plain';
  readonly top: number;
  readonly material: Material;
  readonly patches: Material;
  readonly roll: number;
  readonly cover: 'none' | 'tufts' | 'stones' | 'snow' | 'fields' | 'flowers' | 'salt';
}

export interface WaterLayer {
  readonly kind: 'water';
  readonly top: number;
  readonly base: number;
  /** Mirrors what stands above the far shore. */
  readonly mirror: boolean;
  readonly surface: 'still' | 'rippled' | 'sea' | 'ice';
}

export interface RiverLayer {
  readonly kind: 'river';
  readonly top: number;
  readonly base: number;
  readonly from: number;
  readonly to: number;
  readonly width: number;
  readonly bends: number;
  readonly bars: boolean;
}

export interface TrackLayer {
  readonly kind: 'track';
  readonly top: number;
  readonly base: number;
  readonly from: number;
  readonly to: number;
  readonly width: number;
}

export interface GlacierLayer extends Deep {
  readonly kind: 'glacier';
  readonly x: number;
  readonly top: number;
  readonly base: number;
  readonly width: number;
}

export interface MistLayer {
  readonly kind: 'mist';
  readonly y: number;
  readonly height: number;
  readonly opacity: number;
}

export interface CloudSeaLayer {
  readonly kind: 'cloud-sea';
  readonly y: number;
  readonly rows: number;
}

export interface GroveLayer extends Deep {
  readonly kind: 'grove';
  readonly tree: TreeName;
  readonly y: number;
  readonly from: number;
  readonly to: number;
  readonly size: number;
  readonly count: number;
  /** Rise of the ground line to the right, in drawing units over the width of the grove. */
  readonly slope?: number;
}

export type TreeName =
  | 'poplar'
  | 'larch'
  | 'spruce'
  | 'deodar'
  | 'birch'
  | 'palm'
  | 'willow'
  | 'broadleaf'
  | 'saxaul'
  | 'bush'
  | 'maple'
  | 'blossom';

export interface MotifLayer extends Deep {
  readonly kind: 'motif';
  readonly motif: MotifName;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly flip?: boolean;
  /** Degrees clockwise, for what stands on a slope. */
  readonly tilt?: number;
}

export interface FallingLayer {
  readonly kind: 'falling';
  readonly what: 'snow' | 'rain' | 'dust';
}

export interface BirdsLayer {
  readonly kind: 'birds';
  readonly x: number;
  readonly y: number;
  readonly count: number;
  readonly size: number;
}

/** A clean slope across the whole picture for the way to climb on. */
export interface SlopeLayer extends Deep {
  readonly kind: 'slope';
  /** Height of its crest in the middle of the picture. */
  readonly middle: number;
  /** How much lower the right edge lies than the left one. */
  readonly rise: number;
  readonly material: Material;
}

/** A dark near slope in a lower corner that leads the eye in. */
export interface ForegroundLayer extends Deep {
  readonly kind: 'foreground';
  readonly side: 'left' | 'right';
  /** Height of the slope at the picture's edge. */
  readonly top: number;
  /** How far it reaches, in drawing units. */
  readonly reach: number;
  readonly material: Material;
  readonly growth: 'grass' | 'stones' | 'shrubs' | 'none';
}

/** Something dark round the edges through which the viewer looks out. */
export interface FrameLayer extends Deep {
  readonly kind: 'frame';
  readonly what: 'tent' | 'cave' | 'gateway' | 'boughs';
}

export type Layer =
  | PeaksLayer
  | RidgeLayer
  | MesaLayer
  | DunesLayer
  | PlainLayer
  | WaterLayer
  | RiverLayer
  | TrackLayer
  | GlacierLayer
  | SlopeLayer
  | FrameLayer
  | ForegroundLayer
  | MistLayer
  | CloudSeaLayer
  | GroveLayer
  | MotifLayer
  | FallingLayer
  | BirdsLayer;

export interface Sky {
  readonly style: 'smooth' | 'bands' | 'halo';
  readonly clouds: 'none' | 'streaks' | 'heaps' | 'veil' | 'towers';
  readonly stars: 'none' | 'few' | 'milky-way';
  /** Where the sky ends behind the land. */
  readonly horizon: number;
  readonly body: 'sun' | 'moon' | 'crescent' | 'none';
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Everything a picture shows, as plain data; drawing it is `drawScene`. */
export interface Scene {
  readonly seed: string;
  readonly palette: Palette;
  readonly light: Light;
  readonly season: Season;
  readonly weather: Weather;
  readonly sky: Sky;
  readonly layers: readonly Layer[];
}
