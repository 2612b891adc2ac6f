import { mix, shift } from './colour.ts';
import type { Palette } from './palettes.ts';

/** The local colours of each material, lit and shaded. */
const materials = {
  rock: ['#c69c88', '#5b4f7c'],
  blueRock: ['#8fa6c4', '#3a4a86'],
  darkRock: ['#857690', '#34345f'],
  redRock: ['#d98a5c', '#8a3f3d'],
  rustRock: ['#c47a58', '#6a3442'],
  ochreRock: ['#dcb27a', '#8c6650'],
  violetRock: ['#b08fae', '#55406f'],
  greenRock: ['#a5a884', '#4f6460'],
  snow: ['#fffaf0', '#9fb6da'],
  ice: ['#dff0ee', '#7fa9c4'],
  sand: ['#f0c98a', '#b27a55'],
  paleSand: ['#f3dcae', '#bf9670'],
  gravel: ['#dcb78c', '#8e6a62'],
  darkGravel: ['#b48e7c', '#584660'],
  salt: ['#f6efe2', '#c4bfc4'],
  loess: ['#e0c08e', '#a07a58'],
  meadow: ['#9bb565', '#4c7350'],
  springGrass: ['#b4c76a', '#64894f'],
  dryGrass: ['#e8c666', '#9a7848'],
  autumnGrass: ['#d9a45a', '#8c5c42'],
  tundra: ['#c6b067', '#6c6a4c'],
  forest: ['#5f8a5c', '#23483f'],
  jungle: ['#5d9460', '#1c4a42'],
  earth: ['#c08f62', '#6c4848'],
  conifer: ['#4f7f5c', '#1d4340'],
  deodar: ['#5b8a72', '#1f4749'],
  larch: ['#8fae5a', '#46693f'],
  larchGold: ['#eeb13f', '#b56a2e'],
  poplar: ['#8db35c', '#3f6a45'],
  poplarGold: ['#f2bd45', '#bf7a2f'],
  blossom: ['#f7c9cf', '#c58399'],
  bare: ['#9a8678', '#574a55'],
  birch: ['#a9c26a', '#5a8050'],
  tea: ['#86b06a', '#3a6a4f'],
  palm: ['#7fae68', '#2f5f4c'],
  maple: ['#e0623f', '#96323a'],
  mud: ['#dfb98a', '#9a6f58'],
  whiteWall: ['#fbf4e4', '#b3b0c4'],
  redWall: ['#b5503f', '#6d2b3a'],
  pinkStone: ['#e2a183', '#9c5a58'],
  paleStone: ['#ead9bb', '#a08f8d'],
  grey: ['#b9b4ae', '#6d6c7c'],
  wood: ['#a9764f', '#5c3d3c'],
  roofRed: ['#c25a3c', '#7f3138'],
  roofGreen: ['#6fa088', '#305d5c'],
  roofTile: ['#7c8794', '#3c4560'],
  roofOchre: ['#e0a13c', '#9c6030'],
  gold: ['#f8cf5c', '#c48a2f'],
  canvas: ['#fbf3df', '#c0ac9c'],
  felt: ['#f7f0e2', '#b7aeb4'],
  blackTent: ['#5b4d4d', '#2d2734'],
  vermilion: ['#d9512f', '#97302c'],
  indigo: ['#41589f', '#26325f'],
  ochre: ['#e3a03a', '#a8682e'],
  green: ['#5f9a6a', '#2f5e4e'],
  white: ['#fffaf0', '#cfc8cf'],
  figure: ['#5b4a4c', '#2f2839'],
  camel: ['#a9774c', '#5c4038'],
  yak: ['#4a4045', '#262230'],
  metal: ['#5e6474', '#2b2f42'],
  hull: ['#3c4156', '#20233a'],
  water: ['#a5cfd6', '#3f7fa0'],
  deepWater: ['#5aa3b4', '#1f5a84'],
} as const satisfies Record<string, readonly [string, string]>;

export type Material = keyof typeof materials;
export type Shade = 'lit' | 'middle' | 'shade';

/** Materials that keep more of their own colour, so that small motifs remain recognizable. */
const saturatedMaterials: ReadonlySet<Material> = new Set<Material>([
  'whiteWall',
  'canvas',
  'felt',
  'gold',
  'vermilion',
  'ochre',
  'white',
  'roofRed',
  'larchGold',
  'poplarGold',
  'snow',
  'blossom',
  'maple',
]);

const tones = new WeakMap<Palette, Map<string, string>>();

/** The colour of a material in a palette at a depth (0 in the foreground, 1 at the horizon). */
export function tone(palette: Palette, material: Material, shade: Shade, depth: number): string {
  let known = tones.get(palette);
  if (!known) tones.set(palette, (known = new Map()));
  const key = `${material}/${shade}/${depth}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const colour = mixTone(palette, material, shade, depth);
  // Depths are continuous: the limit keeps the map from growing with the number of illustrations.
  if (known.size >= 4096) known.clear();
  known.set(key, colour);
  return colour;
}

function mixTone(palette: Palette, material: Material, shade: Shade, depth: number): string {
  const [lit, dark] = materials[material];
  const strength = palette.tint * (saturatedMaterials.has(material) ? 0.62 : 1);
  const bright = mix(lit, palette.lit, strength * 0.75);
  const dim = mix(dark, palette.shade, strength * 0.95);
  const local = shade === 'lit' ? bright : shade === 'shade' ? dim : mix(bright, dim, 0.5);
  return mix(shift(local, 0, 1.16), palette.haze, Math.min(0.94, depth ** 1.2 * palette.air * 0.92));
}
