/** The beginning of a text without its markup, cut at a word. @param html cleaned by the server */
export function plainExcerpt(html: string, longest: number): string {
  // What is parsed here belongs to no page: nothing in it is loaded or run.
  const text = new DOMParser()
    // Where a paragraph ends a word ends.
    .parseFromString(html.replaceAll(/<\/(?:p|li|h[1-6]|blockquote|div)>|<br[^>]*>/giu, ' $&'), 'text/html')
    .body.textContent.replace(/\s+/g, ' ')
    .trim();
  if (text.length <= longest) return text;
  const cut = text.lastIndexOf(' ', longest);
  return `${text.slice(0, cut > 0 ? cut : longest).replace(/[,;:–—-]$/, '')}…`;
}
