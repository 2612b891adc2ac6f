import {
  allowedAttributes,
  allowedElements,
  allowedSchemes,
  placeAttributes,
} from '@cae-map/contract/html-allow-list';
import parse, {
  domToReact,
  Element,
  Text,
  type DOMNode,
  type HTMLReactParserOptions,
} from 'html-react-parser';
import { createElement, useMemo, type ReactNode } from 'react';
import { LocalLink } from '../links/local-link.tsx';
import { PlaceLink } from '../links/place-link.tsx';

interface RichTextProps {
  /** HTML as the server keeps it. */
  readonly html: string;
  readonly className?: string;
  readonly lang?: string;
}

/**
 * Shows the HTML of a text as elements of the page. Only what the allow-list names is made: there is no way from the
 * text to a script, since nothing is ever set as HTML. Names that carry a place become links to its stop.
 */
export function RichText({ html, className, lang }: RichTextProps) {
  const content = useMemo(() => richTextNodes(html), [html]);
  return (
    <div className={className} lang={lang}>
      {content}
    </div>
  );
}

/** The elements of a text; separate from the component so that it can be tested without a page. */
function richTextNodes(html: string): ReactNode {
  return parse(html, options);
}

const elementNames: ReadonlySet<string> = new Set(allowedElements);
const everywhere: ReadonlySet<string> = new Set(allowedAttributes.everywhere);

/** Elements whose inside is not text to be read: they are dropped whole, others are replaced by their inside. */
const droppedWhole: ReadonlySet<string> = new Set([
  'script',
  'style',
  'iframe',
  'object',
  'embed',
  'svg',
  'math',
  'template',
  'noscript',
  'form',
  'input',
  'button',
  'textarea',
  'select',
  'title',
  'head',
  'link',
  'meta',
  'img',
  'video',
  'audio',
]);

const options: HTMLReactParserOptions = {
  replace(node) {
    if (node instanceof Text) return;
    if (!(node instanceof Element)) return <></>;
    if (droppedWhole.has(node.name)) return <></>;
    const children = domToReact(childrenOf(node), options);
    if (!elementNames.has(node.name)) return <>{children}</>;
    const placeId = inlinePlaceId(node);
    if (placeId !== null) return <PlaceLink placeId={placeId}>{children}</PlaceLink>;
    if (node.name === 'a' && /^\/(?!\/)/.test(node.attribs.href ?? '')) {
      return <LocalLink to={node.attribs.href ?? '/'}>{children}</LocalLink>;
    }
    const isVoid = node.name === 'br' || node.name === 'hr';
    return createElement(node.name, safeProperties(node), ...(isVoid ? [] : [children]));
  },
};

function childrenOf(node: Element): DOMNode[] {
  // The parser makes no other nodes below an element than those its own functions take.
  return node.children as DOMNode[];
}

const inlineElements: ReadonlySet<string> = new Set([
  'a',
  'span',
  'b',
  'strong',
  'i',
  'em',
  'u',
  'cite',
  'abbr',
  'q',
]);

function inlinePlaceId(node: Element): number | null {
  if (!inlineElements.has(node.name)) return null;
  for (const name of placeAttributes) {
    const id = Number(node.attribs[name]);
    if (Number.isSafeInteger(id) && id > 0) return id;
  }
  return null;
}

function safeProperties(node: Element): Record<string, string> {
  const ownNames: readonly string[] =
    node.name === 'a' ? allowedAttributes.a : node.name === 'time' ? allowedAttributes.time : [];
  const kept = Object.entries(node.attribs).filter(
    ([name, value]) =>
      (everywhere.has(name) || ownNames.includes(name)) && (name !== 'href' || isSafeUrl(value)),
  );
  const outward = node.name === 'a' ? { rel: 'noreferrer', target: '_blank' } : {};
  const properties = kept.map(([name, value]) => [name === 'datetime' ? 'dateTime' : name, value]);
  return { ...Object.fromEntries(properties), ...outward };
}

/** Tells whether a link may be followed: a relative address or one of the allowed schemes. */
export function isSafeUrl(address: string): boolean {
  try {
    const scheme = new URL(address, 'https://relative.invalid/').protocol.slice(0, -1);
    return allowedSchemes.some((allowed) => allowed === scheme);
  } catch {
    return false;
  }
}
