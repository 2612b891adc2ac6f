import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { foldersOf, readMentions, tableFolders } from './support/documents.ts';
import { listFiles, readSourceTree, repositoryFolder } from './support/source-tree.ts';

const documents = [
  ...listFiles('docs'),
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
].filter((path) => path.endsWith('.md'));
const read = (path: string): string => readFileSync(join(repositoryFolder, path), 'utf8');
const mentions = documents.map((path) => {
  const folder = path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '';
  return { path, ...readMentions(read(path), folder) };
});

describe('the documents', () => {
  test('name files and folders that exist', () => {
    const missing = mentions.flatMap(({ path, paths }) =>
      paths
        .filter((named) => !existsSync(join(repositoryFolder, named)))
        .map((named) => `${path} names ${named}`),
    );
    expect(missing).toEqual([]);
  });

  test('name commands that exist', () => {
    const { scripts } = JSON.parse(read('package.json'));
    const missing = mentions.flatMap(({ path, scripts: named }) =>
      named.filter((script) => !(script in scripts)).map((script) => `${path} names npm run ${script}`),
    );
    expect(missing).toEqual([]);
  });

  test('describe every folder with source in one line of ARCHITECTURE.md', () => {
    const described = tableFolders(read('ARCHITECTURE.md'));
    const folders = foldersOf([...readSourceTree().keys()]).filter(
      (folder) => !/^(apps|packages)\/[^/]+$/.test(folder),
    );
    expect(described.toSorted()).toEqual(folders);
  });

  test('name every setting that the server reads in the table of README.md', () => {
    const settings = [...read('apps/server/src/settings.ts').matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(
      ([, name]) => name,
    );
    const described = tableFolders(read('README.md'));
    expect(settings).toContain('DATA_DIR');
    const missing = settings.filter((name) => name !== undefined && !described.includes(name));
    expect([...new Set(missing)], 'settings without a row in the table of README.md').toEqual([]);
  });
});

describe('what a document names', () => {
  test('is found in backticks, links and shell blocks', () => {
    const text =
      'See `apps/web/src` and [this](../README.md#start), run `npm run check`.\n```sh\nnpm test\n```\n';
    expect(readMentions(text, 'docs')).toEqual({
      paths: ['apps/web/src', 'README.md'],
      scripts: ['check', 'test'],
    });
  });

  test('is no path when it is an address, a made folder or an example', () => {
    const text = '`/v1/docs`, `apps/web/dist`, `build/atlas`, `apps/{name}`, [site](https://example.org)';
    expect(readMentions(text, '')).toEqual({ paths: [], scripts: [] });
  });
});
