import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { features } from '../features.ts';
import { listScreenFiles } from './screen-files.ts';

vi.mock('virtual:client-manifest', () => ({
  manifest: {
    'index.html': { file: 'assets/index.js', css: ['assets/index.css'], imports: ['_shared.js'] },
    '_shared.js': { file: 'assets/shared.js', css: ['assets/shared.css'] },
    '_page-1a2b.js': {
      name: 'page',
      file: 'assets/page.js',
      css: ['assets/page.css'],
      imports: ['_shared.js'],
    },
    '_first-map-1a2b.js': {
      name: 'first-map',
      file: 'assets/map.js',
      imports: ['_shared.js', '_library.js'],
    },
    '_library.js': { file: 'assets/library.js' },
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
    'src/features/books/library/books-screen.tsx': { file: 'assets/books.js' },
    'src/features/books/messages/ru.ts': { file: 'assets/books-ru.js' },
    'src/features/books/messages/en.ts': { file: 'assets/books-en.js' },
  },
}));

const catalogue = ['/assets/page.js', '/assets/en.js', '/assets/plural.js'];
const nothing = { styleSheets: [], scripts: [] };
const styleSheets = ['/assets/page.css'];

test('listScreenFiles returns the message catalogue and the files of the screen, without the files of the entry', () => {
  expect(listScreenFiles({ source: 'src/screen.tsx' }, 'en')).toEqual({
    styleSheets: ['/assets/screen.css', '/assets/own.css', ...styleSheets],
    scripts: [...catalogue, '/assets/screen.js', '/assets/own.js'],
    afterMap: [],
    later: nothing,
  });
  expect(listScreenFiles(undefined, 'en')).toEqual({
    styleSheets,
    scripts: catalogue,
    afterMap: [],
    later: nothing,
  });
});

test('listScreenFiles returns the messages of the feature in the language of the page', () => {
  const { scripts } = listScreenFiles({ source: 'src/features/books/library/books-screen.tsx' }, 'ru');
  expect(scripts).toEqual([
    '/assets/page.js',
    '/assets/ru.js',
    '/assets/plural.js',
    '/assets/books-ru.js',
    '/assets/books.js',
  ]);
});

test('listScreenFiles lists the files of the later chunk separately, without files that are already loaded', () => {
  const { later } = listScreenFiles({ source: 'src/screen.tsx', laterChunk: 'later' }, 'en');
  expect(later).toEqual({
    styleSheets: ['/assets/later.css'],
    scripts: ['/assets/later.js', '/assets/late.js'],
  });
});

test('listScreenFiles returns the scripts of a map that is started first, and after them those of the application and the screen', () => {
  const files = listScreenFiles({ source: 'src/screen.tsx' }, 'en', true);
  expect(files.scripts).toEqual(['/assets/map.js', '/assets/library.js']);
  expect(files.afterMap).toEqual([...catalogue, '/assets/screen.js', '/assets/own.js']);
  expect(files.styleSheets).toEqual(['/assets/screen.css', '/assets/own.css', ...styleSheets]);
});

test('the source files of all screens exist', () => {
  const missing = features.screens.flatMap(({ id, source }) =>
    source === undefined || existsSync(join(import.meta.dirname, '../../..', source))
      ? []
      : [`the screen ${id} names apps/web/${source}`],
  );
  expect(missing).toEqual([]);
});
