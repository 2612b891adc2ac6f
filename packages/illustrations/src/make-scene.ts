import { classify, toldWeather, type Profile } from './classify.ts';
import { compose } from './compositions.ts';
import type { Context } from './compositions/context.ts';
import { chooseVista, vistaHorizons } from './compositions/vistas.ts';
import { clamp } from './geometry.ts';
import type { Material } from './materials.ts';
import { palettesFor, type Palette } from './palettes.ts';
import type { LocatedPlace } from './places.ts';
import { createRandom, hashText, type Random } from './random.ts';
import type { Region } from './regions.ts';
import type { Scene, Sky } from './scene.ts';
import { lights, monthOf, seasonOf, type Light, type Season, type Weather } from './season.ts';
import type { TerrainFacts } from './terrain-facts.ts';

const skyHeavy: ReadonlySet<string> = new Set(['plateau', 'steppe', 'gobi', 'open-sea', 'plateau-camp', 'steppe-camp', 'gobi-camp', 'nomads', 'great-river', 'plains-railway']);

const tall: ReadonlySet<string> = new Set(['snow-pass', 'high-pass', 'stony-pass', 'snow-peaks', 'high-valley', 'mountain-camp', 'snow-camp', 'carved-rock', 'stupa', 'red-hills', 'gobi', 'gobi-camp', 'plateau-camp', 'standing-stones', 'nomads']);

/** What a picture is made of, and what its caption speaks of. */
export interface MadeScene {
  readonly scene: Scene;
  readonly profile: Profile;
}

/** The light that chance gives to a picture before its neighbour is looked at. */
function rawLight(placeId: number, variant: number, date: string | null): Light {
  const weighted: readonly Light[] = ['dawn', 'morning', 'morning', 'noon', 'noon', 'evening', 'evening', 'dusk', 'dusk', 'night', 'dawn'];
  return weighted[hashText(`light:${placeId}:${variant}:${date ?? ''}`) % weighted.length] ?? 'morning';
}

/** The light of a picture: what its notes tell, else by chance, but never that of the stop before. */
function chooseLight(place: LocatedPlace, variant: number, date: string | null, before: LocatedPlace | null): Light {
  const notes = place.notes_en ?? '';
  if (variant === 0) {
    if (/about midnight|at night\b.*(march|drove)|night march|moon/i.test(notes)) return 'night';
    if (/at dawn|before dawn|six in the morning/i.test(notes)) return 'dawn';
  }
  const light = rawLight(place.place_id, variant, date);
  const earlier = before ? rawLight(before.place_id, 0, before.date) : variant > 0 ? rawLight(place.place_id, 0, place.date) : null;
  if (light !== earlier) return light;
  return lights[(lights.indexOf(light) + 2 + (place.place_id % 3)) % lights.length] ?? 'morning';
}

function chooseWeather(place: LocatedPlace, variant: number, season: Season, region: Region, random: Random): Weather {
  const told = variant === 0 ? toldWeather(place.notes_en) : null;
  if (told) return told;
  const roll = random.next();
  if (season === 'monsoon') return roll < 0.45 ? 'haze' : roll < 0.65 ? 'rain' : 'cloudy';
  const dusty = region === 'turkestan' || region === 'gobi' || region === 'dzungaria' || region === 'inner-mongolia';
  if (dusty && roll < 0.2) return 'dust';
  if (season === 'winter' && roll < 0.09) return 'snowfall';
  if (region === 'india' || region === 'sikkim' || region === 'south-india') return roll < 0.3 ? 'haze' : roll < 0.65 ? 'cloudy' : 'clear';
  return roll < 0.42 ? 'cloudy' : 'clear';
}

function choosePalette(light: Light, weather: Weather, placeId: number, variant: number, before: LocatedPlace | null): Palette {
  const fitting = palettesFor(light, weather);
  const index = hashText(`palette:${placeId}:${variant}`) % fitting.length;
  const other = before ? hashText(`palette:${before.place_id}:0`) % fitting.length : -1;
  const chosen = fitting[index === other ? (index + 1) % fitting.length : index] ?? fitting[0];
  if (!chosen) throw new Error(`No palette for ${light} and ${weather}`);
  return chosen;
}

