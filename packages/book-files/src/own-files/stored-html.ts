import { allowedAttributesOf, allowedElements, isSafeUrl } from '@cae-map/contract/html-allow-list';
import { decodeEntity, entityPattern } from '@cae-map/expedition/texts/html-entities';
import { cleanSourceHtml } from '../html/clean-source-html.ts';
import type { LeftOutCounter } from '../left-out-counter.ts';

/** Tags as the server writes them. Every program reads them alike, so that their names are sufficient to decide whether HTML is safe. */
const tag = /<(?:\/([a-z][a-z0-9]*)|([a-z][a-z0-9]*)((?: [a-z][a-z0-9-]*="[^"<>]*")*)(?: \/)?)>/g;
const attribute = / ([a-z][a-z0-9-]*)="([^"<>]*)"/g;

const emptyElements: ReadonlySet<string> = new Set(['br', 'hr']);

/** Whether HTML has the form in which the server stores it: elements and attributes of the allow-list, each element closed. */
export function isStoredHtml(html: string): boolean {
  if (/[<>]/.test(html.replaceAll(tag, ''))) return false;
  const open: string[] = [];
  for (const [, closed, opened = '', attributes = ''] of html.matchAll(tag)) {
    if (closed !== undefined) {
      if (open.pop() !== closed) return false;
    } else if (!isAllowedTag(opened, attributes)) return false;
    else if (!emptyElements.has(opened)) open.push(opened);
  }
  return open.length === 0;
}

function isAllowedTag(name: string, attributes: string): boolean {
  if (!allowedElements.some((each) => each === name)) return false;
  const allowed = allowedAttributesOf(name);
  return [...attributes.matchAll(attribute)].every(
    ([, key = '', value = '']) => allowed.includes(key) && (key !== 'href' || isSafeHref(value)),
  );
}

/** Other entities than those that the server writes may hide the scheme of a URL: `java&Tab;script:`. */
function isSafeHref(value: string): boolean {
  if (/&(?!(?:amp|lt|gt|quot|#39);)/.test(value)) return false;
  return isSafeUrl(value.replaceAll(entityPattern, decodeEntity));
}

/** HTML of our files as it is if it is allowed, and cleaned if it was changed into other HTML. */
export function keepStoredHtml(html: string, leftOut: LeftOutCounter): string {
  if (isStoredHtml(html)) return html;
  const cleaned = cleanSourceHtml(html);
  leftOut.addAll(cleaned.leftOut);
  return cleaned.html;
}
