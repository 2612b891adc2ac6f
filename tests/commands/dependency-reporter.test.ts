import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { installedProgram, runCommand } from '../../scripts/lib/run-command.mjs';
import type { DependencyReport } from '../../scripts/lib/dependency-reporter.mjs';
import { root } from '../../scripts/lib/root.mjs';

const fixture = `build/.checks/fixture-${process.pid}`;
const reportFile = join(root, fixture, 'report.json');
let report: DependencyReport;

const sources = {
  'vitest.config.ts': `export default { test: { isolate: false, setupFiles: ['set-up.ts'], include: ['*.test.ts'] } };`,
  'set-up.ts': `import './environment.ts'; const load = () => import('./messages.ts'); await load();`,
  'environment.ts': 'globalThis.environment = true;',
  'messages.ts': `export const title = 'title';`,
  'unit.test.ts': `
    import { test } from 'vitest';
    import './component.ts';
    test('passes', () => {});`,
  'component.ts': `import './component.module.css'; export type { Leg } from './types.ts';
    export const load = async () => { await import('./lazy.ts'); return import('./lazy.ts'); };`,
  'component.module.css': '.a { color: red; }',
  'types.ts': 'export type Leg = string;',
  'lazy.ts': `export * from './deep.ts';`,
  'deep.ts': 'export const deep = 1;',
  'reader.test.ts': `
    import { test } from 'vitest';
    import { readFileSync } from 'node:fs';
    test('passes', () => { readFileSync(import.meta.filename); });`,
  'glob.test.ts': `
    import { test } from 'vitest';
    import { messages } from './glob.ts';
    test('passes', () => { messages; });`,
  'glob.ts': `export const messages = import.meta.glob('./mes*.ts', { eager: true });`,
  'failing.test.ts': `import { test } from 'vitest'; test('fails', () => { throw new Error('failure'); });`,
  'lazy.test.ts': `
    import { test } from 'vitest';
    import { load } from './component.ts';
    test('passes', async () => { await load(); });`,
};

beforeAll(async () => {
  for (const [name, source] of Object.entries(sources)) {
    const path = join(root, fixture, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, source);
  }
  await runCommand(
    installedProgram('vitest', [
      'run',
      `--root=${fixture}`,
      `--reporter=${root}/scripts/lib/dependency-reporter.mjs`,
    ]),
    { environment: { DEPENDENCY_REPORT: reportFile, VITEST: undefined } },
  );
  report = JSON.parse(readFileSync(reportFile, 'utf8'));
});
afterAll(() => rmSync(join(root, fixture), { recursive: true }));

const reportOf = (name: string) => report[`${fixture}/${name}`];
const dependenciesOf = (name: string) =>
  reportOf(name)?.dependencies.map((path) => path.slice(fixture.length + 1));

test('the report of a test file contains its imports, style sheets, imports on demand and static imports of set-up files', () => {
  expect(dependenciesOf('lazy.test.ts')).toEqual([
    'component.module.css',
    'component.ts',
    'deep.ts',
    'environment.ts',
    'lazy.test.ts',
    'lazy.ts',
    'set-up.ts',
  ]);
});

test('the report of a test file does not contain what only other test files import', () => {
  expect(dependenciesOf('reader.test.ts')).toEqual(['environment.ts', 'reader.test.ts', 'set-up.ts']);
});

test('the report marks test files that read other files, directly or by a module with a glob import', () => {
  const marked = Object.keys(report).filter((file) => report[file]?.readsFiles);
  expect(marked.map((path) => path.slice(fixture.length + 1)).sort()).toEqual([
    'glob.test.ts',
    'reader.test.ts',
  ]);
});

test('the report marks each test file as passed or failed', () => {
  expect(reportOf('unit.test.ts')?.passed).toBe(true);
  expect(reportOf('failing.test.ts')?.passed).toBe(false);
});
