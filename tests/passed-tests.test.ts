import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { root } from '../scripts/lib/root.mjs';
import { examineTests, recordTests, selectTests } from '../scripts/lib/passed-tests.mjs';

const passed = (...dependencies: string[]) => ({ passed: true, readsFiles: false, dependencies });

describe('the selection of unit tests', () => {
  const files = {
    'apps/web/src/bar.test.ts': '1',
    'apps/web/src/bar.ts': '1',
    'apps/web/src/catalogues.test.ts': '1',
    'apps/web/src/leg.module.css': '1',
    'apps/web/src/leg.test.tsx': '1',
    'apps/web/src/leg.tsx': '1',
    'apps/web/src/screen.tsx': '1',
    'packages/contract/src/place.ts': '1',
    'content/places.json': '1',
    'package-lock.json': '1',
  };
  const bar = 'apps/web/src/bar.test.ts';
  const leg = 'apps/web/src/leg.test.tsx';
  const catalogues = 'apps/web/src/catalogues.test.ts';
  const tests = {
    [bar]: passed(bar, 'apps/web/src/bar.ts'),
    [leg]: passed(
      leg,
      'apps/web/src/leg.tsx',
      'apps/web/src/leg.module.css',
      'packages/contract/src/place.ts',
    ),
    [catalogues]: { ...passed(catalogues), readsFiles: true },
  };
  const mark = (hashes: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(hashes).map(([file, hash]) => [file, { size: 1, changed: 1, hash }]));
  const select = (changes: Readonly<Record<string, string | undefined>>, recorded = tests) => {
    const now: Record<string, string> = {};
    for (const [file, hash] of Object.entries({ ...files, ...changes }))
      if (hash !== undefined) now[file] = hash;
    return selectTests({ fingerprint: mark(files), tests: recorded }, mark(now));
  };

  test('is empty if nothing has changed', () => {
    expect(select({})).toEqual([]);
  });

  test.each([
    ['a module that a test imports', 'apps/web/src/bar.ts', [bar, catalogues]],
    ['a style sheet that a component imports', 'apps/web/src/leg.module.css', [catalogues, leg]],
    ['a module of a package', 'packages/contract/src/place.ts', [catalogues, leg]],
    ['a test', bar, [bar, catalogues]],
    ['a module that no test imports', 'apps/web/src/screen.tsx', [catalogues]],
    ['a new module', 'apps/web/src/new.ts', [catalogues]],
    ['a new test', 'apps/web/src/new.test.ts', [catalogues, 'apps/web/src/new.test.ts']],
  ])('contains the tests that a change of %s can affect', (_reason, file, expected) => {
    expect(select({ [file]: '2' })).toEqual(expected);
  });

  test('contains the tests that import a removed module', () => {
    expect(select({ 'apps/web/src/bar.ts': undefined })).toEqual([bar, catalogues]);
  });

  test('does not contain a removed test', () => {
    expect(select({ [bar]: undefined })).toEqual([catalogues]);
  });

  test('contains a test that failed, until it passes', () => {
    expect(select({}, { ...tests, [bar]: { ...passed(bar), passed: false } })).toEqual([bar]);
  });

  test.each([
    'content/places.json',
    'package-lock.json',
    'apps/web/vitest.shared.ts',
    'apps/web/build/content-pages.ts',
    'apps/web/src/testing/track.gpx',
    'apps/web/src/lib/__mocks__/log.ts',
  ])('is all tests if %s has changed, which the module graph does not contain', (file) => {
    expect(select({ [file]: '2' })).toBe('all');
  });
});

describe('the record of unit tests', () => {
  const title = `check of test ${process.pid}`;
  const inputs = `build/.checks/inputs-${process.pid}`;
  const write = (name: string, content: string): void => writeFileSync(join(root, inputs, name), content);
  const select = () => examineTests(title, [inputs]).selection;
  const testFile = `${inputs}/a.test.ts`;
  const report = { [testFile]: passed(testFile) };

  beforeEach(() => {
    mkdirSync(join(root, inputs), { recursive: true });
    write('a.test.ts', 'one');
  });
  afterEach(() => {
    rmSync(join(root, inputs), { recursive: true });
    recordTests(title, examineTests(title, []), undefined);
  });

  test('does not exist the first time: all tests run', () => {
    expect(select()).toBe('all');
  });

  test('leaves out tests that have passed on files of the same content', () => {
    recordTests(title, examineTests(title, [inputs]), report);
    write('a.test.ts', 'one');
    expect(select()).toEqual([]);
  });

  test('does not contain a change that was made during the run', () => {
    const examined = examineTests(title, [inputs]);
    write('a.test.ts', 'changed meanwhile');
    recordTests(title, examined, report);
    expect(select()).not.toEqual([]);
  });

  test('keeps the results of the tests that were not selected', () => {
    const other = `${inputs}/b.test.ts`;
    write('b.test.ts', 'one');
    const failed = { ...passed(), passed: false };
    recordTests(title, examineTests(title, [inputs]), { [testFile]: failed, [other]: failed });
    const examined = { ...examineTests(title, [inputs]), selection: [other] };
    recordTests(title, examined, { [other]: passed(other) });
    expect(select()).toEqual([testFile]);
  });

  test.each([
    ['is missing', undefined],
    ['lacks a selected test', {}],
  ])('is removed if the report of a run %s: all tests run', (_reason, incomplete) => {
    recordTests(title, examineTests(title, [inputs]), { [testFile]: { ...passed(testFile), passed: false } });
    expect(select()).toEqual([testFile]);
    recordTests(title, examineTests(title, [inputs]), incomplete);
    expect(select()).toBe('all');
  });

  test('is ignored if it cannot be read', () => {
    recordTests(title, examineTests(title, [inputs]), report);
    writeFileSync(join(root, 'build/.checks', `${title.replaceAll(' ', '-')}.json`), '{');
    expect(select()).toBe('all');
  });
});
