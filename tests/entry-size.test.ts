import { describe, expect, test } from 'vitest';
import { entryFiles, entryLimit, judgeEntry, messagesInEntry } from '../scripts/lib/entry-size.mjs';

const manifest = {
  'index.html': { file: 'page.js', css: ['page.css'], imports: ['_shared.js'] },
  '_shared.js': { file: 'shared.js', imports: ['index.html'] },
  '_first-map-1a2b.js': { file: 'first-map.js', imports: ['_shared.js'] },
  '_page-1a2b.js': { file: 'application.js', css: ['application.css'] },
  '_live-map-1a2b.js': { file: 'map.js', css: ['map.css'], imports: ['_shared.js'] },
  'src/features/books/library/books-screen.tsx': { file: 'books.js' },
  'node_modules/maplibre-gl/src/source/worker.ts': { file: 'worker.js' },
  'src/lib/language/catalogue-ru.ts': { file: 'ru.js' },
  'src/lib/language/catalogue-en.ts': { file: 'en.js' },
  'src/features/books/messages/ru.ts': { file: 'books-ru.js', isDynamicEntry: true },
  'src/styles/fonts/text.woff2': { file: 'text.woff2' },
  'src/styles/fonts/text-accented.woff2': { file: 'text-accented.woff2' },
  'src/styles/fonts/text-extended.woff2': { file: 'text-extended.woff2' },
};

describe('entry size', () => {
  test('includes the page, the first map, the application, the live map with the worker, one language, the fonts and their imports', () => {
    expect(entryFiles(manifest).toSorted()).toEqual(
      [
        'application.css',
        'application.js',
        'first-map.js',
        'map.css',
        'map.js',
        'page.css',
        'page.js',
        'ru.js',
        'shared.js',
        'text.woff2',
        'worker.js',
      ].toSorted(),
    );
  });

  test('throws when the manifest lacks one of the root modules', () => {
    const { '_live-map-1a2b.js': moved, ...rest } = manifest;
    expect(() => entryFiles({ ...rest, '_other-1a2b.js': moved })).toThrow('live-map');
  });

  test('reports messages of a feature that are not loaded on demand', () => {
    const ru = 'src/features/books/messages/ru.ts';
    expect(messagesInEntry(manifest, [ru])).toEqual([]);
    expect(messagesInEntry(manifest, ['src/features/admin/messages/ru.ts'])).toHaveLength(1);
    expect(messagesInEntry({ ...manifest, [ru]: { file: 'page.js', isDynamicEntry: true } }, [ru])).toEqual([
      ru,
    ]);
  });

  test('exceeds the budget by one byte and reports the largest files', () => {
    const files = [
      { file: 'map.js', bytes: entryLimit - 1000 },
      { file: 'page.js', bytes: 1000 },
    ];
    expect(judgeEntry(files).isWithin).toBe(true);
    const { isWithin, message } = judgeEntry([...files, { file: 'more.js', bytes: 1 }]);
    expect(isWithin).toBe(false);
    expect(message).toContain('map.js');
  });
});
