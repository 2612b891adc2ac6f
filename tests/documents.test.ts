import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readFirstColumn, readMentions } from './support/documents.ts';
import { listFiles, repositoryFolder } from './support/source-tree.ts';

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

describe('documents', () => {
  test('mention only files and folders that exist', () => {
    const missing = mentions.flatMap(({ path, paths }) =>
      paths
        .filter((mentioned) => !existsSync(join(repositoryFolder, mentioned)))
        .map((mentioned) => `${path} mentions ${mentioned}`),
    );
    expect(missing).toEqual([]);
  });

  test('mention only npm scripts that exist', () => {
    const { scripts } = JSON.parse(read('package.json'));
    const missing = mentions.flatMap(({ path, scripts: mentioned }) =>
      mentioned
        .filter((script) => !(script in scripts))
        .map((script) => `${path} mentions npm run ${script}`),
    );
    expect(missing).toEqual([]);
  });

  test('describe every setting of the server in the table of README.md', () => {
    const sources = ['settings', 'online-maps-settings'].map((name) => read(`apps/server/src/${name}.ts`));
    const settings = [...sources.join('\n').matchAll(/^ {2,4}([A-Z][A-Z_]+): /gm)].map(([, name]) => name);
    const described = readFirstColumn(read('README.md'));
    expect(settings).toEqual(expect.arrayContaining(['DATA_DIR', 'ONLINE_MAPS']));
    const missing = settings.filter((name) => name !== undefined && !described.includes(name));
    expect([...new Set(missing)], 'settings without a row in the table of README.md').toEqual([]);
  });
});

describe('readMentions', () => {
  test('reads paths and scripts from backticks, links and shell blocks', () => {
    const text =
      'See `apps/web/src` and [this](../README.md#start), run `npm run check`.\n```sh\nnpm test\n```\n';
    expect(readMentions(text, 'docs')).toEqual({
      paths: ['apps/web/src', 'README.md'],
      scripts: ['check', 'test'],
    });
  });

  test('ignores URLs, generated folders and placeholders', () => {
    const text = '`/v1/docs`, `apps/web/dist`, `build/atlas`, `apps/{name}`, [site](https://example.org)';
    expect(readMentions(text, '')).toEqual({ paths: [], scripts: [] });
  });
});
