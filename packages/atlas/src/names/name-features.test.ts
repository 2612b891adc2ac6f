import { expect, test } from 'vitest';
import { nameFeatures } from './name-features.ts';
import type { NameAlongRun, Names } from './names.ts';

const none: Names = { ranges: [], deserts: [], regions: [], seas: [], lakes: [], rivers: [], towns: [] };
const kunlun: NameAlongRun = {
  name_ru: 'Куньлунь',
  name_en: 'Kunlun',
  name_cn: '昆仑山',
  from: 4,
  to: 12,
  middle: 0.5,
  run: [
    [78, 36.2],
    [81, 36.2],
    [85, 36.2],
  ],
};

test('a name has one label at low zooms and several at high zooms', () => {
  const features = nameFeatures({ ...none, ranges: [kunlun] }, []);
  const countAt = (zoom: number): number =>
    features.filter(({ properties }) => properties['z'] === zoom).length;
  expect(countAt(2)).toBe(0);
  expect(countAt(3)).toBe(1);
  expect(countAt(8)).toBeGreaterThan(2);
  expect(features.every(({ properties }) => Number(properties['z']) <= 11)).toBe(true);
});

test('letter spacing grows with the run up to the maximum of the style', () => {
  const [afar] = nameFeatures({ ...none, ranges: [kunlun] }, []).filter(
    ({ properties }) => properties['z'] === 3,
  );
  const [near] = nameFeatures({ ...none, ranges: [kunlun] }, []).filter(
    ({ properties }) => properties['z'] === 5,
  );
  expect(Number(near?.properties['spacing_en'])).toBeGreaterThan(Number(afar?.properties['spacing_en']));
  expect(Number(near?.properties['spacing_en'])).toBeLessThanOrEqual(0.75);
});

test('a single label is centred at the given share of its run', () => {
  const [feature] = nameFeatures({ ...none, ranges: [{ ...kunlun, middle: 0.25 }] }, []);
  const west = (78 + 7 * 0.25) / 360 + 0.5;
  expect(feature?.anchor[0]).toBeCloseTo(west, 4);
});

const river = { name_ru: 'Инд', name_en: 'Indus', name_cn: '印度河', from: 4, near: [[75, 34] as const] };
const line = Array.from({ length: 20 }, (_, index) => [74 + index * 0.1, 34]);

test('a river has a label only when its line is long enough', () => {
  const zooms = nameFeatures({ ...none, rivers: [river] }, [line]).map(({ properties }) => properties['z']);
  expect(zooms).not.toContain(3);
  expect(zooms).toContain(8);
});

test('a river has no label at a position far from its line', () => {
  expect(nameFeatures({ ...none, rivers: [{ ...river, near: [[90, 50]] }] }, [line])).toEqual([]);
});
