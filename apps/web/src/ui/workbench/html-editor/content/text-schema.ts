import { getSchema, Mark, Node, type Attribute, type Extensions } from '@tiptap/core';
import { headingElements, inlineElements } from './text-elements.ts';
import { readTextAttributes, textAttributesOf } from './text-attributes.ts';

/** The attributes of an element are one value of its node or mark, so that their order is kept. */
const attributes: Attribute = {
  default: [],
  parseHTML: readTextAttributes,
  renderHTML: (attrs) => Object.fromEntries(textAttributesOf({ attrs })),
};

interface BlockOptions {
  readonly name: string;
  readonly element: string;
  readonly content: string;
  readonly group?: string;
}

function block({ name, element, content, group = 'block' }: BlockOptions): Node {
  return Node.create({
    name,
    content,
    // An item of a list is not a block anywhere else.
    ...(group === '' ? {} : { group }),
    defining: name !== 'paragraph',
    addAttributes: () => ({ attributes }),
    parseHTML: () => [{ tag: element }],
    renderHTML: ({ HTMLAttributes }) => [element, HTMLAttributes, 0],
  });
}

function empty(name: string, element: string, isInline: boolean): Node {
  return Node.create({
    name,
    group: isInline ? 'inline' : 'block',
    inline: isInline,
    selectable: false,
    ...(isInline ? { linebreakReplacement: true } : {}),
    parseHTML: () => [{ tag: element }],
    renderHTML: () => [element],
    renderText: () => '\n',
  });
}

function inlineMark(element: string): Mark {
  return Mark.create({
    name: element,
    // What is typed at the end of a link is not part of it.
    inclusive: element !== 'a' && element !== 'span',
    // A `span` may be nested within a `span`; every other mark excludes itself.
    ...(element === 'span' ? { excludes: '' } : {}),
    addAttributes: () => ({ attributes }),
    parseHTML: () => [{ tag: element }],
    renderHTML: ({ HTMLAttributes }) => [element, HTMLAttributes, 0],
  });
}

/** The nodes and marks of a text: one for each element of the allow-list. None of them has a node view. */
export const textNodes: Extensions = [
  Node.create({ name: 'doc', topNode: true, content: 'block+' }),
  Node.create({ name: 'text', group: 'inline' }),
  block({ name: 'paragraph', element: 'p', content: 'inline*' }),
  ...headingElements.map((element) => block({ name: element, element, content: 'inline*' })),
  block({ name: 'blockquote', element: 'blockquote', content: 'block+' }),
  block({ name: 'ul', element: 'ul', content: 'li+' }),
  block({ name: 'ol', element: 'ol', content: 'li+' }),
  block({ name: 'li', element: 'li', content: 'block+', group: '' }),
  empty('hr', 'hr', false),
  empty('br', 'br', true),
  ...inlineElements.map(inlineMark),
];

/** The schema of a text, for parsing without an editor. */
export const textSchema = getSchema(textNodes);
