import { readLight, readWeather } from '../choice/day-texts.ts';
import { palettesFor, type Palette } from './palettes.ts';
import type { LocatedPlace } from '../choice/places.ts';
import { hashText, type Random } from '../math/random.ts';
import type { Region } from '../choice/regions.ts';
import { maySnow } from '../choice/rules.ts';
import { lights, type Light, type Season, type Weather } from '../choice/season.ts';

/** The random time of day of an illustration, previous it is compared with its neighbour. */
function randomLight(placeId: number, variant: number, date: string | null): Light {
  const weighted: readonly Light[] = [
    'dawn',
    'morning',
    'morning',
    'noon',
    'noon',
    'evening',
    'evening',
    'dusk',
    'dusk',
    'night',
    'dawn',
  ];
  return weighted[hashText(`light:${placeId}:${variant}:${date ?? ''}`) % weighted.length] ?? 'morning';
}

/** Chooses the time of day: from the notes, otherwise at random, but different from that of the previous stop. */
export function chooseLight(
  place: LocatedPlace,
  variant: number,
  date: string | null,
  previous: LocatedPlace | null,
): Light {
  const recorded = variant === 0 ? readLight(place.notes_en) : null;
  if (recorded) return recorded;
  const light = randomLight(place.place_id, variant, date);
  // The second illustration of a stay is seen beside its first one.
  const earlier =
    variant > 0
      ? (readLight(place.notes_en) ?? randomLight(place.place_id, 0, place.date))
      : previous
        ? (readLight(previous.notes_en) ?? randomLight(previous.place_id, 0, previous.date))
        : null;
  if (light !== earlier) return light;
  return lights[(lights.indexOf(light) + 2 + (place.place_id % 3)) % lights.length] ?? 'morning';
}

/** Chooses the weather: from the notes, otherwise at random by region and season. */
export function chooseWeather(
  place: LocatedPlace,
  variant: number,
  season: Season,
  region: Region,
  altitudeMetres: number,
  random: Random,
): Weather {
  const recorded = variant === 0 ? readWeather(place.notes_en) : null;
  const canSnow = maySnow(season, place.latitude, altitudeMetres);
  if (recorded && (recorded !== 'snowfall' || canSnow)) return recorded;
  const roll = random.next();
  if (season === 'monsoon') return roll < 0.45 ? 'haze' : roll < 0.65 ? 'rain' : 'cloudy';
  const dusty =
    region === 'turkestan' || region === 'gobi' || region === 'dzungaria' || region === 'inner-mongolia';
  if (dusty && roll < 0.2) return 'dust';
  const frosty = place.latitude > 36 || altitudeMetres > 2800;
  if (season === 'winter' && frosty && roll < 0.09) return 'snowfall';
  if (region === 'india' || region === 'sikkim' || region === 'south-india')
    return roll < 0.3 ? 'haze' : roll < 0.65 ? 'cloudy' : 'clear';
  return roll < 0.42 ? 'cloudy' : 'clear';
}

/** Chooses a palette for the light, different from that of the previous stop. */
export function choosePalette(
  light: Light,
  weather: Weather,
  placeId: number,
  variant: number,
  previous: LocatedPlace | null,
  take = 0,
): Palette {
  const fitting = palettesFor(light, weather);
  const index = (hashText(`palette:${placeId}:${variant}`) + take) % fitting.length;
  const other = previous ? hashText(`palette:${previous.place_id}:0`) % fitting.length : -1;
  const chosen = fitting[take === 0 && index === other ? (index + 1) % fitting.length : index] ?? fitting[0];
  if (!chosen) throw new Error(`No palette for ${light} and ${weather}`);
  return chosen;
}
