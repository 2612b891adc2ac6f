import { manifest } from 'virtual:client-manifest';

const entry = 'index.html';

/** The style sheets and scripts of a screen, beside those that every page has; addresses from the root. */
export interface ScreenFiles {
  readonly styleSheets: readonly string[];
  readonly scripts: readonly string[];
}

/** What a page must load for a screen, by the source file that the screen is in. */
export function filesOfScreen(source: string | undefined): ScreenFiles {
  if (source === undefined) return { styleSheets: [], scripts: [] };
  const common = chunksBelow(entry);
  const own = [...chunksBelow(source)].filter((name) => !common.has(name));
  const address = (file: string) => `/${file}`;
  const chunks = own.flatMap((name) => manifest[name] ?? []);
  return {
    styleSheets: [...new Set(chunks.flatMap(({ css = [] }) => css))].map(address),
    scripts: chunks.map(({ file }) => address(file)),
  };
}

/** A chunk and all that it imports at once. */
function chunksBelow(name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  for (const imported of manifest[name]?.imports ?? []) chunksBelow(imported, found);
  return found;
}
