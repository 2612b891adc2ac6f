import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { sumCounts } from '../scripts/lib/checks.mjs';
import { nodeVersionProblem } from '../scripts/lib/node-version.mjs';
import { formatDuration, lastLines } from '../scripts/lib/print.mjs';
import { runTasks } from '../scripts/lib/run-tasks.mjs';
import { readPlaywrightReport, readVitestReport } from '../scripts/lib/test-report.mjs';
import { unitTestProjects } from '../scripts/lib/workspaces.mjs';
import { readDependencies } from './support/import-graph.ts';
import { readImports } from './support/read-imports.ts';
import { listFiles, readSourceTree } from './support/source-tree.ts';

const folder = mkdtempSync(join(tmpdir(), 'cae-map-report-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('Node version check', () => {
  test.each(['20.19.0', '20.20.2', '22.12.0', '22.20.1', '24.1.0', '25.0.0'])(
    '%s is supported',
    (version) => {
      expect(nodeVersionProblem(version)).toBeUndefined();
    },
  );

  test.each(['18.20.4', '20.18.3', '21.7.3', '22.11.0'])(
    '%s is rejected with a link to a supported version',
    (version) => {
      expect(nodeVersionProblem(version)).toContain(version);
      expect(nodeVersionProblem(version)).toContain('https://nodejs.org');
    },
  );
});

test('scripts that run before the installation import no installed packages', () => {
  const tree = readSourceTree();
  const reachable = new Set<string>();
  const visit = (path: string): void => {
    if (reachable.has(path)) return;
    reachable.add(path);
    for (const { to } of readDependencies(new Map([[path, tree.get(path) ?? '']]))) {
      if (to !== undefined) visit(to);
    }
  };
  visit('scripts/start.mjs');
  const installed = [...reachable].flatMap((path) =>
    readImports(path, tree.get(path) ?? '').flatMap(({ specifier }) =>
      specifier.startsWith('.') || isBuiltin(specifier) ? [] : [`${path} imports ${specifier}`],
    ),
  );
  expect(reachable).toContain('scripts/set-up/set-up.mjs');
  expect(installed).toEqual([]);
});

describe('test counts', () => {
  const report = (value: unknown): string => {
    const path = join(folder, 'report.json');
    writeFileSync(path, JSON.stringify(value));
    return path;
  };

  test('a Vitest file that fails to load counts as one failed test', () => {
    const failed = {
      status: 'failed',
      fullName: 'list sorts',
      failureMessages: ['expected 1 to be 2\n at x'],
    };
    const testResults = [
      { name: 'a.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
      { name: 'b.test.ts', status: 'failed', message: '', assertionResults: [failed] },
      { name: 'c.test.ts', status: 'passed', message: '', assertionResults: [{ status: 'passed' }] },
    ];
    const path = report({ numPassedTests: 8, numFailedTests: 1, testResults });
    expect(readVitestReport(path)).toEqual({
      passed: 8,
      failed: 2,
      failures: ['a.test.ts: no such module', 'b.test.ts: list sorts: expected 1 to be 2'],
    });
  });

  test('a Playwright test that passes when repeated counts as passed and is listed as flaky', () => {
    const spec = (title: string, status: string, results: readonly object[]) => ({
      file: 'map.test.ts',
      title,
      tests: [{ status, results }],
    });
    const passedSpec = spec('opens', 'expected', [{}]);
    const failedSpec = spec('shows', 'unexpected', [{ error: { message: 'no map' } }, {}]);
    const flakySpec = spec('closes', 'flaky', [{ error: { message: 'timeout\n at y' } }, {}]);
    const path = report({
      stats: { expected: 5, unexpected: 2, flaky: 1, skipped: 3 },
      errors: [{ message: 'no browser' }],
      suites: [{ specs: [passedSpec, failedSpec], suites: [{ specs: [flakySpec] }] }],
    });
    expect(readPlaywrightReport(path)).toEqual({
      passed: 6,
      failed: 3,
      failures: ['map.test.ts: shows: no map', 'no browser'],
      flaky: ['map.test.ts: closes: timeout'],
    });
  });

  test('a missing report has no count', () => {
    expect(readVitestReport(join(folder, 'none.json'))).toBeUndefined();
    expect(readPlaywrightReport(join(folder, 'none.json'))).toBeUndefined();
  });

  test('are summed over several reports', () => {
    const counts = [
      { passed: 1, failed: 2 },
      { passed: 3, failed: 4 },
    ];
    expect(sumCounts(counts)).toEqual({ passed: 4, failed: 6 });
  });
});

describe('npm run check', () => {
  test('runs the unit tests of every workspace except the server', () => {
    const workspaces = listFiles('')
      .filter((path) => /^(packages|apps)\/[^/]+\/vitest\.config\.ts$/.test(path))
      .map((path) => path.split('/')[1] ?? '');
    expect([...unitTestProjects(), 'server'].toSorted()).toEqual(
      ['content', 'repository', ...workspaces].toSorted(),
    );
  });
});

test('runTasks limits the concurrency and returns the results in order', async () => {
  let running = 0;
  let maximum = 0;
  const order: number[] = [];
  const tasks = [1, 2, 3, 4, 5].map((task) => async () => {
    running += 1;
    maximum = Math.max(maximum, running);
    order.push(task);
    await Promise.resolve();
    running -= 1;
    return task * 10;
  });
  expect(await runTasks(tasks, 2)).toEqual([10, 20, 30, 40, 50]);
  expect(maximum).toBe(2);
  expect(order).toEqual([1, 2, 3, 4, 5]);
});

test('durations are formatted in seconds and minutes', () => {
  expect([420, 9_940, 12_400, 59_600, 125_000].map(formatDuration)).toEqual([
    '0.4 s',
    '9.9 s',
    '12 s',
    '1 min 0 s',
    '2 min 5 s',
  ]);
});

test('long output is truncated to its last lines', () => {
  expect(lastLines('a\nb\nc\n', 2)).toBe('… (1 earlier lines)\nb\nc');
  expect(lastLines('a\nb\n', 2)).toBe('a\nb');
});
