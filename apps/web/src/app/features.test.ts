import { expect, test } from 'vitest';
import { readPath } from '../lib/language/language-path.ts';
import { features } from './features.ts';
import { matchScreen } from './screens/match-screen.ts';

test('every menu entry links to an implemented screen', () => {
  for (const { path } of features.menuEntries) {
    const reading = readPath(path);
    const match = reading.kind === 'page' ? matchScreen(features.screens, reading.path) : null;
    expect(match?.screen.id, path).not.toMatch(/^upcoming-/);
    expect(match, path).not.toBeNull();
  }
});
