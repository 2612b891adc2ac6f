import type { Archive } from '../archive/open-archive.ts';
import { BookFileError } from '../failure.ts';
import { textOf, visitElements, type MarkupElement } from '../html/markup.ts';
import { parseHtml } from '../html/parse-html.ts';
import { elementsOf, findElement, lineOf, parseXml } from '../xml/parse-xml.ts';
import { resolvePath } from './archive-path.ts';
import { readText, type PackageDocument } from './package-document.ts';

/** An entry of the list of contents. */
export interface ContentsEntry {
  readonly title: string;
  readonly path: string;
  /** The id of an element in the file; empty for the whole file. */
  readonly fragment: string;
  /** From 1, the highest, to 6. */
  readonly level: number;
}

/** The list of contents of an EPUB: the navigation document, else the NCX. Empty if it has none that is readable. */
export function readContentsList(archive: Archive, document: PackageDocument): readonly ContentsEntry[] {
  const navigation = document.items.find(({ properties }) => properties.includes('nav'));
  try {
    if (navigation !== undefined && archive.names.includes(navigation.path)) {
      const root = parseHtml(readText(archive, navigation.path), { isXhtml: true });
      return readNavigation(root, navigation.path);
    }
    if (document.ncx === undefined || !archive.names.includes(document.ncx.path)) return [];
    const map = findElement(parseXml(readText(archive, document.ncx.path)), 'navMap');
    return map === undefined ? [] : readPoints(map, document.ncx.path, 1);
  } catch (error) {
    // The titles of chapters without a heading are missing then, but no text is.
    if (error instanceof BookFileError && error.code !== 'too-large') return [];
    throw error;
  }
}

function readNavigation(root: MarkupElement, path: string): readonly ContentsEntry[] {
  const entries: ContentsEntry[] = [];
  let list: MarkupElement | undefined;
  visitElements(root, (element) => {
    if (element.name === 'nav' && /\btoc\b/.test(element.attributes['epub:type'] ?? '')) list ??= element;
  });
  const collect = (element: MarkupElement, level: number): void => {
    for (const child of elementsOf(element)) {
      if (child.name === 'a') entries.push(...entryOf(textOf(child), path, child.attributes['href'], level));
      collect(child, child.name === 'ol' ? level + 1 : level);
    }
  };
  if (list !== undefined) collect(list, 0);
  return entries;
}

function readPoints(parent: MarkupElement, path: string, level: number): readonly ContentsEntry[] {
  return elementsOf(parent)
    .filter(({ name }) => name === 'navPoint')
    .flatMap((point) => [
      ...entryOf(
        lineOf(findElement(point, 'navLabel')),
        path,
        findElement(point, 'content')?.attributes['src'],
        level,
      ),
      ...readPoints(point, path, level + 1),
    ]);
}

function entryOf(
  text: string,
  from: string,
  url: string | undefined,
  level: number,
): readonly ContentsEntry[] {
  const target = resolvePath(from, url ?? '');
  const title = text.replaceAll(/\s+/g, ' ').trim();
  if (target === null || title === '') return [];
  return [{ title, ...target, level: Math.min(Math.max(level, 1), 6) }];
}
