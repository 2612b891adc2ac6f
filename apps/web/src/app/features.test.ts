import { expect, test } from 'vitest';
import { english } from '../lib/language/catalogue-en.ts';
import { readPath } from '../lib/language/language-path.ts';
import { menuEntries, screens } from './features.ts';
import { matchScreen } from './match-screen.ts';

test('the menu has the real sections in their order', () => {
  expect(menuEntries.map(({ label }) => label(english))).toEqual([
    'Map',
    'Books',
    'About CAE',
    'About the project',
    'Guide',
  ]);
});

test('the bottom bar of a phone has its own order and short names', () => {
  const bar = menuEntries.toSorted((a, b) => (a.phoneRank ?? 0) - (b.phoneRank ?? 0));
  expect(bar.map(({ label, shortLabel }) => (shortLabel ?? label)(english))).toEqual([
    'About CAE',
    'About',
    'Map',
    'Books',
    'Guide',
  ]);
});

test('every entry leads to a screen that is built', () => {
  for (const { path } of menuEntries) {
    const reading = readPath(path);
    const match = reading.kind === 'page' ? matchScreen(screens, reading.path) : null;
    expect(match?.screen.id, path).not.toMatch(/^upcoming-/);
    expect(match, path).not.toBeNull();
  }
});
