import { manifest } from 'virtual:client-manifest';
import type { ScreenDefinition } from '../../lib/feature-manifest.ts';

const entry = 'index.html';

/** Every page loads both message catalogues, so that the language is switched without a request. */
const catalogues = ['src/lib/language/catalogue-ru.ts', 'src/lib/language/catalogue-en.ts'];

/** Absolute paths. */
interface Files {
  readonly styleSheets: readonly string[];
  readonly scripts: readonly string[];
}

/** The files that a page of a screen loads in addition to those of `index.html`. */
export interface ScreenFiles extends Files {
  /** The files that the screen imports after hydration. */
  readonly later: Files;
}

/** Lists the files that a page loads for a screen. */
export function listScreenFiles({
  source,
  laterChunk,
}: Pick<ScreenDefinition, 'source' | 'laterChunk'> = {}): ScreenFiles {
  const known = collectChunks(entry);
  const own = listNewFiles(source === undefined ? catalogues : [...catalogues, source], known);
  return { ...own, later: listNewFiles(laterChunk === undefined ? [] : findChunkKeys(laterChunk), known) };
}

/** Lists the files of the chunks that are not in `known`, and adds these chunks to `known`. */
function listNewFiles(sources: readonly string[], known: Set<string>): Files {
  const names = new Set(
    sources.flatMap((source) => [...collectChunks(source)]).filter((name) => !known.has(name)),
  );
  for (const name of names) known.add(name);
  const chunks = [...names].flatMap((name) => manifest[name] ?? []);
  const toPath = (file: string) => `/${file}`;
  return {
    styleSheets: [...new Set(chunks.flatMap(({ css = [] }) => css))].map(toPath),
    scripts: chunks.map(({ file }) => toPath(file)),
  };
}

/** Finds the manifest key of a chunk by its name. During development the manifest is empty. */
function findChunkKeys(name: string): string[] {
  return Object.keys(manifest).filter((key) => manifest[key]?.name === name);
}

/** Returns a chunk and all its static imports. */
function collectChunks(name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  for (const imported of manifest[name]?.imports ?? []) collectChunks(imported, found);
  return found;
}
