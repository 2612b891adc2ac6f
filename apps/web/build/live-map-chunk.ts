import type { Plugin } from 'vite';

/** What is loaded together when the map is shown: the map itself, and the map parts of each feature. */
const liveMapModule = /\/src\/(?:app\/map-screen\/map-region\/live-map\.tsx|features\/[^/]+\/map-parts\.ts)$/;

interface LiveMapChunk extends Plugin {
  /** Whether a module belongs to the file of the live map, with all that it imports. */
  readonly isOfLiveMap: (id: string) => boolean;
  /** Whether the live map shares a module with parts that are loaded without it. Known when all modules have been read. */
  readonly isShared: (id: string) => boolean;
}

/**
 * Bundles the live map as one file. The manifest of each feature imports its map parts on demand, and the bundler would make
 * a file of each, and of each set of modules that some of them share. Sources that other parts need as well stay out of that
 * file: those parts would load the whole map for them.
 */
export function liveMapChunk(): LiveMapChunk {
  let shared: ReadonlySet<string> = new Set();
  return {
    name: 'live-map-chunk',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    buildEnd() {
      const importsOf = (id: string) => this.getModuleInfo(id)?.importedIds ?? [];
      const dynamicImportersOf = (id: string) => this.getModuleInfo(id)?.dynamicImporters ?? [];
      const onDemand = [...this.getModuleIds()].filter((id) => dynamicImportersOf(id).length > 0);
      const liveMap = reachable(
        onDemand.filter((id) => liveMapModule.test(id)),
        importsOf,
      );
      // What only the live map imports on demand is loaded after it.
      const others = onDemand.filter(
        (id) => !liveMapModule.test(id) && !dynamicImportersOf(id).every((importer) => liveMap.has(importer)),
      );
      shared = new Set([...reachable(others, importsOf)].filter((id) => liveMap.has(id) && isOwnSource(id)));
    },
    isOfLiveMap: (id) => liveMapModule.test(id),
    isShared: (id) => shared.has(id),
  };
}

/** Packages are left to the bundler, which takes single modules out of their index files. */
function isOwnSource(id: string): boolean {
  return !id.includes('/node_modules/') && /\.tsx?$/.test(id);
}

/** Some modules and all that they import statically. */
function reachable(roots: readonly string[], importsOf: (id: string) => readonly string[]): Set<string> {
  const found = new Set(roots);
  for (const id of found) for (const imported of importsOf(id)) found.add(imported);
  return found;
}
