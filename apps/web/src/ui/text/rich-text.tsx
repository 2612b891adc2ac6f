import {
  accountsDifferAttribute,
  allowedAttributes,
  allowedElements,
  isSafeUrl,
  personAttribute,
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
import { paths } from '../../lib/url/paths.ts';
import { LocalLink } from '../links/local-link.tsx';
import { PlaceLink } from '../links/place-link.tsx';
import { AccountsDiffer } from './accounts-differ.tsx';

interface RichTextProps {
  /** HTML from the server. */
  readonly html: string;
  readonly className?: string;
  readonly lang?: string;
  readonly drawing?: TextDrawing;
}

/** How a page draws its texts beyond their HTML. Its object must stay the same between renderings. */
export interface TextDrawing {
  /** Renders the characters between two tags, such as with the typography of their language. */
  readonly renderCharacters: (characters: string) => ReactNode;
  /** Attributes outside of the allow-list that the page itself has added to the HTML. */
  readonly addedAttributes: readonly string[];
}

/**
 * Renders the HTML of a text as React elements. Only elements and attributes of the allow-list are created and no raw HTML is
 * inserted, so texts cannot run scripts. Elements with a place id become links to the stop,
 * those with a person id links to the page of the person; paragraphs about differing accounts become notes.
 */
export function RichText({ html, className, lang, drawing = plainDrawing }: RichTextProps) {
  const content = useMemo(() => parse(html, optionsOf(drawing)), [html, drawing]);
  return (
    <div className={className} lang={lang}>
      {content}
    </div>
  );
}

const plainDrawing: TextDrawing = { renderCharacters: (characters) => characters, addedAttributes: [] };

const elementNames: ReadonlySet<string> = new Set(allowedElements);
const globalAttributes: ReadonlySet<string> = new Set(allowedAttributes.everywhere);

/** Elements that are removed with their content. Other elements outside the allow-list are replaced by their content. */
const removedElements: ReadonlySet<string> = new Set([
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

function optionsOf({ renderCharacters, addedAttributes }: TextDrawing): HTMLReactParserOptions {
  const options: HTMLReactParserOptions = {
    replace(node) {
      if (node instanceof Text) return <>{renderCharacters(node.data)}</>;
      if (!(node instanceof Element)) return <></>;
      if (removedElements.has(node.name)) return <></>;
      const children = domToReact(childNodes(node), options);
      if (!elementNames.has(node.name)) return <>{children}</>;
      // The HTML parser ends a link at the next one, so that the rendered page could not be hydrated.
      if (isLink(node) && isInLink(node)) return <>{children}</>;
      const placeId = inlinePlaceId(node);
      if (placeId !== null) return <PlaceLink placeId={placeId}>{children}</PlaceLink>;
      const personId = linkedPersonId(node);
      if (personId !== null) {
        return (
          <LocalLink to={paths.person(personId)} data-person={personId}>
            {children}
          </LocalLink>
        );
      }
      if (node.name === 'a' && /^\/(?!\/)/.test(node.attribs.href ?? '')) {
        return <LocalLink to={node.attribs.href ?? '/'}>{children}</LocalLink>;
      }
      if (node.name === 'p' && node.attribs[accountsDifferAttribute] !== undefined) {
        return <AccountsDiffer>{children}</AccountsDiffer>;
      }
      const isVoid = node.name === 'br' || node.name === 'hr';
      return createElement(node.name, safeProperties(node, addedAttributes), ...(isVoid ? [] : [children]));
    },
  };
  return options;
}

function childNodes(node: Element): DOMNode[] {
  // The parser creates only nodes of the type that its own functions accept.
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

/** Whether an element is rendered as a link. */
function isLink(node: Element): boolean {
  return node.name === 'a' || inlinePlaceId(node) !== null;
}

/** Whether an element is within another that is rendered as a link. */
function isInLink({ parent }: Element): boolean {
  return parent instanceof Element && (isLink(parent) || isInLink(parent));
}

/** The id of the person that a name links to; null if there is none, or if it would not be one segment of a path. */
function linkedPersonId(node: Element): string | null {
  const id = node.name === 'a' ? node.attribs[personAttribute] : undefined;
  return id !== undefined && /^[a-z0-9-]+$/.test(id) ? id : null;
}

function safeProperties(node: Element, addedAttributes: readonly string[]): Record<string, string> {
  const ownNames: readonly string[] =
    node.name === 'a' ? allowedAttributes.a : node.name === 'time' ? allowedAttributes.time : [];
  const kept = Object.entries(node.attribs).filter(
    ([name, value]) =>
      (globalAttributes.has(name) || ownNames.includes(name) || addedAttributes.includes(name)) &&
      (name !== 'href' || isSafeUrl(value)),
  );
  const linkProperties = node.name === 'a' ? { rel: 'noreferrer', target: '_blank' } : {};
  const properties = kept.map(([name, value]) => [name === 'datetime' ? 'dateTime' : name, value]);
  return { ...Object.fromEntries(properties), ...linkProperties };
}
