import { classify, type Profile } from './choice/classify.ts';
import { compose } from './compositions/compositions.ts';
import type { Context } from './compositions/parts/context.ts';
import { chooseVista, vistaHorizons, type Vista } from './compositions/vistas.ts';
import { clamp } from './math/geometry.ts';
import { groundMaterials, chooseRock, snowShare } from './scene/land.ts';
import { chooseLight, choosePalette, chooseWeather } from './scene/light.ts';
import type { Caravan, LocatedPlace } from './choice/places.ts';
import { createRandom, hashText, type Random } from './math/random.ts';
import { hasForest, mayAppear, mayAppearIn, maySnow } from './choice/rules.ts';
import type { Layer, Scene } from './scene/scene.ts';
import { readMonth, getSeason } from './choice/season.ts';
import { createSky } from './scene/sky.ts';
import type { TerrainFacts } from './choice/terrain-facts.ts';

const skyHeavy: ReadonlySet<string> = new Set([
  'plateau',
  'steppe',
  'gobi',
  'open-sea',
  'plateau-camp',
  'steppe-camp',
  'gobi-camp',
  'nomads',
  'great-river',
  'plains-railway',
]);

const tall: ReadonlySet<string> = new Set([
  'snow-pass',
  'high-pass',
  'stony-pass',
  'snow-peaks',
  'high-valley',
  'mountain-camp',
  'snow-camp',
  'carved-rock',
  'stupa',
  'red-hills',
  'gobi',
  'gobi-camp',
  'plateau-camp',
  'standing-stones',
  'nomads',
]);

const low: ReadonlySet<string> = new Set([
  'desert-road',
  'dead-forest',
  'oasis',
  'oasis-camp',
  'mud-town',
  'steppe-monastery',
  'desert-river',
  'cave-temples',
]);

/** Returns whether the rules allow a layer. Compositions are shared by many regions, so some of their motifs do not fit. */
function isPlausible(layer: Layer, { region, subject }: Profile): boolean {
  return layer.kind !== 'motif' || (mayAppear(layer.motif, region) && mayAppearIn(layer.motif, subject));
}

/** A scene and the classification of its place. */
export interface SceneWithProfile {
  readonly scene: Scene;
  readonly profile: Profile;
}

/** What the scene of a place depends on besides its record and the map. */
export interface SceneOptions {
  /** The stop before, whose light and palette are avoided. */
  readonly previous?: LocatedPlace | null;
  /** The animals of the caravan. */
  readonly caravan?: Caravan;
  /** The number of the attempt: another arrangement of the same contents. */
  readonly take?: number;
}

/** Creates the scene of a place. Pure: the same input produces the same scene. */
export function makeScene(
  place: LocatedPlace,
  facts: TerrainFacts,
  variant: number,
  date: string | null,
  { previous = null, caravan = 'horses', take = 0 }: SceneOptions = {},
): SceneWithProfile {
  const record = `${place.place_id}.${variant}.${date ?? 'undated'}`;
  const seed = take === 0 ? record : `${record}#${take}`;
  // What is shown does not depend on the attempt, only how it is arranged.
  const content = createRandom(record);
  const random = createRandom(seed);
  const month = readMonth(date, 1 + (hashText(record) % 12));
  const season = getSeason(month, place.latitude, facts.altitudeMetres);
  const profile = classify(place, facts, month, variant, content.fork('subject'), caravan);
  const light = chooseLight(place, variant, date, previous);
  const weather = chooseWeather(
    place,
    variant,
    season,
    profile.region,
    facts.altitudeMetres,
    content.fork('weather'),
  );
  const palette = choosePalette(light, weather, place.place_id, variant, previous, take);
  const layout = random.fork('layout');
  const outlook = random.fork('vista');
  const vista = chooseVista(profile, outlook.next(), outlook.next());
  const horizon = chooseHorizon(profile, vista, layout);
  const [ground, patches] = groundMaterials[profile.region][season];
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
    rock: chooseRock(profile.region, layout.fork('rock')),
    ground,
    patches,
    snow: snowShare(facts, profile.region, season, layout.fork('snow')),
    focus,
    side: layout.fork('side').sign(),
    breadth: layout.fork('breadth').pick([0.66, 0.84, 1, 1.2, 1.45]),
    canSnow: maySnow(season, place.latitude, facts.altitudeMetres),
    wooded: hasForest(profile.region, place.latitude),
    snowy:
      weather === 'snowfall' ||
      profile.snow === true ||
      profile.subject === 'snow-pass' ||
      profile.subject === 'snow-camp' ||
      (cold && content.fork('snowy').chance(0.75)),
  };
  const layers = compose(profile.subject, context, vista).filter((layer) => isPlausible(layer, profile));
  if (weather === 'snowfall') layers.push({ kind: 'falling', what: 'snow' });
  if (weather === 'rain') layers.push({ kind: 'falling', what: 'rain' });
  if (weather === 'dust' && layout.chance(0.7)) layers.push({ kind: 'falling', what: 'dust' });
  const sky = createSky(random.fork('sky'), light, weather, horizon, profile.region, focus);
  return { scene: { seed, palette, light, season, weather, sky, layers }, profile };
}

/** The y coordinate of the far edge of the ground. */
function chooseHorizon({ subject }: Profile, vista: Vista | null, layout: Random): number {
  if (vista) return vistaHorizons[vista] + Math.round(layout.range(-36, 36));
  if (skyHeavy.has(subject))
    return Math.round(tall.has(subject) ? layout.range(500, 660) : layout.range(510, 610));
  if (tall.has(subject)) return Math.round(layout.range(470, 650));
  return Math.round(layout.range(450, 560) + (low.has(subject) ? layout.range(-50, 90) : 0));
}
