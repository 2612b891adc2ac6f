import { expect, test } from 'vitest';
import { sceneLight } from './scene-light.ts';

const channels = (colour: string) => [...colour.matchAll(/[\d.]+/g)].map(Number);
const brightness = (colour: string) =>
  channels(colour)
    .slice(0, 3)
    .reduce((sum, channel) => sum + channel, 0);

test('the sky is brighter the higher the sun is', () => {
  const skies = [-30, -4, 2, 12, 60].map((altitude) => {
    const scheme = altitude < -6 ? 'dark' : 'light';
    return brightness(sceneLight({ altitude, azimuth: 180 }, scheme).sky);
  });
  expect(skies.toSorted((one, other) => one - other)).toEqual(skies);
});

test('slopes towards the sun are lit, and by the moon from the north-west when the sun is far below the horizon', () => {
  expect(sceneLight({ altitude: 20, azimuth: 110 }, 'light').direction).toBe(110);
  expect(sceneLight({ altitude: -30, azimuth: 350 }, 'dark').direction).toBe(315);
});

test('the sky is dark at noon in the dark colour scheme, and never dark in the light one', () => {
  expect(brightness(sceneLight({ altitude: 60, azimuth: 180 }, 'dark').sky)).toBeLessThan(200);
  expect(brightness(sceneLight({ altitude: -60, azimuth: 0 }, 'light').sky)).toBeGreaterThan(250);
});

test('every colour has channels from 0 to 255', () => {
  for (let altitude = -90; altitude <= 90; altitude += 1) {
    const { sky, horizon, haze, lit, shaded } = sceneLight({ altitude, azimuth: 0 }, 'light');
    for (const colour of [sky, horizon, haze, lit, shaded]) {
      for (const channel of channels(colour)) expect(channel).toBeGreaterThanOrEqual(0);
      for (const channel of channels(colour)) expect(channel).toBeLessThanOrEqual(255);
    }
  }
});
