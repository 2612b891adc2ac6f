import sanitizeHtml from 'sanitize-html';
import { allowedAttributes, allowedElements, allowedSchemes } from '@cae-map/contract/html-allow-list';

const options: sanitizeHtml.IOptions = {
  allowedTags: [...allowedElements],
  allowedAttributes: {
    '*': [...allowedAttributes.everywhere],
    a: [...allowedAttributes.a],
    p: [...allowedAttributes.p],
    time: [...allowedAttributes.time],
  },
  allowedSchemes: [...allowedSchemes],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
};

/** Sanitises the HTML of a text to the contract's allow-list; every write of a text calls it. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, options);
}
