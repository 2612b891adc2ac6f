import { cutText } from './cut-text.ts';

/** Returns the beginning of a text without its markup, truncated at a word. @param html sanitized by the server */
export function plainExcerpt(html: string, longest: number): string {
  // The parsed document is inert: it loads no resources and runs no scripts.
  const text = new DOMParser()
    // The end of a block separates words.
    .parseFromString(html.replaceAll(/<\/(?:p|li|h[1-6]|blockquote|div)>|<br[^>]*>/giu, ' $&'), 'text/html')
    .body.textContent.replace(/\s+/g, ' ')
    .trim();
  if (text.length <= longest) return text;
  const cut = text.lastIndexOf(' ', longest);
  return `${cutText(text, cut > 0 ? cut : longest).replace(/[,;:–—-]$/, '')}…`;
}
