import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isTest, readSourceTree, repositoryFolder } from './support/source-tree.ts';

/** Where the keys of queries are made. */
const keysFolder = 'apps/web/src/lib/api/';
const derivedDataTest = 'apps/web/src/app/editing/derived-data.test.ts';

/** A key that is written out: `queryKey: ['places']`, `setQueryData(['places'], …)`, or `const placesKey = ['places']`. */
const literalKey =
  /\b(?:query|mutation)Key\b:\s*\[|\b\w*Quer(?:y|ies)\w*(?:<[^(]*>)?\(\s*\[|\bconst \w*Key\b\s*=\s*\[/;

const findLiteralKeys = (tree: ReadonlyMap<string, string>): string[] =>
  [...tree].flatMap(([path, text]) =>
    path.startsWith('apps/web/src/') && !path.startsWith(keysFolder) && literalKey.test(text) ? [path] : [],
  );

/** The names of the queries that a file makes with `derivedQuery` or `embeddedQuery`. */
const findDerivedNames = (text: string): string[] =>
  [...text.matchAll(/derivedQuery\(\{\s*name: '([^']+)'|embeddedQuery(?:<\w+>)?\('([^']+)'/g)].flatMap(
    ([, derived, embedded]) => derived ?? embedded ?? [],
  );

const tree = readSourceTree();

describe('the keys of queries', () => {
  test(`are written out only in ${keysFolder}`, () => {
    expect(findLiteralKeys(tree)).toEqual([]);
  });

  test('of derived queries are unique, and each of these queries is tested after a change of its source', () => {
    const names = [...tree].flatMap(([path, text]) => (isTest(path) ? [] : findDerivedNames(text)));
    expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
    const tests = readFileSync(join(repositoryFolder, derivedDataTest), 'utf8');
    const isTested = (name: string): boolean =>
      new RegExp(`^ *(?:'${name}'|${name}): derived\\(|\\['${name}', \\[\\.\\.\\.`, 'm').test(tests);
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => !isTested(name))).toEqual([]);
  });
});

describe('the check of keys reports', () => {
  test.each([
    "useQuery({ queryKey: ['places'] as const })",
    "queryClient.setQueryData<Place[]>(['places'], [])",
    "queryClient.invalidateQueries({ queryKey: [privateKey, 'places'] })",
    "export const placesKey = ['places'] as const;",
  ])('%s', (text) => {
    expect(findLiteralKeys(new Map([['apps/web/src/features/a/a-query.ts', text]]))).toHaveLength(1);
  });

  test('no key that is made by a function', () => {
    const text = "useQuery({ queryKey: callKey('listPlaces') }); queryClient.getQueryData(query.queryKey)";
    expect(findLiteralKeys(new Map([['apps/web/src/features/a/a-query.ts', text]]))).toEqual([]);
  });
});
