import { recordEntities } from '@cae-map/contract/entities/editing/record-kinds';
import { expect, test } from 'vitest';
import { readPath } from '../lib/language/language-path.ts';
import { features } from './features.ts';
import { matchScreen } from './screens/match-screen.ts';

test('every menu entry links to an implemented screen', () => {
  for (const { path } of features.menuEntries) {
    const reading = readPath(path);
    const match = reading.kind === 'page' ? matchScreen(features.screens, reading.path) : null;

    expect(match, path).not.toBeNull();
  }
});

test('every kind of record that editors change is declared by one feature', () => {
  expect(features.recordKinds.map(({ entity }) => entity).toSorted()).toEqual(recordEntities.toSorted());
});

test.each(features.recordKinds)(
  'the kind $entity has a screen for each of its paths',
  async ({ load, paths }) => {
    const screens: object = await load();
    expect(Object.keys(screens).toSorted()).toEqual(Object.keys(paths).toSorted());
  },
);
