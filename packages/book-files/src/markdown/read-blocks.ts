import { decodeEntity, entityPattern } from '@cae-map/expedition/texts/html-entities';
import { Lexer, parser, type Token, type Tokens } from 'marked';
import { escapeAttribute, escapeText, writeAttributes } from '../html/escape.ts';
import { readBraces, type Attributes } from '../own-files/attributes.ts';
import { toHtmlAttributes } from '../own-files/block-attributes.ts';
import { nameOfUrl } from '../own-files/name-links.ts';

/** The Markdown of our files as tokens. */
export function readTokens(markdown: string): Token[] {
  return new Lexer().lex(markdown);
}

/**
 * The HTML of Markdown blocks as our files contain them: attributes of a paragraph are on its last line, links to `/place/53` and
 * `/person/…` are names, and a code block of the language `html` is HTML. Other Markdown becomes the HTML that it stands for.
 */
export function blocksToHtml(tokens: readonly Token[]): string {
  return tokens.map((token) => blockToHtml(token as Tokens.Generic)).join('');
}

function blockToHtml(token: Tokens.Generic): string {
  switch (token.type) {
    case 'space':
    case 'def':
      return '';
    case 'paragraph':
      return element('p', token['text'] as string);
    case 'heading':
      return element(`h${Math.min(Math.max(token['depth'] as number, 2), 5)}`, token['text'] as string);
    case 'text':
      return inlineToHtml(token.tokens ?? [token]);
    case 'hr':
      return '<hr />';
    case 'blockquote':
      return `<blockquote>${blocksToHtml(token.tokens ?? [])}</blockquote>`;
    case 'list': {
      const name = token['ordered'] === true ? 'ol' : 'ul';
      const items = (token as Tokens.List).items.map(({ tokens }) => `<li>${blocksToHtml(tokens)}</li>`);
      return `<${name}>${items.join('')}</${name}>`;
    }
    case 'code':
      return codeToHtml(token as Tokens.Code);
    case 'html':
      return token.raw.trim();
    default:
      return parser([token]);
  }
}

function codeToHtml({ text, lang }: Tokens.Code): string {
  if (lang === 'html') return text;
  return `<p>${text.split('\n').map(escapeText).join('<br />')}</p>`;
}

function element(name: string, text: string): string {
  const line = readBraces(text);
  const attributes = line.attributes && toHtmlAttributes(line.attributes);
  const content = attributes === null ? text : line.text;
  return `<${name}${writeAttributes(attributes ?? {})}>${inlineToHtml(Lexer.lexInline(content))}</${name}>`;
}

function inlineToHtml(tokens: readonly Token[]): string {
  return tokens.map((token) => inlineTokenToHtml(token as Tokens.Generic)).join('');
}

function inlineTokenToHtml(token: Tokens.Generic): string {
  const inner = (): string => inlineToHtml(token.tokens ?? []);
  switch (token.type) {
    case 'text':
      return token.tokens === undefined ? plainToHtml(token['text'] as string) : inner();
    case 'escape':
      return escapeText(token['text'] as string);
    case 'strong':
    case 'em':
      return `<${token.type}>${inner()}</${token.type}>`;
    case 'del':
      return `<s>${inner()}</s>`;
    case 'br':
      return '<br />';
    case 'link':
      return linkToHtml(token as Tokens.Link, inner());
    case 'html':
      return token['text'] as string;
    default:
      return escapeText(token['text'] as string);
  }
}

function linkToHtml({ href, title }: Tokens.Link, content: string): string {
  const name: Attributes | null = nameOfUrl(href);
  if (name !== null) return `<a${writeAttributes(name)}>${content}</a>`;
  const ofTitle =
    title === undefined || title === null || title === '' ? '' : ` title="${escapeAttribute(title)}"`;
  return `<a href="${escapeAttribute(href)}"${ofTitle}>${content}</a>`;
}

function plainToHtml(text: string): string {
  return escapeText(text.replaceAll(entityPattern, decodeEntity));
}

/** The HTML of the contents of a heading. */
export function headingToHtml(text: string): string {
  return inlineToHtml(Lexer.lexInline(text));
}
