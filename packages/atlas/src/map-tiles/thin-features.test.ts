import { expect, test } from 'vitest';
import { thinFeatures, type ThinnedFeature } from './thin-features.ts';

interface Named extends ThinnedFeature {
  readonly name: string;
}

function namesOf(features: readonly Named[], limit: number): string[] {
  return thinFeatures(features, { pointsOfTile: limit, finestCell: 2 }).map(({ name }) => name);
}

const at = (name: string, x: number, className = ''): Named => ({ name, className, points: [[x, 0]] });

test('features are all kept if no tile has more points than the limit', () => {
  expect(namesOf([at('a', 0), at('b', 0), at('c', 600)], 2)).toEqual(['a', 'b', 'c']);
});

test('the first of the features in one place is kept if a tile has more points than the limit', () => {
  expect(namesOf([at('a', 0), at('b', 1), at('c', 100)], 2)).toEqual(['a', 'c']);
});

test('features that are farther apart are kept as long as the limit allows', () => {
  expect(namesOf([at('a', 0), at('b', 1), at('c', 3), at('d', 100)], 3)).toEqual(['a', 'c', 'd']);
});

test('a feature does not replace one of another class', () => {
  expect(namesOf([at('a', 0, 'cae'), at('b', 0, 'precae'), at('c', 0, 'cae')], 2)).toEqual(['a', 'b']);
});

test('a line of which a part is not covered is kept', () => {
  const line = (name: string, from: number, to: number): Named => ({
    name,
    className: '',
    points: [
      [from, 0],
      [to, 0],
    ],
  });
  const [long, short] = [line('long', 0, 400), line('short', 150, 160)];
  expect(namesOf([short, long], 3)).toEqual(['short', 'long']);
  expect(namesOf([long, short], 3)).toEqual(['long']);
});
