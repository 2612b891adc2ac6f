import { isSafeUrl, personAttribute, placeAttributes } from '@cae-map/contract/html-allow-list';
import { parseHtml } from '../content/parse-text.ts';
import { nameListsOfWord } from './word-lists.ts';
import { keepNotes } from './pasted-notes.ts';
import { isPlain, stylesAsElements } from './pasted-styles.ts';

/** What is no part of a text: code, controls, pictures, the parts around an article, and the notes of reviewers. */
const leftOut = [
  'script, style, noscript, template, title, meta, link, head, object, embed, iframe, frame, canvas, svg, math, form, button',
  'input, select, textarea, img, picture, video, audio, nav, header, footer, aside, dialog, del, xml, area, map',
  '[hidden], [aria-hidden="true"], [style*="display:none"], [style*="display: none"], [style*="mso-hide:all"]',
  '.msocomoff, .msocomanchor, .MsoCommentReference, .MsoCommentText, [style*="mso-element:comment-list"], [style*="mso-element:header"]',
  '[style*="mso-element:footer"], .Apple-interchange-newline, [id^="cmnt"], .mw-editsection, [role="navigation"], [role="banner"]',
].join(', ');

/** The element of a text for one of other programs; an empty name for its content alone. */
const otherNames: Readonly<Record<string, string>> = {
  b: 'strong',
  i: 'em',
  h1: 'h2',
  h6: 'h5',
  strike: 's',
  dt: 'p',
  dd: 'p',
  figcaption: 'p',
  caption: 'p',
  address: 'p',
  pre: 'p',
};

/** Boxes of a page: one that contains characters is a paragraph, any other is its content. */
const boxes =
  'div, section, article, main, figure, center, dl, table, thead, tbody, tfoot, tr, td, th, body, html';
const blocks = `p, h2, h3, h4, h5, ul, ol, li, blockquote, hr, ${boxes}`;
const kept: ReadonlySet<string> = new Set(
  'p br strong em u s sub sup blockquote q cite ul ol li h2 h3 h4 h5 hr a abbr time div'.split(' '),
);
const keptAttributes: readonly string[] = [...placeAttributes, personAttribute, 'datetime'];

/**
 * Cleans the HTML that another program has put into the clipboard: paragraphs, emphasis, lists, links and footnotes stay; styles, comments
 * and the parts around an article go. What the schema of the editor does not have is left out when it is parsed.
 */
export function cleanPasted(html: string): string {
  const body = parseHtml(html);
  removeComments(body);
  for (const element of body.querySelectorAll(leftOut)) element.remove();
  for (const element of body.querySelectorAll('b, strong, i, em')) if (isPlain(element)) unwrap(element);
  nameListsOfWord(body);
  keepNotes(body);
  // From the end, so that the content of an element is clean before the element itself.
  for (const element of [...body.querySelectorAll('*')].toReversed()) cleanElement(element);
  for (const line of body.querySelectorAll('br'))
    if (line.parentElement?.matches(`body, ${boxes}`)) endLine(line);
  for (const paragraph of body.querySelectorAll('p'))
    if (/^\s*$/u.test(paragraph.textContent ?? '')) paragraph.remove();
  return body.innerHTML;
}

function removeComments(body: HTMLElement): void {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  for (const comment of comments) comment.parentNode?.removeChild(comment);
}

function cleanElement(element: Element): void {
  if (element.matches('.Apple-converted-space')) element.textContent = ' ';
  stylesAsElements(element);
  if (element.localName === 'pre') linesAsBreaks(element);
  const isBox = element.matches(boxes);
  const isParagraph = isBox && element.querySelector(blocks) === null;
  const name = isParagraph ? 'p' : isBox ? 'div' : (otherNames[element.localName] ?? element.localName);
  const isWithinLink = name === 'u' && element.closest('a') !== null;
  if (!kept.has(name) || isWithinLink || (name === 'a' && !isLink(element))) unwrap(element);
  else rename(element, name);
}

/** Whether an anchor leads somewhere: to an address outside of the pasted page, a place or a person. */
function isLink(anchor: Element): boolean {
  const address = (anchor.getAttribute('href') ?? '').trim();
  if (keptAttributes.some((name) => anchor.hasAttribute(name))) return true;
  return address !== '' && !address.startsWith('#') && isSafeUrl(address);
}

function rename(element: Element, name: string): void {
  const renamed = element.ownerDocument.createElement(name);
  for (const attribute of keptAttributes) {
    const value = element.getAttribute(attribute);
    if (value !== null) renamed.setAttribute(attribute, value);
  }
  if (name === 'a' && isLink(element) && element.hasAttribute('href'))
    renamed.setAttribute('href', targetOf(element.getAttribute('href')?.trim() ?? ''));
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

/** Google Docs links to a page of redirection. */
function targetOf(address: string): string {
  const target = /^https:\/\/www\.google\.com\/url\?(.*)$/.exec(address)?.[1];
  const query = target === undefined ? null : new URLSearchParams(target).get('q');
  return query !== null && isSafeUrl(query) ? query : address;
}

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

/** A line break between blocks ends the paragraph of the characters before it. */
function endLine(line: Element): void {
  const isBetweenBlocks = [line.previousElementSibling, line.nextElementSibling].every(
    (sibling) => sibling === null || sibling.matches(`${blocks}, br`),
  );
  if (isBetweenBlocks && !hasCharacters(line.previousSibling) && !hasCharacters(line.nextSibling))
    line.remove();
}

function hasCharacters(node: Node | null): boolean {
  return node !== null && node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '';
}

function linesAsBreaks(element: Element): void {
  const lines = (element.textContent ?? '').replace(/\n$/, '').split('\n');
  const { ownerDocument } = element;
  element.replaceChildren(
    ...lines.flatMap((line, index) => (index === 0 ? [line] : [ownerDocument.createElement('br'), line])),
  );
}
