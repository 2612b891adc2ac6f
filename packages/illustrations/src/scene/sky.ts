import type { Random } from '../math/random.ts';
import type { Region } from '../choice/regions.ts';
import type { Sky } from './scene.ts';
import type { Light, Weather } from '../choice/season.ts';

/** Chooses the position of the sun or moon, the clouds and the stars. */
export function createSky(
  random: Random,
  light: Light,
  weather: Weather,
  horizon: number,
  region: Region,
  snowFocus: number,
): Sky {
  const veiled = weather === 'rain' || weather === 'snowfall';
  const inside = !veiled && random.chance(light === 'noon' ? 0.3 : light === 'morning' ? 0.55 : 0.78);
  const low = light === 'dawn' || light === 'dusk';
  const away = snowFocus < 0.5 ? random.range(900, 1340) : random.range(260, 700);
  const x = inside ? (random.chance(0.7) ? away : random.range(260, 1340)) : random.sign() < 0 ? -240 : 1840;
  const y =
    light === 'night'
      ? random.range(190, 310)
      : low
        ? horizon - random.range(70, 230)
        : light === 'noon'
          ? random.range(90, 200)
          : random.range(190, 300);
  const moon = light === 'night' ? (random.chance(0.3) ? 'crescent' : 'moon') : 'sun';
  const dark = light === 'night';
  const clouds: Sky['clouds'] = veiled
    ? 'veil'
    : weather === 'clear'
      ? random.chance(0.6)
        ? 'none'
        : 'streaks'
      : weather === 'haze' || weather === 'dust'
        ? random.pick(['veil', 'streaks'])
        : random.pick<Sky['clouds']>([
            'streaks',
            'heaps',
            'heaps',
            region === 'mongolia' || region === 'changtang' || region === 'sikkim' ? 'towers' : 'heaps',
          ]);
  return {
    style: random.pick(['smooth', 'smooth', 'bands', 'halo']),
    clouds: dark && clouds === 'towers' ? 'streaks' : clouds,
    stars:
      dark && !veiled
        ? !inside || moon === 'crescent'
          ? random.chance(0.75)
            ? 'milky-way'
            : 'few'
          : 'few'
        : light === 'dusk' && random.chance(0.3)
          ? 'few'
          : 'none',
    horizon,
    body: inside ? moon : 'none',
    x,
    y,
    radius: moon === 'sun' ? (low ? random.range(48, 84) : random.range(34, 56)) : random.range(36, 62),
  };
}
