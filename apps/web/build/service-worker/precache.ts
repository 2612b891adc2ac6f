/** A chunk in the manifest of the bundler. */
export interface ManifestChunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}

/** Source files whose chunks are not kept for visits without a network, with the reason. */
export const leftOutSources: readonly { readonly source: RegExp; readonly reason: string }[] = [
  {
    source:
      /^src\/features\/(?:place-editing|image-editing|book-editing|proposals\/review|translations|users)\//,
    reason: 'tools of editors, translators and administrators, which need the server',
  },
  {
    source: /^src\/features\/account\//,
    reason: 'registration, sign-in and profile, which need the server',
  },
  { source: /^src\/ui\/workbench\//, reason: 'the workbench of editors, which needs the server' },
];

/** Files of the build that are not kept, with the reason. */
export const leftOutFiles: readonly { readonly file: RegExp; readonly reason: string }[] = [
  { file: /^\/index\.html$/, reason: 'the template of the server; shell.html is kept' },
  { file: /^\/service-worker\.js$/, reason: 'the browser keeps it' },
  { file: /^\/\.vite\//, reason: 'a list for the server' },
  { file: /^\/release\.json$/, reason: 'what is new in the running release, which needs the network' },
  { file: /^\/install\/screenshot-/, reason: 'shown only by the dialog that installs the application' },
];

export interface Precache {
  /** The paths of the files that are kept. */
  readonly kept: readonly string[];
  /** The paths of all others, with the reason. */
  readonly leftOut: ReadonlyMap<string, string>;
}

/**
 * Decides for each file of the build whether the service worker keeps it. Files are kept unless a rule names them: only chunks that are
 * reached from no kept source are left out.
 * @param files the paths of all files of the build, except compressed copies
 * @param manifest the chunks by their source
 */
export function choosePrecache(
  files: readonly string[],
  manifest: Readonly<Record<string, ManifestChunk>>,
): Precache {
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry === true);
  const kept = reach(manifest, entries, (key) => findRule(key) === undefined);
  const leftOut = new Map<string, string>();
  for (const key of Object.keys(manifest)) {
    const reason = findRule(key)?.reason;
    if (reason === undefined) continue;
    for (const file of reach(manifest, [key], () => true)) if (!kept.has(file)) leftOut.set(file, reason);
  }
  for (const file of files) {
    const rule = leftOutFiles.find((each) => each.file.test(file));
    if (rule !== undefined) leftOut.set(file, rule.reason);
  }
  return { kept: files.filter((file) => !leftOut.has(file)), leftOut };
}

const findRule = (source: string) => leftOutSources.find((rule) => rule.source.test(source));

/** The paths of the files of some chunks and of all that they import. */
function reach(
  manifest: Readonly<Record<string, ManifestChunk>>,
  from: readonly string[],
  isFollowed: (key: string) => boolean,
): Set<string> {
  const seen = new Set<string>();
  const files = new Set<string>();
  const waiting = [...from];
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    const chunk = manifest[key];
    if (chunk === undefined || seen.has(key)) continue;
    seen.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(`/${file}`);
    waiting.push(...(chunk.imports ?? []), ...(chunk.dynamicImports ?? []).filter(isFollowed));
  }
  return files;
}
