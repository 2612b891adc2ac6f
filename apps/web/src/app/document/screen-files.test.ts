import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { features } from '../features.ts';
import { listScreenFiles } from './screen-files.ts';

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
    '_later-1a2b.js': {
      name: 'later',
      file: 'assets/later.js',
      css: ['assets/later.css'],
      imports: ['_own.js', 'index.html', '_late.js'],
    },
    '_late.js': { file: 'assets/late.js' },
    'src/lib/language/catalogue-ru.ts': { file: 'assets/ru.js', imports: ['_plural.js'] },
    'src/lib/language/catalogue-en.ts': { file: 'assets/en.js', imports: ['_plural.js'] },
    '_plural.js': { file: 'assets/plural.js' },
  },
}));

const catalogues = ['/assets/ru.js', '/assets/plural.js', '/assets/en.js'];
const nothing = { styleSheets: [], scripts: [] };

test('listScreenFiles returns the message catalogues and the files of the screen, without the files of the entry', () => {
  expect(listScreenFiles({ source: 'src/screen.tsx' })).toEqual({
    styleSheets: ['/assets/screen.css', '/assets/own.css'],
    scripts: [...catalogues, '/assets/screen.js', '/assets/own.js'],
    later: nothing,
  });
  expect(listScreenFiles()).toEqual({ styleSheets: [], scripts: catalogues, later: nothing });
});

test('listScreenFiles lists the files of the later chunk separately, without files that are already loaded', () => {
  const { later } = listScreenFiles({ source: 'src/screen.tsx', laterChunk: 'later' });
  expect(later).toEqual({
    styleSheets: ['/assets/later.css'],
    scripts: ['/assets/later.js', '/assets/late.js'],
  });
});

test('the source files of all screens exist', () => {
  const missing = features.screens.flatMap(({ id, source }) =>
    source === undefined || existsSync(join(import.meta.dirname, '../../..', source))
      ? []
      : [`the screen ${id} names apps/web/${source}`],
  );
  expect(missing).toEqual([]);
});
