import { expect, test } from 'vitest';
import { readLight, readWeather } from './day-texts.ts';

test.each([
  ['The march ended about one in the morning.', 'night'],
  ['Reached at eleven in the evening.', 'night'],
  ['The train came in at six in the morning.', 'dawn'],
  ['In the morning the pass gave a view.', 'morning'],
  ['On a clear cold day the caravan crossed the pass.', 'noon'],
  ['They left about four in the afternoon.', 'evening'],
  ['A small town.', null],
] as const)('readLight reads the time of day: %s', (notes, light) => {
  expect(readLight(notes)).toBe(light);
});

test.each([
  ['Crossed in a blizzard.', 'snowfall'],
  ['A climb through deep snow.', null],
  ['The spring sandstorms had begun.', 'dust'],
  ['They slept in the rain.', 'rain'],
  ['Seen in clear weather.', 'clear'],
] as const)('readWeather reads falling snow, dust, rain and clear skies: %s', (notes, weather) => {
  expect(readWeather(notes)).toBe(weather);
});
