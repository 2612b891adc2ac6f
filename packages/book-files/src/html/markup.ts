/** A node of a parsed document: a text or an element. */
export type MarkupNode = string | MarkupElement;

/** An element of a parsed document, at most `deepestMarkup` levels deep. */
export interface MarkupElement {
  /** In lower case for HTML. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly MarkupNode[];
}

/** How deep elements are nested at most; deeper ones are unwrapped, so that recursion over a tree is bounded. */
export const deepestMarkup = 200;

/** The text of an element, without elements whose contents are not visible. */
export function textOf({ children }: Pick<MarkupElement, 'children'>): string {
  return children
    .map((child) => {
      if (typeof child === 'string') return child;
      return child.name === 'script' || child.name === 'style' ? '' : textOf(child);
    })
    .join('');
}

/** Calls a function with each element of a tree and the element around it, the outer ones first. */
export function visitElements(
  root: MarkupElement,
  visit: (element: MarkupElement, parent: MarkupElement) => void,
): void {
  for (const child of root.children) {
    if (typeof child === 'string') continue;
    visit(child, root);
    visitElements(child, visit);
  }
}
