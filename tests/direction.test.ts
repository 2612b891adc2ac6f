import { describe, expect, test } from 'vitest';
import { directionFault } from './support/direction-rules.ts';
import { findCircles, readDependencies } from './support/import-graph.ts';
import type { Dependency } from './support/import-graph.ts';
import { readSourceTree } from './support/source-tree.ts';

const tree = readSourceTree();
const dependencies = readDependencies(tree);

describe('the imports of the repository', () => {
  test('go one way: contract <- expedition <- applications, and down within each', () => {
    expect(directionFaults(dependencies)).toEqual([]);
  });

  test('form no circle', () => {
    expect(findCircles(dependencies)).toEqual([]);
  });

  test('are found at all', () => {
    expect(dependencies.some(({ from }) => from.startsWith('packages/contract/src/'))).toBe(true);
    expect(dependencies.some(({ to }) => to?.startsWith('packages/contract/src/') === true)).toBe(true);
  });
});

describe('a tree with faults is caught', () => {
  test.each([
    ['a package that looks up', 'packages/contract/src/place.ts', '@cae-map/expedition/stays'],
    [
      'a package that reads an application',
      'packages/expedition/src/stays.ts',
      '../../../apps/web/src/lib/a.ts',
    ],
    ['an application that imports the other', 'apps/web/src/lib/a.ts', '../../../server/src/app.ts'],
    ['a library folder that looks up', 'apps/web/src/lib/a.ts', '../ui/button.tsx'],
    ['the map that reads a feature', 'apps/web/src/map/map-view.tsx', '../features/route/manifest.ts'],
    ['shared parts that read the map', 'apps/web/src/ui/button.tsx', '../map/map-view.tsx'],
    ['a feature that imports the shell', 'apps/web/src/features/route/line.ts', '../../app/shell.tsx'],
    ['a feature that imports another', 'apps/web/src/features/route/line.ts', '../stops/manifest.ts'],
    [
      'a feature that reads the session',
      'apps/web/src/features/route/line.ts',
      '../../lib/session/session.ts',
    ],
    ['an entry that passes the shell by', 'apps/web/src/main.tsx', './features/route/manifest.ts'],
    ['a plugin that reads a resource', 'apps/server/src/plugins/cache.ts', '../resources/places/service.ts'],
    [
      'a resource that reads another one inside',
      'apps/server/src/resources/a/service.ts',
      '../b/repository.ts',
    ],
    ['a page that queries', 'apps/server/src/pages/render.ts', '../resources/a/repository.ts'],
    ['the database that reads a plugin', 'apps/server/src/database/schema.ts', '../plugins/errors.ts'],
    ['production that reads what serves tests', 'apps/server/src/pages/a.ts', '../testing/records.ts'],
    ['a bench that imports an application', 'bench/lists.ts', '../apps/server/src/app.ts'],
  ])('%s', (_title, from, specifier) => {
    expect(directionFaults(readDependencies(fileThatImports(from, specifier)))).toHaveLength(1);
  });

  test.each([
    ['passed on', "export { stays } from '@cae-map/expedition/stays';"],
    ['loaded later', "export const load = () => import('@cae-map/expedition/stays');"],
    ['taken as a type', "import type { Stay } from '@cae-map/expedition/stays';"],
  ])('an import that is %s counts as well', (_title, text) => {
    expect(directionFaults(readDependencies(new Map([['packages/contract/src/a.ts', text]])))).toHaveLength(
      1,
    );
  });

  test('a circle', () => {
    const circle = new Map([
      ['packages/contract/src/a.ts', "import { b } from './b.ts';"],
      ['packages/contract/src/b.ts', "export { c } from './c.ts';"],
      ['packages/contract/src/c.ts', "export const c = () => import('./a.ts');"],
    ]);
    expect(findCircles(readDependencies(circle))).toEqual([[...circle.keys()]]);
  });
});

describe('a new folder is covered at once', () => {
  test.each([
    ['package', 'packages/brand-new/src/a.ts', '@cae-map/illustrations/records'],
    ['application', 'apps/brand-new/src/a.ts', '../../web/src/lib/a.ts'],
    ['feature', 'apps/web/src/features/brand-new/a.ts', '../route/manifest.ts'],
    ['resource', 'apps/server/src/resources/brand-new/routes.ts', '../places/repository.ts'],
    ['folder of the web application', 'apps/web/src/brand-new/a.ts', '../lib/a.ts'],
    ['folder of the server', 'apps/server/src/brand-new/a.ts', '../lib/a.ts'],
  ])('%s', (_title, from, specifier) => {
    expect(directionFaults(readDependencies(fileThatImports(from, specifier)))).toHaveLength(1);
  });
});

function directionFaults(imports: readonly Dependency[]): string[] {
  return imports.flatMap((dependency) => {
    const fault = directionFault(dependency);
    return fault === undefined ? [] : [`${dependency.from} imports ${dependency.specifier}: ${fault}`];
  });
}

function fileThatImports(path: string, specifier: string): Map<string, string> {
  return new Map([[path, `import { something } from '${specifier}';`]]);
}
