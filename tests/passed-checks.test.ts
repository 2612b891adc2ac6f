import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { root } from '../scripts/lib/root.mjs';
import { examineCheck, recordResult } from '../scripts/lib/passed-checks.mjs';

const title = `check of test ${process.pid}`;
const inputs = `build/.checks/inputs-${process.pid}`;
const write = (name: string, content: string): void => writeFileSync(join(root, inputs, name), content);

beforeEach(() => {
  mkdirSync(join(root, inputs), { recursive: true });
  write('a.ts', 'one');
});
afterEach(() => {
  rmSync(join(root, inputs), { recursive: true });
  recordResult(title, {}, false);
});

function record(hasPassed: boolean): void {
  recordResult(title, examineCheck(title, [inputs]).fingerprint, hasPassed);
}

describe('npm run check', () => {
  test('runs a check the first time', () => {
    expect(examineCheck(title, [inputs]).passedBefore).toBe(false);
  });

  test('leaves out a check that has passed on the same files', () => {
    record(true);
    write('a.ts', 'one');
    expect(examineCheck(title, [inputs]).passedBefore).toBe(true);
  });

  test.each([
    ['a file has changed', () => write('a.ts', 'two')],
    ['a file was added', () => write('b.ts', 'new')],
    ['a file was removed', () => rmSync(join(root, inputs, 'a.ts'))],
    ['it failed the last time', () => record(false)],
    [
      'its record cannot be read',
      () => writeFileSync(join(root, 'build/.checks', `${title.replaceAll(' ', '-')}.json`), '{'),
    ],
  ])('runs a check again if %s', (_reason, change) => {
    record(true);
    change();
    expect(examineCheck(title, [inputs]).passedBefore).toBe(false);
  });

  test('runs a check again if a file changes while it runs', () => {
    const { fingerprint } = examineCheck(title, [inputs]);
    write('a.ts', 'changed meanwhile');
    recordResult(title, fingerprint, true);
    expect(examineCheck(title, [inputs]).passedBefore).toBe(false);
  });
});
