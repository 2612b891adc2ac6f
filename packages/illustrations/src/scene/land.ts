import { clamp } from '../math/geometry.ts';
import type { Material } from './materials.ts';
import type { Random } from '../math/random.ts';
import type { Region } from '../choice/regions.ts';
import type { Season } from '../choice/season.ts';
import type { TerrainFacts } from '../choice/terrain-facts.ts';

/** The ground of each region in each season: the main material and that of its patches. */
export const groundMaterials: Record<Region, Record<Season, readonly [Material, Material]>> = (() => {
  const green = {
    spring: ['springGrass', 'meadow'],
    summer: ['meadow', 'springGrass'],
    monsoon: ['meadow', 'jungle'],
    autumn: ['autumnGrass', 'dryGrass'],
    winter: ['dryGrass', 'earth'],
  } as const;
  const grass = {
    spring: ['springGrass', 'dryGrass'],
    summer: ['springGrass', 'meadow'],
    monsoon: ['meadow', 'springGrass'],
    autumn: ['dryGrass', 'autumnGrass'],
    winter: ['dryGrass', 'tundra'],
  } as const;
  const bare = {
    spring: ['gravel', 'tundra'],
    summer: ['tundra', 'gravel'],
    monsoon: ['tundra', 'gravel'],
    autumn: ['ochreRock', 'autumnGrass'],
    winter: ['gravel', 'rock'],
  } as const;
  const highland = {
    spring: ['tundra', 'dryGrass'],
    summer: ['springGrass', 'tundra'],
    monsoon: ['tundra', 'meadow'],
    autumn: ['dryGrass', 'autumnGrass'],
    winter: ['dryGrass', 'gravel'],
  } as const;
  const desert = {
    spring: ['gravel', 'loess'],
    summer: ['loess', 'gravel'],
    monsoon: ['loess', 'gravel'],
    autumn: ['gravel', 'ochreRock'],
    winter: ['paleSand', 'gravel'],
  } as const;
  const stony = {
    spring: ['gravel', 'darkGravel'],
    summer: ['ochreRock', 'darkGravel'],
    monsoon: ['gravel', 'darkGravel'],
    autumn: ['gravel', 'rustRock'],
    winter: ['gravel', 'darkGravel'],
  } as const;
  return {
    sikkim: green,
    india: grass,
    'south-india': green,
    kashmir: green,
    purig: bare,
    ladakh: bare,
    karakoram: bare,
    kunlun: bare,
    turkestan: desert,
    dzungaria: grass,
    irtysh: green,
    altai: green,
    russia: green,
    baikal: green,
    mongolia: grass,
    gobi: stony,
    nanshan: highland,
    tsaidam: stony,
    changtang: highland,
    'south-tibet': bare,
    barga: grass,
    manchuria: green,
    'inner-mongolia': grass,
    china: green,
    japan: green,
    korea: green,
    kulu: green,
    world: green,
  };
})();

const warmStone = ['redRock', 'ochreRock', 'rustRock'] as const;
const desertStone = ['darkRock', 'rustRock', 'violetRock', 'ochreRock'] as const;
const highStone = ['violetRock', 'blueRock', 'rock', 'ochreRock', 'rustRock'] as const;
const wetStone = ['blueRock', 'greenRock', 'violetRock'] as const;
const plainStone = ['rock', 'blueRock', 'greenRock', 'violetRock'] as const;

const stoneMaterials: Partial<Record<Region, readonly [Material, ...Material[]]>> = {
  ladakh: ['ochreRock', 'violetRock', 'rock', 'rustRock'],
  purig: ['ochreRock', 'rock', 'rustRock', 'violetRock'],
  karakoram: ['darkRock', 'rock', 'rustRock', 'blueRock'],
  kunlun: ['rustRock', 'ochreRock', 'darkRock', 'redRock'],
  turkestan: warmStone,
  dzungaria: warmStone,
  gobi: desertStone,
  tsaidam: desertStone,
  changtang: highStone,
  'south-tibet': highStone,
  nanshan: highStone,
  sikkim: wetStone,
  kashmir: wetStone,
  altai: wetStone,
  kulu: wetStone,
};

/** The rock of a region, randomly chosen when there are several. */
export function chooseRock(region: Region, random: Random): Material {
  return random.pick(stoneMaterials[region] ?? plainStone);
}

/** The snow-covered share of the mountains, by height and season. */
export function snowShare(facts: TerrainFacts, region: Region, season: Season, random: Random): number {
  const wet = region === 'sikkim' || region === 'kashmir' || region === 'karakoram' || region === 'altai';
  const lineMetres =
    (wet ? 4300 : 5400) -
    (season === 'winter' ? 1500 : season === 'spring' ? 800 : season === 'autumn' ? 350 : 0);
  const top = facts.altitudeMetres + Math.max(700, facts.reliefMetres * 0.9);
  return clamp((top - lineMetres) / 1900 + random.range(-0.1, 0.22), 0, 0.95);
}
