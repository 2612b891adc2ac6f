import { allowedAttributesOf, allowedElements, isSafeUrl } from '@cae-map/contract/html-allow-list';
import { elementRule } from './element-rules.ts';
import { escapeText, writeAttributes } from './escape.ts';
import { LeftOutCounter } from '../left-out-counter.ts';
import type { MarkupElement, MarkupNode } from './markup.ts';
import { parseHtml } from './parse-html.ts';

/** The void elements of the allow-list, which have neither contents nor an end tag. */
export const emptyElements: ReadonlySet<string> = new Set(['br', 'hr']);

/**
 * Writes nodes as HTML of the allow-list, in the form in which the server stores it, and otherwise unchanged. Other elements are unwrapped,
 * those that are not visible are dropped, as unsafe URLs are.
 */
export function writeAllowedHtml(nodes: readonly MarkupNode[], leftOut: LeftOutCounter): string {
  return nodes.map((node) => writeNode(node, leftOut)).join('');
}

/** HTML of the allow-list that is safe whatever it was; the HTML of stored texts does not change. */
export function allowedHtml(html: string, leftOut = new LeftOutCounter()): string {
  return writeAllowedHtml(parseHtml(html).children, leftOut);
}

function writeNode(node: MarkupNode, leftOut: LeftOutCounter): string {
  if (typeof node === 'string') return escapeText(node);
  const { name, children } = node;
  if (!allowedElements.some((allowed) => allowed === name)) return writeOther(node, leftOut);
  const attributes = writeAttributes(allowedAttributes(node, leftOut));
  if (emptyElements.has(name)) return `<${name}${attributes} />`;
  return `<${name}${attributes}>${writeAllowedHtml(children, leftOut)}</${name}>`;
}

function writeOther({ name, children }: MarkupElement, leftOut: LeftOutCounter): string {
  const rule = elementRule(name);
  leftOut.add('as' in rule ? rule.as : 'unknown-element', name.slice(name.indexOf(':') + 1));
  return rule.kind === 'dropped' || rule.kind === 'hidden' ? '' : writeAllowedHtml(children, leftOut);
}

function allowedAttributes(
  { name, attributes }: MarkupElement,
  leftOut: LeftOutCounter,
): Record<string, string> {
  const allowed = allowedAttributesOf(name);
  return Object.fromEntries(
    Object.entries(attributes).filter(([attribute, value]) => {
      if (/^on/i.test(attribute)) leftOut.add('script', attribute);
      if (!allowed.includes(attribute)) return false;
      const isKept = attribute !== 'href' || isSafeUrl(value);
      if (!isKept) leftOut.add('unsafe-link', value);
      return isKept;
    }),
  );
}
