import { personAttribute, placeAttributes } from '@cae-map/contract/html-allow-list';
import type { Mark, Node } from '@tiptap/pm/model';
import type { EditorState, Transaction } from '@tiptap/pm/state';
import { attributeOf, textAttributesOf, type TextAttributes } from '../content/text-attributes.ts';
import type { DocumentRange } from './highlights.ts';

/** A link of a text to a place, a person or a page, in positions of its document. */
export interface TextLink extends DocumentRange {
  readonly attributes: TextAttributes;
}

/** Every element that links names to places; any of them may have a place id. */
const targetAttributes: readonly string[] = [...placeAttributes, personAttribute, 'href'];

function isLink(mark: Mark): boolean {
  return textAttributesOf(mark).some(([name]) => targetAttributes.includes(name));
}

/** The links of a text in its order. Neighbouring characters with the same element are one link. */
export function listLinks(document: Node): TextLink[] {
  const links: (TextLink & { readonly mark: Mark })[] = [];
  document.descendants((node, from) => {
    if (!node.isInline) return true;
    const mark = node.marks.find(isLink);
    if (mark === undefined) return false;
    const to = from + node.nodeSize;
    const last = links.at(-1);
    if (last?.to === from && last.mark.eq(mark)) links.splice(-1, 1, { ...last, to });
    else links.push({ from, to, mark, attributes: textAttributesOf(mark) });
    return false;
  });
  return links.map(({ from, to, attributes }) => ({ from, to, attributes }));
}

/** The link that the selection is in or touches; null if there is none. */
export function linkAtSelection({ doc, selection: { from, to } }: EditorState): TextLink | null {
  return listLinks(doc).find((link) => link.from <= from && to <= link.to) ?? null;
}

/** Links a part of a text; its links to other targets are removed. */
export function addLink(
  transaction: Transaction,
  range: DocumentRange,
  attributes: TextAttributes,
): Transaction {
  removeLinks(transaction, range);
  const { schema } = transaction.doc.type;
  return transaction.addMark(range.from, range.to, schema.mark('a', { attributes }));
}

/** Removes the links of a part of a text with the elements that make them. */
export function removeLinks(transaction: Transaction, { from, to }: DocumentRange): Transaction {
  const found: { readonly mark: Mark; readonly from: number; readonly to: number }[] = [];
  transaction.doc.nodesBetween(from, to, (node, at) => {
    for (const mark of node.isInline ? node.marks.filter(isLink) : [])
      found.push({ mark, from: Math.max(from, at), to: Math.min(to, at + node.nodeSize) });
  });
  for (const one of found) transaction.removeMark(one.from, one.to, one.mark);
  return transaction;
}

/** The place ids of an element, in the order of their attributes. */
export function placeIdsOf(attributes: TextAttributes): number[] {
  return placeAttributes.flatMap((name) => {
    const id = Number(attributeOf(attributes, name));
    return Number.isSafeInteger(id) && id > 0 ? [id] : [];
  });
}

/** The attributes of a link to up to four places. */
export function placeLinkAttributes(placeIds: readonly number[]): TextAttributes {
  return placeAttributes.flatMap((name, index) => {
    const id = placeIds[index];
    return id === undefined ? [] : [[name, String(id)] as const];
  });
}
