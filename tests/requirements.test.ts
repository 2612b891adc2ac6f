import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { listedRequirements, namedRequirements, untestedRequirements } from './support/requirements.ts';
import { isTest, readSourceTree, repositoryFolder } from './support/source-tree.ts';

const document = readFileSync(join(repositoryFolder, 'docs/requirements.md'), 'utf8');
const listed = listedRequirements(document);

describe('docs/requirements.md', () => {
  test('defines each id once', () => {
    expect(listed.length).toBeGreaterThan(200);
    expect(listed.filter((id, index) => listed.indexOf(id) !== index)).toEqual([]);
  });

  test('defines every id in a test title', () => {
    const named = [...readSourceTree()]
      .filter(([path]) => isTest(path) && path !== 'tests/requirements.test.ts')
      .flatMap(([path, text]) => namedRequirements(path, text));
    expect(named.filter(({ id }) => !listed.includes(id))).toEqual([]);
  });

  test('lists clauses without a test only for defined ids', () => {
    const untested = untestedRequirements(document);
    expect(untested).not.toHaveLength(0);
    expect(untested?.filter((id) => !listed.includes(id))).toEqual([]);
  });
});

describe('namedRequirements', () => {
  const idsIn = (text: string): string[] => namedRequirements('a.test.ts', text).map(({ id }) => id);

  test('reads ids from titles of tests, parametrised tests and describe blocks', () => {
    expect(idsIn("test('a stay [MRK-5]', () => {});")).toEqual(['MRK-5']);
    expect(idsIn('test.each([f(1), g(2)])("%s [MRK-5, RTE-3]", () => {});')).toEqual(['MRK-5', 'RTE-3']);
    expect(idsIn("describe('stays [ENT-3]', () => {})")).toEqual(['ENT-3']);
  });

  test('also returns malformed ids', () => {
    expect(idsIn("test('a stay [mrk-5]', () => {});")).toEqual(['mrk-5']);
    expect(idsIn("test('a stay [MRK-5,RTE-3]', () => {});")).toEqual(['MRK-5,RTE-3']);
  });

  test('ignores other brackets', () => {
    expect(idsIn("test('a list [1, 2] and [none]', () => { list[0]; });")).toEqual([]);
  });
});
