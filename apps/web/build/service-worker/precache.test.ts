import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readBuild } from './read-build.ts';
import { choosePrecache, leftOutFiles, leftOutSources } from './precache.ts';

const manifest = {
  'index.html': {
    file: 'assets/entry.js',
    isEntry: true,
    css: ['assets/entry.css'],
    assets: ['assets/font.woff2'],
    imports: ['_shared'],
    dynamicImports: ['src/features/users/users-screen.tsx', 'src/features/books/reader.tsx'],
  },
  _shared: { file: 'assets/shared.js' },
  'src/features/books/reader.tsx': { file: 'assets/reader.js', imports: ['_both'] },
  'src/features/users/users-screen.tsx': {
    file: 'assets/users.js',
    imports: ['_shared', '_both', '_table'],
  },
  _both: { file: 'assets/both.js' },
  _table: { file: 'assets/table.js' },
};

test('choosePrecache keeps what a visitor can reach, and names every other file with its reason', () => {
  const names = ['entry', 'shared', 'reader', 'users', 'both', 'table'].map((name) => `/assets/${name}.js`);
  const files = [...names, '/assets/entry.css', '/assets/font.woff2', '/index.html', '/assets/unknown.bin'];
  const { kept, leftOut } = choosePrecache(files, manifest);
  expect(kept).toEqual(files.filter((file) => !/users|table|index/.test(file)));
  expect([...leftOut.keys()].toSorted()).toEqual(['/assets/table.js', '/assets/users.js', '/index.html']);
  for (const reason of leftOut.values()) expect(reason).toMatch(/\w+/);
});

const dist = path.join(import.meta.dirname, '..', '..', 'dist', 'client');

test.skipIf(!existsSync(path.join(dist, 'service-worker.js')))(
  'each file of the build is in the list of the service worker, or a rule names the reason',
  async () => {
    const { files, manifest: built } = await readBuild(dist);
    const { kept, leftOut } = choosePrecache(files, built);
    const worker = readFileSync(path.join(dist, 'service-worker.js'), 'utf8');
    expect(files.filter((file) => !worker.includes(file) && !leftOut.has(file))).toEqual([]);
    expect(kept.filter((file) => !worker.includes(file))).toEqual([]);
    const sources = Object.keys(built);
    const unused = leftOutSources.filter(({ source }) => !sources.some((key) => source.test(key)));
    expect(unused.map(({ source }) => source.source)).toEqual([]);
    expect(leftOutFiles.filter(({ file }) => !files.some((each) => file.test(each)))).toEqual([]);
  },
);
