import { describe, expect, test } from 'vitest';
import { directionViolation } from './support/direction-rules.ts';
import { findFolderCycles } from './support/folder-cycles.ts';
import { findCycles, readDependencies } from './support/import-graph.ts';
import type { Dependency } from './support/import-graph.ts';
import { readSourceTree } from './support/source-tree.ts';

const tree = readSourceTree();
const dependencies = readDependencies(tree);

describe('imports of the repository', () => {
  test('follow the direction rules of packages, applications and folders', () => {
    expect(directionViolations(dependencies)).toEqual([]);
  });

  test('form no cycles, including dynamic imports', () => {
    expect(findCycles(dependencies.filter(({ typeOnly }) => !typeOnly))).toEqual([]);
  });

  test('form no cycles between the files and folders of a folder, including type imports', () => {
    expect(findFolderCycles(dependencies)).toEqual([]);
  });

  test('form no cycles between the drivers of the browser tests, including type imports', () => {
    expect(findCycles(dependencies.filter(({ from }) => from.startsWith('e2e/')))).toEqual([]);
  });

  test('are resolved to files', () => {
    expect(dependencies.some(({ from }) => from.startsWith('packages/contract/src/'))).toBe(true);
    expect(dependencies.some(({ to }) => to?.startsWith('packages/contract/src/') === true)).toBe(true);
  });
});

describe('findFolderCycles reports', () => {
  test.each([
    [
      'two folders that import from each other',
      { 'new/one/a.ts': '../two/b.ts', 'new/two/c.ts': '../one/d.ts' },
      ['new/one', 'new/two'],
    ],
    [
      'a folder that imports the file beside it, which imports the folder',
      { 'new/one.ts': './two/a.ts', 'new/two/b.ts': '../one.ts' },
      ['new/one.ts', 'new/two'],
    ],
    [
      'three nested folders that import from each other in a circle',
      {
        'new/in/one/a.ts': '../two/a.ts',
        'new/in/two/b.ts': '../three/c/d.ts',
        'new/in/three/c/e.ts': '../../one/f.ts',
      },
      ['new/in/one', 'new/in/two', 'new/in/three'],
    ],
  ])('%s', (_title, imports, cycle) => {
    const tree = new Map(
      Object.entries(imports).map(([path, specifier]) => [path, `import type { X } from '${specifier}';`]),
    );
    expect(findFolderCycles(readDependencies(tree))).toEqual([cycle]);
  });

  test('no folder that another one imports from only', () => {
    const tree = new Map([
      ['new/one/a.ts', "import { b } from '../two/b.ts';"],
      ['new/one/c.ts', "import { d } from '../two/in/d.ts';"],
    ]);
    expect(findFolderCycles(readDependencies(tree))).toEqual([]);
  });
});

describe('directionViolation reports', () => {
  test.each([
    [
      'a lower package that imports a higher one',
      'packages/contract/src/place.ts',
      '@cae-map/expedition/dates/stays',
    ],
    [
      'a package that imports an application',
      'packages/expedition/src/stays.ts',
      '../../../apps/web/src/lib/a.ts',
    ],
    ['an application that imports another one', 'apps/web/src/lib/a.ts', '../../../server/src/app/app.ts'],
    ['lib importing ui', 'apps/web/src/lib/a.ts', '../ui/button.tsx'],
    ['map importing a feature', 'apps/web/src/map/map-view.tsx', '../features/route/manifest.ts'],
    ['ui importing map', 'apps/web/src/ui/button.tsx', '../map/map-view.tsx'],
    ['a feature importing app', 'apps/web/src/features/route/line.ts', '../../app/shell.tsx'],
    ['a feature importing another feature', 'apps/web/src/features/route/line.ts', '../stops/manifest.ts'],
    ['a feature reading the session', 'apps/web/src/features/route/line.ts', '../../lib/session/session.ts'],
    ['an entry importing a feature instead of app', 'apps/web/src/main.ts', './features/route/manifest.ts'],
    ['a plugin importing a resource', 'apps/server/src/plugins/cache.ts', '../resources/places/service.ts'],
    [
      'a resource importing the repository of another resource',
      'apps/server/src/resources/a/service.ts',
      '../b/repository.ts',
    ],
    [
      'pages importing the repository of a resource',
      'apps/server/src/pages/render.ts',
      '../resources/a/repository.ts',
    ],
    [
      'the list of resources importing a part of a resource',
      'apps/server/src/resources/resources.ts',
      './places/repository.ts',
    ],
    [
      'a folder of the server importing another file of the root than the settings',
      'apps/server/src/start/start-server.ts',
      '../server.ts',
    ],
    ['database importing a plugin', 'apps/server/src/database/schema.ts', '../plugins/errors.ts'],
    ['production code importing a test helper', 'apps/server/src/pages/a.ts', '../testing/records.ts'],
    ['the benchmark importing an application', 'bench/lists.ts', '../apps/server/src/app/app.ts'],
  ])('%s', (_title, from, specifier) => {
    expect(directionViolations(readDependencies(createFileImporting(from, specifier)))).toHaveLength(1);
  });

  test.each([
    ['a re-export', "export { stays } from '@cae-map/expedition/dates/stays';"],
    ['a dynamic import', "export const load = () => import('@cae-map/expedition/dates/stays');"],
    ['a type import', "import type { Stay } from '@cae-map/expedition/dates/stays';"],
  ])('%s in the wrong direction', (_title, text) => {
    expect(
      directionViolations(readDependencies(new Map([['packages/contract/src/a.ts', text]]))),
    ).toHaveLength(1);
  });

  test('a cycle that includes a dynamic import', () => {
    const cycle = new Map([
      ['packages/contract/src/a.ts', "import { b } from './b.ts';"],
      ['packages/contract/src/b.ts', "export { c } from './c.ts';"],
      ['packages/contract/src/c.ts', "export const c = () => import('./a.ts');"],
    ]);
    expect(findCycles(readDependencies(cycle))).toEqual([[...cycle.keys()]]);
  });
});

describe('directionViolation reports a wrong import in a new', () => {
  test.each([
    ['package', 'packages/brand-new/src/a.ts', '@cae-map/illustrations/records'],
    ['application', 'apps/brand-new/src/a.ts', '../../web/src/lib/a.ts'],
    ['feature', 'apps/web/src/features/brand-new/a.ts', '../route/manifest.ts'],
    ['resource', 'apps/server/src/resources/brand-new/routes.ts', '../places/repository.ts'],
    ['folder of the web application', 'apps/web/src/brand-new/a.ts', '../lib/a.ts'],
    ['folder of the server', 'apps/server/src/brand-new/a.ts', '../lib/a.ts'],
  ])('%s', (_title, from, specifier) => {
    expect(directionViolations(readDependencies(createFileImporting(from, specifier)))).toHaveLength(1);
  });
});

function directionViolations(imports: readonly Dependency[]): string[] {
  return imports.flatMap((dependency) => {
    const violation = directionViolation(dependency);
    return violation === undefined
      ? []
      : [`${dependency.from} imports ${dependency.specifier}: ${violation}`];
  });
}

function createFileImporting(path: string, specifier: string): Map<string, string> {
  return new Map([[path, `import { something } from '${specifier}';`]]);
}
