import { expect, test } from 'vitest';
import { readDependencies } from './support/import-graph.ts';
import { readSourceTree } from './support/source-tree.ts';

const dependencies = readDependencies(readSourceTree()).filter(
  ({ typeOnly, isDynamic }) => !typeOnly && !isDynamic,
);

/** The modules that are loaded with a module, and the packages from which they import. */
function loadedWith(root: string) {
  const modules = new Set([root]);
  const packages = new Set<string>();
  for (const module of modules) {
    for (const { from, to, specifier } of dependencies) {
      if (from !== module) continue;
      if (to === undefined) packages.add(specifier);
      else modules.add(to);
    }
  }
  return { modules: [...modules], packages: [...packages] };
}

test.each([
  ['the entry of the pages', 'apps/web/src/main.ts', ['zustand/vanilla']],
  [
    'the map that is started before the application',
    'apps/web/src/app/map-start/start-first-map.ts',
    ['maplibre-gl', 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url', 'zustand/vanilla'],
  ],
])('%s loads no component and no library of the application', (_what, root, expected) => {
  const { modules, packages } = loadedWith(root);
  expect(modules.filter((path) => path.endsWith('.tsx'))).toEqual([]);
  expect(packages.toSorted()).toEqual(expected);
});

test('the map that is started before the application has the overlays of the route and of the stops', () => {
  const { modules } = loadedWith('apps/web/src/app/map-start/start-first-map.ts');
  expect(modules).toEqual(
    expect.arrayContaining([
      'apps/web/src/features/route/first-route.ts',
      'apps/web/src/features/stops/first-stops.ts',
    ]),
  );
});
