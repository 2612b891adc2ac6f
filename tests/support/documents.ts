/** The parts of a document that a test can verify. */
export interface Mentions {
  /** Paths in backticks and link targets, relative to the repository root. */
  readonly paths: readonly string[];
  /** The names of npm scripts, such as 'start' for `npm start` and 'check' for `npm run check`. */
  readonly scripts: readonly string[];
}

/** The top-level folders that a path can start with. */
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
 * Reads the paths and npm scripts from a Markdown document. Paths with placeholders (`{id}`, `*`) and generated folders are
 * ignored.
 * @param folder the folder of the document, to which links are relative; '' for the repository root
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

/** The code spans in the first column of all tables. */
export function readFirstColumn(text: string): string[] {
  return [...text.matchAll(/^\| `([^`]+)` *\|/gm)].map(([, code = '']) => code);
}

/** The cells of each row of the table whose first heading is `heading`. */
export function readTable(text: string, heading: string): string[][] {
  const lines = text.split('\n').map((line) => line.trim());
  const start = lines.findIndex((line) => readCells(line)[0] === heading);
  const end = lines.findIndex((line, index) => index > start && !line.startsWith('|'));
  return start === -1 ? [] : lines.slice(start + 2, end === -1 ? undefined : end).map(readCells);
}

function readCells(line: string): string[] {
  return line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());
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
