import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { undeclaredPackages } from './support/declared-packages.ts';
import { readDependencies } from './support/import-graph.ts';
import type { Dependency } from './support/import-graph.ts';
import { defaultExportFaults, machinePathFaults, nameFaults } from './support/naming-rules.ts';
import { missingFromLock } from './support/package-lock.ts';
import type { PackageLock } from './support/package-lock.ts';
import { isSource, isTest, listFiles, readSourceTree, repositoryFolder } from './support/source-tree.ts';

const tree = readSourceTree();
const dependencies = readDependencies(tree);

describe('the files of the repository', () => {
  test('have names in kebab case', () => {
    expect(nameFaults([...tree.keys()])).toEqual([]);
  });

  test('export by name', () => {
    expect(defaultExportFaults(tree)).toEqual([]);
  });

  test('import files that exist', () => {
    const missing = dependencies.flatMap(({ from, to, specifier }) =>
      to === undefined || existsSync(join(repositoryFolder, to)) ? [] : [`${from} imports ${specifier}`],
    );
    expect(missing).toEqual([]);
  });

  test('import packages that their workspace declares', () => {
    expect(undeclaredPackages(dependencies, readPackage)).toEqual([]);
  });

  test('reach the browser through the drivers of e2e/support only', () => {
    expect(journeysPastTheDriver(dependencies)).toEqual([]);
  });

  test('convert zooms within the map only', () => {
    expect(zoomsConvertedElsewhere(dependencies)).toEqual([]);
  });

  test('name no path of one machine', () => {
    const texts = listFiles('').filter((path) => isSource(path) || /\.(md|json|html|css|sh|yml)$/.test(path));
    const read = texts
      .filter((path) => !path.startsWith('content/') && path !== 'package-lock.json')
      .map((path) => [path, readFileSync(join(repositoryFolder, path), 'utf8')] as const);
    expect(machinePathFaults(new Map(read))).toEqual([]);
  });

  test('lock packages by name and hash, without the address of any mirror', () => {
    const lock = readFileSync(join(repositoryFolder, 'package-lock.json'), 'utf8');
    expect(lock.match(/"resolved": "https?:[^"]+"/g)).toBeNull();
  });
});

test('the lock holds every package that a locked one names, so that npm ci can install', () => {
  const lock: PackageLock = JSON.parse(readFileSync(join(repositoryFolder, 'package-lock.json'), 'utf8'));
  expect(missingFromLock(lock)).toEqual([]);
});

describe('a file with a fault is caught', () => {
  test('a lock without a package for another system', () => {
    const tool = {
      dependencies: { found: '1', above: '1' },
      optionalDependencies: { 'tool-for-windows': '1' },
    };
    const packages = {
      'apps/a/node_modules/tool': tool,
      'apps/a/node_modules/tool/node_modules/found': {},
      'node_modules/above': {},
    };
    expect(missingFromLock({ packages })).toEqual(['apps/a/node_modules/tool names tool-for-windows']);
  });

  test('a name in another case', () => {
    expect(nameFaults(['apps/web/src/ui/RichText.tsx', 'apps/web/src/ui/rich_text.ts'])).toHaveLength(2);
    expect(nameFaults(['apps/web/src/ui/rich-text.test.tsx', 'apps/web/vite.config.ts'])).toEqual([]);
  });

  test('a default export, except in a configuration', () => {
    const text = 'export default 1;';
    expect(defaultExportFaults(new Map([['packages/a/src/a.ts', text]]))).toHaveLength(1);
    expect(defaultExportFaults(new Map([['packages/a/vitest.config.ts', text]]))).toEqual([]);
  });

  test('a package that is not declared, or only for development', () => {
    const manifest = { dependencies: { zod: '1' }, devDependencies: { vite: '1' } };
    const faultsOf = (from: string, specifier: string): string[] =>
      undeclaredPackages([{ from, to: undefined, specifier, typeOnly: false }], () => manifest);
    expect(faultsOf('packages/a/src/a.ts', 'zod/mini')).toEqual([]);
    expect(faultsOf('packages/a/src/a.ts', 'node:fs')).toEqual([]);
    expect(faultsOf('packages/a/src/a.ts', 'fastify')).toHaveLength(1);
    expect(faultsOf('packages/a/src/a.ts', 'vite')).toHaveLength(1);
    expect(faultsOf('packages/a/src/a.test.ts', 'vite')).toEqual([]);
  });

  test('a journey that uses the browser itself', () => {
    const journey = { to: undefined, specifier: '@playwright/test', typeOnly: false };
    expect(journeysPastTheDriver([{ ...journey, from: 'e2e/stop.test.ts' }])).toHaveLength(1);
    expect(journeysPastTheDriver([{ ...journey, from: 'e2e/support/product.ts' }])).toEqual([]);
  });

  test('a feature that converts a zoom', () => {
    const toZoom = { to: 'apps/web/src/map/zoom.ts', specifier: '../../map/zoom.ts', typeOnly: false };
    const from = (path: string) => zoomsConvertedElsewhere([{ ...toZoom, from: path }]);
    expect(from('apps/web/src/features/route/route-overlay.ts')).toHaveLength(1);
    expect(from('apps/web/src/features/route/route-overlay.test.ts')).toEqual([]);
    expect(from('apps/web/src/map/camera.ts')).toEqual([]);
  });

  test('a path of one machine', () => {
    const home = ['', 'home', 'someone', 'cae-map'].join('/');
    expect(machinePathFaults(new Map([['README.md', `See ${home}.`]]))).toHaveLength(1);
    expect(machinePathFaults(new Map([['README.md', 'See https://example.org/home/a.']]))).toEqual([]);
  });
});

function journeysPastTheDriver(imports: readonly Dependency[]): string[] {
  return imports
    .filter(({ from, specifier }) => /^e2e\/[^/]+$/.test(from) && specifier === '@playwright/test')
    .map(({ from }) => from);
}

/** The map alone knows that MapLibre counts zooms otherwise; tests may compare with it. */
function zoomsConvertedElsewhere(imports: readonly Dependency[]): string[] {
  return imports
    .filter(({ to, from }) => to === 'apps/web/src/map/zoom.ts' && !isTest(from))
    .map(({ from }) => from)
    .filter((from) => !from.startsWith('apps/web/src/map/'));
}

function readPackage(folder: string): Record<string, Record<string, string>> {
  return JSON.parse(readFileSync(join(repositoryFolder, folder, 'package.json'), 'utf8'));
}
