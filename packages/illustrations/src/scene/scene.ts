import type { Material } from './materials.ts';
import type { MotifName } from '../choice/motif-names.ts';
import type { Palette } from './palettes.ts';
import type { Light, Season, Weather } from '../choice/season.ts';

/** `depth` is 0 in the foreground and 1 at the horizon; y increases downwards, 0 to 1000. */
interface Deep {
  readonly depth: number;
}

export interface PeaksLayer extends Deep {
  readonly kind: 'peaks';
  readonly base: number;
  readonly height: number;
  /** The horizontal position of the highest peak, 0 left to 1 right; may be outside the picture. */
  readonly focus: number;
  readonly peaks: number;
  /** Half the base of the highest peak relative to its height. */
  readonly breadth: number;
  /** The snow-covered share of the height, 0 to 1. */
  readonly snow: number;
  readonly material: Material;
  /** How quickly heights decrease away from the focus; 0 for constant heights. */
  readonly falloff: number;
  readonly mist: number;
}

export interface RidgeLayer extends Deep {
  readonly kind: 'ridge';
  readonly top: number;
  readonly base: number;
  readonly relief: number;
  /** 0 for soft hills, 1 for crags. */
  readonly roughness: number;
  /** The number of swells across the picture. */
  readonly swells: number;
  readonly material: Material;
  /** A fringe of trees along the crest. */
  readonly fringe?: Material;
  /** The slope of the crest to the right, in drawing units over the width. */
  readonly slope?: number;
  readonly mist: number;
  /** The number of folds shaded from the sun. */
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
  /** Reflects everything above the far shore. */
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
  /** The slope of the line to the right, in drawing units over the width of the grove. */
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
  /** Degrees clockwise, for motifs on a slope. */
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

/** A slope across the whole picture for a road to climb. */
export interface SlopeLayer extends Deep {
  readonly kind: 'slope';
  /** The height of its crest in the middle of the picture. */
  readonly middle: number;
  /** How much lower the right edge is than the left one. */
  readonly rise: number;
  readonly material: Material;
}

/** A dark slope in a lower corner of the foreground. */
export interface ForegroundLayer extends Deep {
  readonly kind: 'foreground';
  readonly side: 'left' | 'right';
  /** The height of the slope at the edge of the picture. */
  readonly top: number;
  /** Its width in drawing units. */
  readonly reach: number;
  readonly material: Material;
  readonly growth: 'grass' | 'stones' | 'shrubs' | 'none';
}

/** A dark frame around the view. */
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

/** The contents of an illustration as plain data, drawn by `drawScene`. */
export interface Scene {
  readonly seed: string;
  readonly palette: Palette;
  readonly light: Light;
  readonly season: Season;
  readonly weather: Weather;
  readonly sky: Sky;
  readonly layers: readonly Layer[];
}
