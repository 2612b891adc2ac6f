import type { Plugin } from 'vite';

/** The entry modules of the live map: the map itself and the map parts of each feature. */
const liveMapModule =
  /\/src\/(?:app\/map-screen\/map-region\/live-map\.tsx|features\/[^/]+\/map-parts\.tsx?)$/;

interface LiveMapChunk extends Plugin {
  /** Whether a module is an entry module of the live map. */
  readonly isOfLiveMap: (id: string) => boolean;
  /** Whether a module is shared with chunks that are loaded without the live map. Available after all modules are loaded. */
  readonly isShared: (id: string) => boolean;
}

/**
 * Bundles the live map as one chunk. Each feature imports its map parts dynamically, and by default the bundler would create a
 * chunk for each of them and for each set of shared modules. Sources that are also used without the map are in another chunk,
 * so that using them does not load the map.
 */
export function liveMapChunk(): LiveMapChunk {
  let shared: ReadonlySet<string> = new Set();
  return {
    name: 'live-map-chunk',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    buildEnd() {
      const getImports = (id: string) => this.getModuleInfo(id)?.importedIds ?? [];
      const getDynamicImporters = (id: string) => this.getModuleInfo(id)?.dynamicImporters ?? [];
      const onDemand = [...this.getModuleIds()].filter((id) => getDynamicImporters(id).length > 0);
      const liveMap = reachable(
        onDemand.filter((id) => liveMapModule.test(id)),
        getImports,
      );
      // Modules that only the live map imports dynamically are loaded after it.
      const others = onDemand.filter(
        (id) =>
          !liveMapModule.test(id) && !getDynamicImporters(id).every((importer) => liveMap.has(importer)),
      );
      shared = new Set([...reachable(others, getImports)].filter((id) => liveMap.has(id) && isOwnSource(id)));
    },
    isOfLiveMap: (id) => liveMapModule.test(id),
    isShared: (id) => shared.has(id),
  };
}

/** Packages are excluded, because the bundler splits them by itself. */
function isOwnSource(id: string): boolean {
  return !id.includes('/node_modules/') && /\.tsx?$/.test(id);
}

/** The root modules and all modules that they import statically, directly or indirectly. */
function reachable(roots: readonly string[], getImports: (id: string) => readonly string[]): Set<string> {
  const found = new Set(roots);
  for (const id of found) for (const imported of getImports(id)) found.add(imported);
  return found;
}
