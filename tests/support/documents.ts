/** What a document says about the repository, as far as a test can look it up. */
export interface Mentions {
  /** Paths in backticks and targets of links, relative to the repository. */
  readonly paths: readonly string[];
  /** Names of npm scripts: 'start' for `npm start`, 'check' for `npm run check`. */
  readonly scripts: readonly string[];
}

/** The folders with which a path of this repository begins. */
const topFolders = [
  'packages/',
  'apps/',
  'scripts/',
  'tests/',
  'e2e/',
  'bench/',
  'docs/',
  'content/',
  '.ci/',
];

/**
 * Reads the paths and commands that a Markdown document names. Examples with a placeholder (`data/`, `{id}`, `*`) are left
 * out, and what is made at set-up or at run time.
 * @param folder the folder of the document, '' for the repository's own, since links count from there
 */
export function readMentions(text: string, folder: string): Mentions {
  const codes = [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
  const blocks = [...text.matchAll(/```sh\n(.*?)```/gs)].map(([, block = '']) => block);
  const links = [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, target = '']) =>
    join(folder, target),
  );
  return {
    paths: [...codes.filter(isPath), ...links].map((path) => path.replace(/\/$/, '')),
    scripts: [...codes, ...blocks].flatMap((code) =>
      [...code.matchAll(/\bnpm (?:run ([\w-]+)|(start|test))\b/g)].map(([, run, own]) => run ?? own ?? ''),
    ),
  };
}

/** The folders in the first column of the table of folders. */
export function tableFolders(text: string): string[] {
  return [...text.matchAll(/^\| `([^`]+)` *\|/gm)].map(([, folder = '']) => folder);
}

/** The folders that hold one of these files directly. */
export function foldersOf(paths: readonly string[]): string[] {
  const folders = paths.flatMap((path) => (path.includes('/') ? [path.slice(0, path.lastIndexOf('/'))] : []));
  return [...new Set(folders)].sort();
}

function isPath(code: string): boolean {
  return topFolders.some((folder) => code.startsWith(folder)) && !/[\s{*…]|\/dist\b/.test(code);
}

function join(folder: string, target: string): string {
  const segments: string[] = [];
  for (const segment of `${folder}/${target}`.split('/')) {
    if (segment === '..') segments.pop();
    else if (segment !== '' && segment !== '.') segments.push(segment);
  }
  return segments.join('/');
}
