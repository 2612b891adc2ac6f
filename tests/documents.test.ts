import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readFirstColumn, readMentions, readTable } from './support/documents.ts';
import { listFiles, repositoryFolder } from './support/source-tree.ts';

const documents = [
  ...listFiles('docs'),
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'SECURITY.md',
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

  test.each(['README.md', 'CONTRIBUTING.md'])('keep %s within 8 kB', (path) => {
    expect(Buffer.byteLength(read(path))).toBeLessThanOrEqual(8_000);
  });

  test('list every recipe in CONTRIBUTING.md', () => {
    const { paths } = readMentions(read('CONTRIBUTING.md'), '');
    expect(listFiles('docs/recipes').filter((path) => !paths.includes(path))).toEqual([]);
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

  test('describe every setting of the server in the table of docs/operating.md', () => {
    const sources = ['apps/server/src/settings.ts', ...listFiles('apps/server/src/settings')].map(read);
    const settings = [...sources.join('\n').matchAll(/^ {2,4}([A-Z][A-Z_]+): /gm)].map(([, name]) => name);
    const described = readFirstColumn(read('docs/operating.md'));
    expect(settings).toEqual(expect.arrayContaining(['DATA_DIR', 'ONLINE_MAPS']));
    const missing = settings.filter((name) => name !== undefined && !described.includes(name));
    expect([...new Set(missing)], 'settings without a row in the table of docs/operating.md').toEqual([]);
  });
});

describe('the threats of docs/threats.md', () => {
  const rows = readTable(read('docs/threats.md'), 'asset');

  test('name an asset, a threat, a control and at least one test each', () => {
    expect(rows.length).toBeGreaterThan(15);
    for (const cells of rows) {
      expect(cells.filter((cell) => cell !== '')).toHaveLength(4);
      expect(cells[3], cells.join(' | ')).toMatch(/^`[^`]+\.test\.tsx?`(, `[^`]+\.test\.tsx?`)*$/);
    }
  });
});

test('every item of docs/asvs.md is met, or names what is missing', () => {
  const rows = readTable(read('docs/asvs.md'), 'item');
  expect(rows.length).toBeGreaterThan(40);
  const incomplete = rows.filter(
    ([item = '', , met = '', how = '']) =>
      !/^\d+\.\d+/.test(item) || !['yes', 'partly', 'no'].includes(met) || how === '',
  );
  expect(incomplete).toEqual([]);
});

describe('readTable', () => {
  test('reads the cells below the heading of the named table', () => {
    const text = '| a | b |\n| --- | --- |\n| 1 | 2 |\n\n| c | d |\n| --- | --- |\n| 3 | `4` |\n| 5 | |\n';
    expect(readTable(text, 'c')).toEqual([
      ['3', '`4`'],
      ['5', ''],
    ]);
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
