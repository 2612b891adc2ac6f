import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { transformWithOxc } from 'vite';
import type { Plugin } from 'vite';

/** How the code asks for the address of MapLibre's worker; in development Vite answers it by itself. */
const workerRequest = 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
const workerAddress = '\0map-worker-address';

/** `published` builds with the finished bundles instead: the way out when a new version cannot be built from its sources. */
export const mapLibraryVariable = 'MAP_LIBRARY';
const variants = ['sources', 'published'] as const;

/** The sources that the package ships beside its two finished bundles. */
const sources = join(dirname(createRequire(import.meta.url).resolve('maplibre-gl/package.json')), 'src');
const workerSource = join(sources, 'source', 'worker.ts');
const styleSource = join(sources, 'style', 'style.ts');
const validationSource = join(sources, 'style', 'validate_style.ts');

/**
 * What stands for MapLibre's validation of styles. The product makes its style itself, and its unit tests hold every layer
 * against the same specification; a visitor's phone would do it again for each of fifty layers.
 */
const withoutValidation = `
  import { latest } from '@maplibre/maplibre-gl-style-spec';
  const findNothing = () => [];
  const parts = ['source', 'sprite', 'glyphs', 'layer', 'light', 'sky', 'terrain', 'filter', 'paintProperty', 'layoutProperty'];
  export const validateStyle = Object.assign(() => [], Object.fromEntries(parts.map((part) => [part, findNothing])));
  export const SPEC_SOURCE_TYPES = new Set(
    Object.keys(latest)
      .filter((key) => key.startsWith('source_'))
      .map((key) => key.slice('source_'.length).replaceAll('_', '-')),
  );
  export const validateStyleAndEmit = () => false;
  export const emitValidationErrors = () => false;
  export const validateAndEmit = () => false;
`;

/** Before it asks for a validation, MapLibre writes out the whole style: for each layer that is added. */
function withoutSerializing(code: string): string {
  const asked = 'if (options.validate === false) return false;';
  if (!code.includes(asked)) throw new Error(`${styleSource} no longer holds '${asked}'`);
  return code.replace(asked, 'return false;');
}

/**
 * Builds MapLibre from its sources. Of its two finished bundles the worker's is to nine tenths in the page's as well,
 * and a visitor would load those twice: some 100 kB over the wire. Built together they share one file.
 */
export function mapLibrary(
  variant: string = process.env[mapLibraryVariable] ?? 'sources',
): Plugin & { isOfWorker(id: string): boolean } {
  if (!variants.some((known) => known === variant)) {
    throw new Error(`${mapLibraryVariable} is ${variant}: it must be ${variants.join(' or ')}`);
  }
  const workerModules = new Set<string>();
  return {
    name: 'map-library',
    apply: (config, { command }) => variant === 'sources' && command === 'build' && !config.build?.ssr,
    enforce: 'pre',
    resolveId(id) {
      if (id === 'maplibre-gl') return join(sources, 'index.ts');
      return id === workerRequest ? workerAddress : null;
    },
    load(id) {
      if (id === validationSource) return withoutValidation;
      if (id !== workerAddress) return null;
      const worker = this.emitFile({ type: 'chunk', id: workerSource, name: 'map-worker' });
      return `export default import.meta.ROLLUP_FILE_URL_${worker};`;
    },
    async transform(code, id) {
      if (!id.startsWith(sources) || !id.endsWith('.ts')) return null;
      const read = id === styleSource ? withoutSerializing(code) : code;
      // Its classes declare fields that a method of a parent has filled: a declaration alone must not empty them again.
      return transformWithOxc(read, id, {
        assumptions: { setPublicClassFields: true },
        typescript: { removeClassFieldsWithoutInitializer: true },
      });
    },
    buildEnd() {
      const waiting = [workerSource];
      for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
        if (workerModules.has(id)) continue;
        workerModules.add(id);
        waiting.push(...(this.getModuleInfo(id)?.importedIds ?? []));
      }
    },
    /** Whether the worker needs a module: known when everything has been read. */
    isOfWorker: (id) => workerModules.has(id),
  };
}
