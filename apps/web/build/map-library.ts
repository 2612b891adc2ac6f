import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { transformWithOxc } from 'vite';
import type { Plugin } from 'vite';

/** The import specifier of the URL of MapLibre's worker; in development Vite resolves it. */
const workerSpecifier = 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
const workerUrlId = '\0map-worker-url';

/** The value `published` uses the published bundles, in case a new version cannot be built from its sources. */
export const mapLibraryVariable = 'MAP_LIBRARY';
const variants = ['sources', 'published'] as const;

/** The sources in the npm package, beside its two published bundles. */
const sources = join(dirname(createRequire(import.meta.url).resolve('maplibre-gl/package.json')), 'src');
const workerSource = join(sources, 'source', 'worker.ts');
const styleSource = join(sources, 'style', 'style.ts');
const validationSource = join(sources, 'style', 'validate_style.ts');

/**
 * Replaces MapLibre's style validation. The style is created by the application, and unit tests validate all layers, so
 * validation in the browser would only cost time.
 */
const emptyValidation = `
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

/** Removes the serialization of the complete style that MapLibre does before validating each added layer. */
function removeStyleSerialization(code: string): string {
  const condition = 'if (options.validate === false) return false;';
  if (!code.includes(condition)) throw new Error(`${styleSource} does not contain '${condition}'`);
  return code.replace(condition, 'return false;');
}

/**
 * Builds MapLibre from its sources. The published bundle of the worker is largely contained in the main bundle, so about 100 kB
 * would be transferred twice. Built together they share a chunk.
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
      return id === workerSpecifier ? workerUrlId : null;
    },
    load(id) {
      if (id === validationSource) return emptyValidation;
      if (id !== workerUrlId) return null;
      const worker = this.emitFile({ type: 'chunk', id: workerSource, name: 'map-worker' });
      return `export default import.meta.ROLLUP_FILE_URL_${worker};`;
    },
    async transform(code, id) {
      if (!id.startsWith(sources) || !id.endsWith('.ts')) return null;
      const source = id === styleSource ? removeStyleSerialization(code) : code;
      // Some classes redeclare fields that a parent class has initialized; the declaration must not reset them.
      return transformWithOxc(source, id, {
        assumptions: { setPublicClassFields: true },
        typescript: { removeClassFieldsWithoutInitializer: true },
      });
    },
    buildEnd() {
      const queue = [workerSource];
      for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
        if (workerModules.has(id)) continue;
        workerModules.add(id);
        queue.push(...(this.getModuleInfo(id)?.importedIds ?? []));
      }
    },
    /** Whether the worker imports a module. Available after all modules are loaded. */
    isOfWorker: (id) => workerModules.has(id),
  };
}