const groundOf: Record<Region, Record<Season, readonly [Material, Material]>> = (() => {
  const green = { spring: ['springGrass', 'meadow'], summer: ['meadow', 'springGrass'], monsoon: ['meadow', 'jungle'], autumn: ['autumnGrass', 'dryGrass'], winter: ['dryGrass', 'earth'] } as const;
  const grass = { spring: ['springGrass', 'dryGrass'], summer: ['springGrass', 'meadow'], monsoon: ['meadow', 'springGrass'], autumn: ['dryGrass', 'autumnGrass'], winter: ['dryGrass', 'tundra'] } as const;
  const bare = { spring: ['gravel', 'tundra'], summer: ['tundra', 'gravel'], monsoon: ['tundra', 'gravel'], autumn: ['ochreRock', 'autumnGrass'], winter: ['gravel', 'rock'] } as const;
  const highland = { spring: ['tundra', 'dryGrass'], summer: ['springGrass', 'tundra'], monsoon: ['tundra', 'meadow'], autumn: ['dryGrass', 'autumnGrass'], winter: ['dryGrass', 'gravel'] } as const;
  const desert = { spring: ['gravel', 'loess'], summer: ['loess', 'gravel'], monsoon: ['loess', 'gravel'], autumn: ['gravel', 'ochreRock'], winter: ['paleSand', 'gravel'] } as const;
  const stony = { spring: ['gravel', 'darkGravel'], summer: ['ochreRock', 'darkGravel'], monsoon: ['gravel', 'darkGravel'], autumn: ['gravel', 'rustRock'], winter: ['gravel', 'darkGravel'] } as const;
  return {
    sikkim: green, india: grass, 'south-india': green, kashmir: green, ladakh: bare, karakoram: bare, turkestan: desert, dzungaria: grass, irtysh: green,
    altai: green, russia: green, baikal: green, mongolia: grass, gobi: stony, nanshan: highland, tsaidam: stony, changtang: highland, 'south-tibet': bare,
    barga: grass, manchuria: green, 'inner-mongolia': grass, china: green, japan: green, korea: green, kulu: green, world: green,
  };
})();

function rockOf(region: Region, random: Random): Material {
  switch (region) {
    case 'ladakh':
      return random.pick(['ochreRock', 'violetRock', 'rock', 'rustRock']);
    case 'karakoram':
      return random.pick(['darkRock', 'rock', 'rustRock', 'blueRock']);
    case 'turkestan':
    case 'dzungaria':
      return random.pick(['redRock', 'ochreRock', 'rustRock']);
    case 'gobi':
    case 'tsaidam':
      return random.pick(['darkRock', 'rustRock', 'violetRock', 'ochreRock']);
    case 'changtang':
    case 'south-tibet':
    case 'nanshan':
      return random.pick(['violetRock', 'blueRock', 'rock', 'ochreRock', 'rustRock']);
    case 'sikkim':
    case 'kashmir':
    case 'altai':
    case 'kulu':
      return random.pick(['blueRock', 'greenRock', 'violetRock']);
    default:
      return random.pick(['rock', 'blueRock', 'greenRock', 'violetRock']);
  }
}

function snowShare(facts: TerrainFacts, region: Region, season: Season, random: Random): number {
  const wet = region === 'sikkim' || region === 'kashmir' || region === 'karakoram' || region === 'altai';
  const lineMetres = (wet ? 4300 : 5400) - (season === 'winter' ? 1500 : season === 'spring' ? 800 : season === 'autumn' ? 350 : 0);
  const top = facts.altitudeMetres + Math.max(700, facts.reliefMetres * 0.9);
  return clamp((top - lineMetres) / 1900 + random.range(-0.1, 0.22), 0, 0.95);
}

