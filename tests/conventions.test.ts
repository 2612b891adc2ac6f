import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { undeclaredPackages } from './support/declared-packages.ts';
import { readDependencies } from './support/import-graph.ts';
import type { Dependency } from './support/import-graph.ts';
import { findMachinePaths } from './support/machine-paths.ts';
import { findRawButtons } from './support/raw-buttons.ts';
import { isSource, isTest, listFiles, readSourceTree, repositoryFolder } from './support/source-tree.ts';

/** The folder into which the set-up writes fonts. */
const madeFonts = 'apps/web/src/styles/fonts/';

const dependencies = readDependencies(readSourceTree());

describe('repository', () => {
  test('imports only files that exist, besides the fonts that the set-up makes', () => {
    const missing = dependencies.flatMap(({ from, to, specifier }) =>
      to === undefined || to.startsWith(madeFonts) || existsSync(join(repositoryFolder, to))
        ? []
        : [`${from} imports ${specifier}`],
    );
    expect(missing).toEqual([]);
  });

  test('imports only packages that the workspace declares', () => {
    expect(undeclaredPackages(dependencies, readPackage)).toEqual([]);
  });

  test('imports Playwright only in e2e/support, not in the browser tests', () => {
    expect(findPlaywrightImports(dependencies)).toEqual([]);
  });

  test('has no raw buttons in the web application outside apps/web/src/ui/controls', () => {
    expect(findRawButtons(readSourceTree())).toEqual([]);
  });

  test('converts zooms only in apps/web/src/map', () => {
    expect(findZoomConversions(dependencies)).toEqual([]);
  });

  test('contains no absolute paths of a particular machine', () => {
    const paths = listFiles('').filter((path) => isSource(path) || /\.(md|json|html|css|sh|yml)$/.test(path));
    const texts = paths
      .filter((path) => !path.startsWith('content/') && path !== 'package-lock.json')
      .map((path) => [path, readFileSync(join(repositoryFolder, path), 'utf8')] as const);
    expect(findMachinePaths(new Map(texts))).toEqual([]);
  });

  test('locks packages without the URL of a registry', () => {
    const lock = readFileSync(join(repositoryFolder, 'package-lock.json'), 'utf8');
    expect(lock.match(/"resolved": "https?:[^"]+"/g)).toBeNull();
  });
});

describe('the checks of the repository report', () => {
  test('an undeclared package, and a development package in production code', () => {
    const manifest = { dependencies: { zod: '1' }, devDependencies: { vite: '1' } };
    const undeclared = (from: string, specifier: string): string[] =>
      undeclaredPackages(
        [{ from, to: undefined, specifier, typeOnly: false, isDynamic: false }],
        () => manifest,
      );
    expect(undeclared('packages/a/src/a.ts', 'zod/mini')).toEqual([]);
    expect(undeclared('packages/a/src/a.ts', 'node:fs')).toEqual([]);
    expect(undeclared('packages/a/src/a.ts', 'fastify')).toHaveLength(1);
    expect(undeclared('packages/a/src/a.ts', 'vite')).toHaveLength(1);
    expect(undeclared('packages/a/src/a.test.ts', 'vite')).toEqual([]);
  });

  test('a browser test that imports Playwright', () => {
    const dependency = { to: undefined, specifier: '@playwright/test', typeOnly: false, isDynamic: false };
    expect(findPlaywrightImports([{ ...dependency, from: 'e2e/stop/sheet.test.ts' }])).toHaveLength(1);
    expect(findPlaywrightImports([{ ...dependency, from: 'e2e/support/drivers/product.ts' }])).toEqual([]);
  });

  test('a raw button in a component, but not in a test or in the component Button', () => {
    const text = '<button type="button">Save</button>';
    const found = (path: string) => findRawButtons(new Map([[path, text]]));
    expect(found('apps/web/src/features/route/route-part.tsx')).toHaveLength(1);
    expect(found('apps/web/src/features/route/route-part.test.tsx')).toEqual([]);
    expect(found('apps/web/src/ui/controls/button.tsx')).toEqual([]);
  });

  test('a feature that converts a zoom', () => {
    const dependency = {
      to: 'apps/web/src/map/camera/zoom.ts',
      specifier: '../../map/camera/zoom.ts',
      typeOnly: false,
      isDynamic: false,
    };
    const imported = (from: string) => findZoomConversions([{ ...dependency, from }]);
    expect(imported('apps/web/src/features/route/route-overlay.ts')).toHaveLength(1);
    expect(imported('apps/web/src/features/route/route-overlay.test.ts')).toEqual([]);
    expect(imported('apps/web/src/map/camera/camera.ts')).toEqual([]);
  });

  test('an absolute path of a particular machine', () => {
    const home = ['', 'home', 'someone', 'cae-map'].join('/');
    expect(findMachinePaths(new Map([['README.md', `See ${home}.`]]))).toHaveLength(1);
    expect(findMachinePaths(new Map([['README.md', 'See https://example.org/home/a.']]))).toEqual([]);
  });
});

function findPlaywrightImports(imports: readonly Dependency[]): string[] {
  return imports
    .filter(
      ({ from, specifier }) =>
        from.startsWith('e2e/') && !from.startsWith('e2e/support/') && specifier === '@playwright/test',
    )
    .map(({ from }) => from);
}

/** Finds imports of the zoom conversion outside of `apps/web/src/map`. Tests may import it. */
function findZoomConversions(imports: readonly Dependency[]): string[] {
  return imports
    .filter(({ to, from }) => to === 'apps/web/src/map/camera/zoom.ts' && !isTest(from))
    .map(({ from }) => from)
    .filter((from) => !from.startsWith('apps/web/src/map/'));
}

function readPackage(folder: string): Record<string, Record<string, string>> {
  return JSON.parse(readFileSync(join(repositoryFolder, folder, 'package.json'), 'utf8'));
}
