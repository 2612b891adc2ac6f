import { textOf, visitElements, type MarkupElement } from './markup.ts';

/** The notes of a document: which link refers to which, and the elements that are notes. */
export interface SourceNotes {
  /** The note that a link refers to. */
  readonly noteOf: ReadonlyMap<MarkupElement, MarkupElement>;
  readonly notes: ReadonlySet<MarkupElement>;
  /** Links of notes back to the text. */
  readonly backLinks: ReadonlySet<MarkupElement>;
}

/** A label such as `1`, `[2]`, `3)`, `*`. */
const label = /^[[({]?\s*(?:\d{1,4}|[*†‡§]{1,4}|[a-zа-я]|[ivxlc]{1,6})\s*[\])}]?\.?$/i;
const backLinkText =
  /^[[({]?\s*(?:\d{1,4}|[*†‡§]{1,4}|[↑↩⏎^←↵⤴]\uFE0E?|назад|вернуться|back|return)\s*[\])}]?\.?$/i;
const noteId =
  /^_?(?:fn|ftn|edn|footnote|endnote|rearnote|note|sdfootnote|sdendnote|n|nt|cite_note)[-_.:]?\w*\d/i;
const blockElements: ReadonlySet<string> = new Set(['p', 'li', 'div', 'aside', 'dd', 'section', 'td']);
const largeElements: ReadonlySet<string> = new Set(['', 'body', 'html', 'main', 'article']);

/**
 * Finds the notes of documents: the targets of links that are marked as references to notes, or look like them.
 * @param findTarget returns the element that an URL within the file means
 */
export function findNotes(
  root: MarkupElement,
  findTarget: (url: string) => MarkupElement | undefined,
): SourceNotes {
  const parents = new Map<MarkupElement, MarkupElement>();
  const links: MarkupElement[] = [];
  visitElements(root, (element, parent) => {
    parents.set(element, parent);
    if (element.name === 'a' && element.attributes['href'] !== undefined) links.push(element);
  });
  const noteOf = new Map<MarkupElement, MarkupElement>();
  /** The notes that a block of text refers to. */
  const notesOfBlock = new Map<MarkupElement, Set<MarkupElement>>();
  for (const link of links) {
    const target = findTarget(link.attributes['href'] ?? '');
    const note = target === undefined ? undefined : noteAround(target, parents);
    if (target === undefined || note === undefined || isWithin(link, new Set([note]), parents)) continue;
    // The link from a note back to its reference looks like a reference as well.
    if (isWithin(link, notesOfBlock.get(note) ?? new Set(), parents)) continue;
    if (!isReference(link, target, note, parents)) continue;
    noteOf.set(link, note);
    const block = noteAround(link, parents);
    if (block === undefined) continue;
    const ofBlock = notesOfBlock.get(block) ?? new Set();
    notesOfBlock.set(block, ofBlock.add(note));
  }
  const notes = new Set(noteOf.values());
  return { noteOf, notes, backLinks: findBackLinks(notes) };
}

/** The block that is the note, if the target is a mark at its beginning. */
function noteAround(
  target: MarkupElement,
  parents: ReadonlyMap<MarkupElement, MarkupElement>,
): MarkupElement | undefined {
  let element: MarkupElement | undefined = target;
  while (element !== undefined && !blockElements.has(element.name)) element = parents.get(element);
  return element === undefined || largeElements.has(element.name) ? undefined : element;
}

function isReference(
  link: MarkupElement,
  target: MarkupElement,
  note: MarkupElement,
  parents: ReadonlyMap<MarkupElement, MarkupElement>,
): boolean {
  if (hasType(link, /\bnoteref\b/)) return true;
  if (!label.test(textOf(link).trim())) return false;
  if (hasType(note, noteTypes) || hasType(target, noteTypes)) return true;
  const isRaised = parents.get(link)?.name === 'sup' || hasOnlySup(link);
  const { id = '', name = '' } = target.attributes;
  return isRaised || noteId.test(id === '' ? name : id);
}

const noteTypes = /\b(?:footnote|endnote|rearnote|note)\b/;

function hasType({ attributes }: MarkupElement, pattern: RegExp): boolean {
  return pattern.test(attributes['epub:type'] ?? '') || pattern.test(attributes['role'] ?? '');
}

function hasOnlySup({ children }: MarkupElement): boolean {
  const elements = children.filter((child) => typeof child !== 'string' || child.trim() !== '');
  const [first] = elements;
  return elements.length === 1 && typeof first === 'object' && first.name === 'sup';
}

function isWithin(
  element: MarkupElement,
  ancestors: ReadonlySet<MarkupElement>,
  parents: ReadonlyMap<MarkupElement, MarkupElement>,
): boolean {
  for (let at: MarkupElement | undefined = element; at !== undefined; at = parents.get(at))
    if (ancestors.has(at)) return true;
  return false;
}

function findBackLinks(notes: ReadonlySet<MarkupElement>): ReadonlySet<MarkupElement> {
  const found = new Set<MarkupElement>();
  for (const note of notes)
    visitElements(note, (element) => {
      if (element.name !== 'a') return;
      const isMarked = hasType(element, /\b(?:backlink|referrer)\b/);
      const isInternal = !/^(?:[a-z][a-z\d+.-]*:|\/)/i.test(element.attributes['href'] ?? '');
      const isBack = isInternal && backLinkText.test(textOf(element).trim());
      if (isMarked || isBack) found.add(element);
    });
  return found;
}
