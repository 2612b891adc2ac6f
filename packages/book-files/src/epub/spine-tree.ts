import { visitElements, type MarkupElement, type MarkupNode } from '../html/markup.ts';
import { resolvePath } from './archive-path.ts';
import type { ContentsEntry } from './contents-list.ts';

/** A document of the spine, as it was parsed. */
export interface SpineDocument {
  readonly path: string;
  readonly root: MarkupElement;
}

/** The documents of a book in one tree, and the targets of the links in it. */
export interface SpineTree {
  readonly root: MarkupElement;
  readonly findTarget: (url: string) => MarkupElement | undefined;
}

/**
 * Joins the documents of a book, so that a note can be in another file than its reference. URLs within the book become paths of the archive.
 * A document without headings gets those that the list of contents has for it.
 */
export function joinDocuments(
  documents: readonly SpineDocument[],
  contents: readonly ContentsEntry[],
): SpineTree {
  const targets = new Map<string, MarkupElement>();
  const children = documents.map((document): MarkupElement => {
    const entries = hasHeading(document.root) ? [] : contents.filter(({ path }) => path === document.path);
    return { name: 'section', attributes: {}, children: rebase(document, entries, targets) };
  });
  return { root: { name: '', attributes: {}, children }, findTarget: (url) => targets.get(url) };
}

function hasHeading(root: MarkupElement): boolean {
  let isFound = false;
  visitElements(root, ({ name }) => {
    isFound ||= /^h[1-6]$/.test(name);
  });
  return isFound;
}

/** The nodes of a document with its ids and URLs as those of the archive. */
function rebase(
  { path, root }: SpineDocument,
  entries: readonly ContentsEntry[],
  targets: Map<string, MarkupElement>,
): readonly MarkupNode[] {
  const headings = new Map<string, MarkupElement[]>();
  for (const { title, level, fragment } of entries) {
    const heading: MarkupElement = { name: `h${level}`, attributes: {}, children: [title] };
    headings.set(fragment, [...(headings.get(fragment) ?? []), heading]);
  }
  const headingsAt = (fragment: string): readonly MarkupElement[] => headings.get(fragment) ?? [];
  const convert = (node: MarkupNode): MarkupNode[] => {
    if (typeof node === 'string') return [node];
    const id = node.attributes['id'] ?? (node.name === 'a' ? node.attributes['name'] : undefined);
    const element: MarkupElement = {
      name: node.name,
      attributes: { ...node.attributes, ...rebasedUrl(path, node) },
      children: node.children.flatMap(convert),
    };
    if (id === undefined || id === '') return [element];
    targets.set(`${path}#${id}`, targets.get(`${path}#${id}`) ?? element);
    return [...headingsAt(id), element];
  };
  return [...headingsAt(''), ...root.children.flatMap(convert)];
}

function rebasedUrl(path: string, { attributes }: MarkupElement): Record<string, string> {
  const url = attributes['href'];
  const target = url === undefined ? null : resolvePath(path, url);
  if (target === null) return {};
  return { href: target.fragment === '' ? target.path : `${target.path}#${target.fragment}` };
}
