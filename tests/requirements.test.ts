import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { listedRequirements, namedRequirements, unprovableRequirements } from './support/requirements.ts';
import { isTest, readSourceTree, repositoryFolder } from './support/source-tree.ts';

const document = readFileSync(join(repositoryFolder, 'docs/requirements.md'), 'utf8');
const listed = listedRequirements(document);

describe('the list of requirements', () => {
  test('gives every id once', () => {
    expect(listed.length).toBeGreaterThan(200);
    expect(listed.filter((id, index) => listed.indexOf(id) !== index)).toEqual([]);
  });

  test('holds every id that a test title names', () => {
    const named = [...readSourceTree()]
      .filter(([path]) => isTest(path) && path !== 'tests/requirements.test.ts')
      .flatMap(([path, text]) => namedRequirements(path, text));
    expect(named.filter(({ id }) => !listed.includes(id))).toEqual([]);
  });

  test('says of listed ids only which of their clauses no test can prove', () => {
    const unprovable = unprovableRequirements(document);
    expect(unprovable).not.toHaveLength(0);
    expect(unprovable?.filter((id) => !listed.includes(id))).toEqual([]);
  });
});

describe('ids in test titles', () => {
  const idsIn = (text: string): string[] => namedRequirements('a.test.ts', text).map(({ id }) => id);

  test('are read from plain and from parametrised tests', () => {
    expect(idsIn("test('a stay [MRK-5]', () => {});")).toEqual(['MRK-5']);
    expect(idsIn('test.each([f(1), g(2)])("%s [MRK-5, RTE-3]", () => {});')).toEqual(['MRK-5', 'RTE-3']);
    expect(idsIn("describe('stays [ENT-3]', () => {})")).toEqual(['ENT-3']);
  });

  test('are found when they are not well formed', () => {
    expect(idsIn("test('a stay [mrk-5]', () => {});")).toEqual(['mrk-5']);
    expect(idsIn("test('a stay [MRK-5,RTE-3]', () => {});")).toEqual(['MRK-5,RTE-3']);
  });

  test('are not read from other brackets', () => {
    expect(idsIn("test('a list [1, 2] and [none]', () => { list[0]; });")).toEqual([]);
  });
});