function skyOf(random: Random, light: Light, weather: Weather, horizon: number, region: Region, snowFocus: number): Sky {
  const veiled = weather === 'rain' || weather === 'snowfall';
  const inside = !veiled && random.chance(light === 'noon' ? 0.3 : light === 'morning' ? 0.55 : 0.78);
  const low = light === 'dawn' || light === 'dusk';
  const away = snowFocus < 0.5 ? random.range(900, 1340) : random.range(260, 700);
  const x = inside ? (random.chance(0.7) ? away : random.range(260, 1340)) : random.sign() < 0 ? -240 : 1840;
  const y = light === 'night' ? random.range(190, 310) : low ? horizon - random.range(70, 230) : light === 'noon' ? random.range(90, 200) : random.range(190, 300);
  const moon = light === 'night' ? (random.chance(0.3) ? 'crescent' : 'moon') : 'sun';
  const dark = light === 'night';
  const clouds: Sky['clouds'] = veiled ? 'veil' : weather === 'clear' ? (random.chance(0.6) ? 'none' : 'streaks') : weather === 'haze' || weather === 'dust' ? random.pick(['veil', 'streaks']) : random.pick<Sky['clouds']>(['streaks', 'heaps', 'heaps', region === 'mongolia' || region === 'changtang' || region === 'sikkim' ? 'towers' : 'heaps']);
  return {
    style: random.pick(['smooth', 'smooth', 'bands', 'halo']),
    clouds: dark && clouds === 'towers' ? 'streaks' : clouds,
    stars: dark && !veiled ? (!inside || moon === 'crescent' ? (random.chance(0.75) ? 'milky-way' : 'few') : 'few') : light === 'dusk' && random.chance(0.3) ? 'few' : 'none',
    horizon,
    body: inside ? moon : 'none',
    x,
    y,
    radius: moon === 'sun' ? (low ? random.range(48, 84) : random.range(34, 56)) : random.range(36, 62),
  };
}

/** Lays out the picture of a place: pure, the same input gives the same scene. */
export function makeScene(place: LocatedPlace, facts: TerrainFacts, variant: number, date: string | null, before: LocatedPlace | null): MadeScene {
  const seed = `${place.place_id}.${variant}.${date ?? 'undated'}`;
  const random = createRandom(seed);
  const month = monthOf(date, 1 + (hashText(seed) % 12));
  const season = seasonOf(month, place.latitude, facts.altitudeMetres);
  const profile = classify(place, facts, month, variant, random.fork('subject'));
  const light = chooseLight(place, variant, date, before);
  const weather = chooseWeather(place, variant, season, profile.region, random.fork('weather'));
  const palette = choosePalette(light, weather, place.place_id, variant, before);
  const layout = random.fork('layout');
  const outlook = random.fork('vista');
  const vista = chooseVista(profile.subject, outlook.next(), outlook.next());
  const horizon = vista ? vistaHorizons[vista] + Math.round(layout.range(-36, 36)) : Math.round(skyHeavy.has(profile.subject) ? tall.has(profile.subject) ? layout.range(500, 660) : layout.range(510, 610) : tall.has(profile.subject) ? layout.range(470, 650) : layout.range(450, 560));
  const [ground, patches] = groundOf[profile.region][season];
  const cold = season === 'winter' && (place.latitude > 44 || facts.altitudeMetres > 3900);
  const focus = clamp(0.5 + facts.highGround * 0.22 + layout.range(-0.24, 0.24), 0.16, 0.84);
  const context: Context = {
    random: layout,
    profile,
    facts,
    season,
    light,
    weather,
    horizon,
    rock: rockOf(profile.region, layout.fork('rock')),
    ground,
    patches,
    snow: snowShare(facts, profile.region, season, layout.fork('snow')),
    focus,
    side: layout.fork('side').sign(),
    breadth: layout.fork('breadth').pick([0.66, 0.84, 1, 1.2, 1.45]),
    snowy: weather === 'snowfall' || profile.subject === 'snow-pass' || profile.subject === 'snow-camp' || (cold && layout.chance(0.75)),
  };
  const layers = [...compose(profile.subject, context, vista)];
  if (weather === 'snowfall') layers.push({ kind: 'falling', what: 'snow' });
  if (weather === 'rain') layers.push({ kind: 'falling', what: 'rain' });
  if (weather === 'dust' && layout.chance(0.7)) layers.push({ kind: 'falling', what: 'dust' });
  const sky = skyOf(random.fork('sky'), light, weather, horizon, profile.region, focus);
  return { scene: { seed, palette, light, season, weather, sky, layers }, profile };
}
