import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { screens } from './features.ts';
import { filesOfScreen } from './screen-files.ts';

vi.mock('virtual:client-manifest', () => ({
  manifest: {
    'index.html': { file: 'assets/index.js', css: ['assets/index.css'], imports: ['_shared.js'] },
    '_shared.js': { file: 'assets/shared.js', css: ['assets/shared.css'] },
    'src/screen.tsx': {
      file: 'assets/screen.js',
      css: ['assets/screen.css'],
      imports: ['_shared.js', '_own.js'],
    },
    '_own.js': { file: 'assets/own.js', css: ['assets/own.css'] },
  },
}));

test('a screen brings its own files and those it imports, but none that every page has', () => {
  expect(filesOfScreen('src/screen.tsx')).toEqual({
    styleSheets: ['/assets/screen.css', '/assets/own.css'],
    scripts: ['/assets/screen.js', '/assets/own.js'],
  });
  expect(filesOfScreen(undefined)).toEqual({ styleSheets: [], scripts: [] });
});

test('the source that a screen names exists', () => {
  const missing = screens.flatMap(({ id, source }) =>
    source === undefined || existsSync(join(import.meta.dirname, '../..', source))
      ? []
      : [`the screen ${id} names apps/web/${source}`],
  );
  expect(missing).toEqual([]);
});
