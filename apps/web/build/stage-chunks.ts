import type { Plugin } from 'vite';

/** The entry modules of the live map: the map itself and the map parts of each feature. */
const liveMapModule =
  /\/src\/(?:app\/map-screen\/map-region\/live-map\.tsx|features\/[^/]+\/map-parts\.tsx?)$/;

/** The page, whose scripts are the entry; the worker of the map is another one. */
const pageModule = /\/apps\/web\/index\.html$/;

/** The module that starts a map before the application, and that of the application. */
const firstMapModule = /\/src\/app\/map-start\/start-first-map\.ts$/;
const applicationModule = /\/src\/application\.tsx$/;

/** The library is in the chunk of the map that is started first, with every module that it and the live map share. */
const mapLibrary = /\/node_modules\/maplibre-gl\//;

/** What the first stage of a page must not load, see `tests/first-stage.test.ts`. */
const applicationLibraries = /\/node_modules\/(?:react|react-dom|scheduler|react-router|@tanstack\/[\w-]+)\//;

interface StageChunks extends Plugin {
  /** Whether a module is loaded first on every page: by the entry, or by the map that is started first as well as by the application. */
  readonly isOfEntry: (id: string) => boolean;
  /** Whether a module is of the map that is started before the application. */
  readonly isOfFirstMap: (id: string) => boolean;
  /** Whether a module of that map is also loaded without a map, such as by a chapter whose map is hidden. */
  readonly isOfPagesToo: (id: string) => boolean;
  /** Whether a module is of the application, which every page loads. */
  readonly isOfApplication: (id: string) => boolean;
  /** Whether a module is an entry module of the live map. */
  readonly isOfLiveMap: (id: string) => boolean;
  /** Whether a module is shared with chunks that are loaded without the live map. Available after all modules are loaded. */
  readonly isShared: (id: string) => boolean;
}

/**
 * Bundles the stages of a page as one chunk each: the entry, the map that is started first, the application, the live map. By default the
 * bundler would create about forty small chunks, since each feature imports its map parts dynamically. Sources that are also used without
 * the map are in another chunk, so that using them does not load the map.
 */
export function stageChunks(): StageChunks {
  let entry: ReadonlySet<string> = new Set();
  let firstMap: ReadonlySet<string> = new Set();
  let application: ReadonlySet<string> = new Set();
  let shared: ReadonlySet<string> = new Set();
  let ofPagesToo: ReadonlySet<string> = new Set();
  return {
    name: 'stage-chunks',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    buildEnd() {
      const getImports = (id: string) => this.getModuleInfo(id)?.importedIds ?? [];
      const getDynamicImporters = (id: string) => this.getModuleInfo(id)?.dynamicImporters ?? [];
      const all = [...this.getModuleIds()];
      const onDemand = all.filter((id) => getDynamicImporters(id).length > 0);
      const below = (isRoot: (id: string) => boolean) => reachable(all.filter(isRoot), getImports);
      firstMap = below((id) => firstMapModule.test(id));
      application = below((id) => applicationModule.test(id));
      const ofEntry = below((id) => pageModule.test(id));
      entry = new Set([...ofEntry, ...[...firstMap].filter((id) => application.has(id))]);
      const liveMap = reachable(
        onDemand.filter((id) => liveMapModule.test(id)),
        getImports,
      );
      // Modules that only the live map imports dynamically are loaded after it.
      const others = onDemand.filter(
        (id) =>
          !liveMapModule.test(id) && !getDynamicImporters(id).every((importer) => liveMap.has(importer)),
      );
      const getImporters = (id: string) => this.getModuleInfo(id)?.importers ?? [];
      const usesLibrary = reachable(
        [...liveMap].filter((id) => mapLibrary.test(id)),
        getImporters,
      );
      const withoutMap = [...reachable(others, getImports)].filter(
        (id) => isOwnSource(id) && !usesLibrary.has(id),
      );
      shared = new Set(withoutMap.filter((id) => liveMap.has(id)));
      ofPagesToo = new Set(withoutMap.filter((id) => firstMap.has(id)));
    },
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        // Of two chunks that import each other the one that is loaded first runs before the other has created its values.
        for (const name of chunk.imports) {
          const imported = bundle[name];
          if (imported?.type === 'chunk' && imported.imports.includes(chunk.fileName))
            this.error(`the chunks ${chunk.name} and ${imported.name} import each other`);
        }
      }
      const getChunkImports = (name: string) => {
        const chunk = bundle[name];
        return chunk?.type === 'chunk' ? chunk.imports : [];
      };
      const roots = Object.values(bundle).filter(
        (chunk) => chunk.type === 'chunk' && (chunk.name === 'first-map' || chunk.isEntry),
      );
      for (const name of reachable(
        roots.map(({ fileName }) => fileName),
        getChunkImports,
      )) {
        const chunk = bundle[name];
        const found = chunk?.type === 'chunk' && chunk.moduleIds.find((id) => applicationLibraries.test(id));
        if (found) this.error(`${name} is loaded before the application and contains ${found}`);
      }
    },
    isOfEntry: (id) => entry.has(id),
    isOfFirstMap: (id) => firstMap.has(id),
    isOfPagesToo: (id) => ofPagesToo.has(id),
    isOfApplication: (id) => application.has(id),
    isOfLiveMap: (id) => liveMapModule.test(id),
    isShared: (id) => shared.has(id),
  };
}

/** Packages are excluded, because the bundler splits them by itself. Class names of a style sheet are a module, too. */
function isOwnSource(id: string): boolean {
  return !id.includes('/node_modules/') && /\.(?:tsx?|css)$/.test(id);
}

/** The root modules and all modules that they lead to, directly or indirectly. */
function reachable(roots: readonly string[], getNext: (id: string) => readonly string[]): Set<string> {
  const found = new Set(roots);
  for (const id of found) for (const next of getNext(id)) found.add(next);
  return found;
}
