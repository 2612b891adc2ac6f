import { manifest } from 'virtual:client-manifest';
import type { ContentLanguage } from '@cae-map/contract/enumerations';
import type { ScreenDefinition } from '../../lib/manifest/feature-manifest.ts';

const entry = 'index.html';
/** The names of the chunks of the application, and of the map that is started before it. */
const applicationChunk = 'page';
const firstMapChunk = 'first-map';

/** The messages of the first screen, and those of the feature that a screen belongs to, in a language. */
function messageSources(source: string | undefined, language: ContentLanguage): readonly string[] {
  const feature = source === undefined ? null : /^src\/features\/[^/]+/.exec(source);
  return [
    `src/lib/language/catalogue-${language}.ts`,
    ...(feature === null ? [] : [`${feature[0]}/messages/${language}.ts`]),
  ];
}

/** Absolute paths. */
interface Files {
  readonly styleSheets: readonly string[];
  readonly scripts: readonly string[];
}

/** The files that a page of a screen loads in addition to those of `index.html`. */
export interface ScreenFiles extends Files {
  /** The scripts of the application and of the screen, if the map of the page is started before them. */
  readonly afterMap: readonly string[];
  /** The files that the screen imports after hydration. */
  readonly later: Files;
}

/**
 * Lists the files that a page loads for a screen in a language.
 * @param startsWithMap whether the map of the page is started before the application
 */
export function listScreenFiles(
  { source, laterChunk }: Pick<ScreenDefinition, 'source' | 'laterChunk'> = {},
  language: ContentLanguage,
  startsWithMap = false,
): ScreenFiles {
  const known = collectChunks(entry);
  const map = listNewFiles(startsWithMap ? findChunkKeys(firstMapChunk) : [], known);
  const application = listNewFiles(findChunkKeys(applicationChunk), known);
  const own = listNewFiles(
    [...messageSources(source, language), ...(source === undefined ? [] : [source])],
    known,
  );
  const scripts = [...application.scripts, ...own.scripts];
  return {
    styleSheets: [...map.styleSheets, ...own.styleSheets, ...application.styleSheets],
    scripts: startsWithMap ? map.scripts : scripts,
    afterMap: startsWithMap ? scripts : [],
    later: listNewFiles(laterChunk === undefined ? [] : findChunkKeys(laterChunk), known),
  };
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
