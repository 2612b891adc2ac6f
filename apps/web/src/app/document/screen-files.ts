import { manifest } from 'virtual:client-manifest';
import type { ScreenDefinition } from '../../lib/feature-manifest.ts';

const entry = 'index.html';

/** Every page waits for the words of both languages, since switching between them must not. */
const words = ['src/lib/language/catalogue-ru.ts', 'src/lib/language/catalogue-en.ts'];

/** Addresses from the root. */
interface Files {
  readonly styleSheets: readonly string[];
  readonly scripts: readonly string[];
}

/** What a page of a screen loads beside what the frame of every page names. */
export interface ScreenFiles extends Files {
  /** What the screen imports once it is hydrated. */
  readonly later: Files;
}

/** What a page must load for a screen, by the source files that the screen is in. */
export function filesOfScreen({
  source,
  laterChunk,
}: Pick<ScreenDefinition, 'source' | 'laterChunk'> = {}): ScreenFiles {
  const known = chunksBelow(entry);
  const own = newChunks(source === undefined ? words : [...words, source], known);
  return { ...own, later: newChunks(laterChunk === undefined ? [] : keysOfChunk(laterChunk), known) };
}

/** The files of sources, without those of chunks that are known already; all of them are known afterwards. */
function newChunks(sources: readonly string[], known: Set<string>): Files {
  const names = new Set(
    sources.flatMap((source) => [...chunksBelow(source)]).filter((name) => !known.has(name)),
  );
  for (const name of names) known.add(name);
  const chunks = [...names].flatMap((name) => manifest[name] ?? []);
  const address = (file: string) => `/${file}`;
  return {
    styleSheets: [...new Set(chunks.flatMap(({ css = [] }) => css))].map(address),
    scripts: chunks.map(({ file }) => address(file)),
  };
}

/** The key of the chunk with a name: one for each, but the manifest has none in development. */
function keysOfChunk(name: string): string[] {
  return Object.keys(manifest).filter((key) => manifest[key]?.name === name);
}

/** A chunk and all that it imports at once. */
function chunksBelow(name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  for (const imported of manifest[name]?.imports ?? []) chunksBelow(imported, found);
  return found;
}
